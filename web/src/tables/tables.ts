/** Which component draws which game. A game without a table of its own gets the plain one, and can be played. */
import type { Component, Snippet } from 'svelte';

export interface TableProps {
  banner?: Snippet;
  code?: string;
  onleave?: () => void;
  oncopy?: () => void;
}
type Table = Component<TableProps>;

const TABLES: Record<string, () => Promise<{ default: unknown }>> = {
  scapegoat: () => import('./scapegoat/ScapegoatTable.svelte'),
  embezzlement: () => import('./embezzlement/EmbezzlementTable.svelte'),
  wallet: () => import('./wallet/WalletTable.svelte'),
  'pecunia-olet': () => import('./pecunia/PecuniaTable.svelte'),
  'corporate-espionage': () => import('./corporate/CorporateTable.svelte'),
};

export async function tableOf(game: string): Promise<Table> {
  const load = TABLES[game] ?? (() => import('./plain/PlainTable.svelte'));
  return (await load()).default as Table;
}
