/** The ledger's rows. Every event is put into words once and kept; a new one costs no more in the last round than in the first. */
import type { GameEvent, Message } from '../net/data';
import type { Scene } from './scene.svelte';

export interface Row {
  key: string;
  event: number;
  head: string; // a heading has no more than this
  seat: string;
  name: string; // what the mark of the seat says, for those who do not see it
  text: string;
  clause: string;
  own: boolean; // about the reader, or known to few: covered together with the cards
}
export type Heading = (event: GameEvent) => Message | null;

/** Rows by event, for one reader: whoever is called something else needs others. */
export class Rows {
  private readonly kept = new WeakMap<GameEvent, Row[]>();
  constructor(
    private readonly here: Scene,
    private readonly heading: Heading,
  ) {}

  /** All rows, or only one seat's. */
  of(events: readonly GameEvent[], only = ''): Row[] {
    const rows = events.flatMap((event, number) => this.ofEvent(event, number));
    return only ? rows.filter((row) => row.seat === only) : rows;
  }

  private ofEvent(event: GameEvent, number: number): Row[] {
    let rows = this.kept.get(event);
    if (!rows) this.kept.set(event, (rows = this.written(event, number)));
    return rows;
  }

  private written(event: GameEvent, number: number): Row[] {
    const head = this.heading(event);
    const lines = this.here.linesOf(event);
    const found = head ? [this.headed(`${number}h`, number, head)] : [];
    lines.forEach((line, at) => {
      if (line === head) return; // it stands as a heading already
      const key = `${number}.${at}`;
      if (line.id.startsWith('heading-')) found.push(this.headed(key, number, line));
      else {
        const { name, rest } = this.here.besideMark(line);
        found.push({ key, event: number, head: '', seat: seatOf(line), name, text: rest, clause: line.clauses?.[0] ?? event.clause ?? '', own: isOwn(line, this.here.seat) });
      }
    });
    return found;
  }

  private headed(key: string, event: number, line: Message): Row {
    return { key, event, head: this.here.plain(line), seat: seatOf(line), name: '', text: '', clause: '', own: false };
  }
}

/** Messages that say more to some than to others are named by what they add. */
const TOLD_TO_FEW = /-(own|known|seen|figure|yours)$/;

export function isOwn(line: Message, seat: string): boolean {
  return seat !== '' && (seatOf(line) === seat || TOLD_TO_FEW.test(line.id));
}

export function seatOf(line: Message): string {
  return typeof line.facts?.seat === 'string' ? line.facts.seat : '';
}
