/** The big picture after each game. A game without one, or a table that keeps its secrets, gets the plain page. */
import type { Component } from 'svelte';

const PICTURES: Record<string, () => Promise<{ default: Component }>> = {
  scapegoat: () => import('./scapegoat/OpenedFolder.svelte'),
  wallet: () => import('./wallet/LineUp.svelte'),
  'pecunia-olet': () => import('./pecunia/UncutSheet.svelte'),
  'corporate-espionage': () => import('./corporate/Skyline.svelte'),
  embezzlement: () => import('./embezzlement/Banknote.svelte'),
};

export async function pictureOf(game: string, open: boolean): Promise<Component> {
  const load = (open && PICTURES[game]) || (() => import('./PlainAfter.svelte'));
  return (await load()).default;
}
