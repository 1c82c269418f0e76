/** Of the orders that say when to ask at all one is in force; without any, everything is asked. */
import type { Scene } from '../scene.svelte';

export const ASK = ['always', 'when-hit', 'not-now'];
export const askedOf = (given: string[]): string => ASK.find((order) => given.includes(order)) ?? 'always';

export function ask(here: Scene, order: string): void {
  const given = here.source.orders ?? [];
  for (const one of ASK) if (given.includes(one) !== (one === order)) here.source.standing?.(one, one === order);
}
