/** Whom this reader does not want to hear at this table. Kept in this tab; nobody is told. */
import type { GameEvent } from '../net/data';

const FREE = ['said', 'whispered']; // claims are moves: they are heard by everybody

export class Muted {
  /** Seats, or the handles of people who share one. */
  all = $state.raw<string[]>([]);
  private readonly store: string;

  constructor(table: string) {
    this.store = `kickback-muted-${table}`;
    try {
      const found: unknown = JSON.parse(sessionStorage.getItem(this.store) ?? '[]');
      if (Array.isArray(found)) this.all = found.filter((one) => typeof one === 'string');
    } catch {
      // a browser that keeps nothing forgets with the page
    }
  }
  turn(who: string): void {
    this.all = this.all.includes(who) ? this.all.filter((one) => one !== who) : [...this.all, who];
    try {
      sessionStorage.setItem(this.store, JSON.stringify(this.all));
    } catch {
      // likewise
    }
  }
  hides(event: GameEvent): boolean {
    return FREE.includes(event.kind) && this.all.includes(String(event.seat));
  }
}
