/** Which component draws which game. A game without a table of its own gets the plain one, and can be played. */
import type { Component, Snippet } from 'svelte';
import type { Facts } from '../net/data';

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

/** The big picture of the page after the game, where a game has one. */
export interface AfterProps {
  report: Facts;
  id: string;
}
const PICTURES: Record<string, () => Promise<{ default: unknown }>> = {
  scapegoat: () => import('./scapegoat/FilesPicture.svelte'),
};

export async function afterOf(game: string): Promise<Component<AfterProps> | null> {
  const load = PICTURES[game];
  return load ? ((await load()).default as Component<AfterProps>) : null;
}
