/** Standing orders that somebody always wants: given at every table where they apply, until they are taken back there. */
import type { TableClient } from './table.svelte';

/** Orders about one seat or one round of a table are no lasting wishes. */
const OF_ONE_TABLE = /(-[A-H]|-round-\d)$|^rest$/;
export const lasting = (orders: string[]): string[] => orders.filter((order) => !OF_ONE_TABLE.test(order));

interface Kept {
  given: string[];
  off: string[];
}

export class Wishes {
  /** What was given here because it is wished, and what was taken back here although it is. */
  private kept: Kept = { given: [], off: [] };
  private readonly store: string;
  private readonly asked = new Map<string, number>(); // the question at which each was given last

  constructor(
    private readonly table: TableClient,
    private readonly seat: string,
  ) {
    this.store = `kickback-orders-${table.id}-${seat}`;
    try {
      this.kept = { ...this.kept, ...(JSON.parse(sessionStorage.getItem(this.store) ?? '{}') as Partial<Kept>) };
    } catch {
      // a browser that keeps nothing asks again
    }
  }

  /** An order was given or taken back by hand: at this table that counts. */
  tapped(order: string, on: boolean): void {
    this.keep({ given: this.kept.given.filter((one) => one !== order), off: on ? this.kept.off.filter((one) => one !== order) : [...this.kept.off, order] });
    this.table.standing(this.seat, order, on);
  }

  /** Orders that end by themselves are given again, once for a question at most. */
  settle(wished: string[], now: string[], question: number): void {
    for (const order of this.kept.given) {
      if (wished.includes(order)) continue;
      this.keep({ ...this.kept, given: this.kept.given.filter((one) => one !== order) });
      if (now.includes(order)) this.table.standing(this.seat, order, false);
    }
    for (const order of wished) {
      if (now.includes(order) || this.kept.off.includes(order) || this.asked.get(order) === question) continue;
      this.asked.set(order, question);
      if (!this.kept.given.includes(order)) this.keep({ ...this.kept, given: [...this.kept.given, order] });
      this.table.standing(this.seat, order, true);
    }
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      sessionStorage.setItem(this.store, JSON.stringify(kept));
    } catch {
      // likewise
    }
  }
}
