/** What a view of Scapegoat holds (games/scapegoat/view.py), and what its board needs to work out. */
import type { View } from '../../net/data';

export interface SeatFacts {
  hand: string[];
  cards: number;
  size: number;
  asked: boolean;
  committed: boolean;
  pick: string | null;
  shown: string | null;
  revealed: string | null;
  down: number;
}
export interface Laid {
  seat: string;
  card: string;
  face: 'up' | 'down' | 'gathered';
  quarter: number;
  value: number;
}
export type ScapegoatView = View & {
  round: number;
  turn: number;
  'turns-left': number;
  start: string | null;
  spent: number;
  budget: number;
  quarters: number;
  quarter: number;
  total: number;
  carry: number;
  ending: 'overspend' | 'perfect-zero' | 'underspend' | null;
  scapegoat: string | null;
  target: number;
  'victory-hand': number;
  laps: number;
  table: Laid[];
  audit: { cards: string[]; turned: string[] };
  deck: { count: number };
  discard: { count: number };
};

export const FILED = 10; // what every card counts face down

export function seatOf(view: ScapegoatView, seat: string): SeatFacts {
  return view[seat] as unknown as SeatFacts;
}

export interface QuarterSeen {
  number: number;
  carry: number; // what it began with
  cards: (Laid & { end: number })[]; // `end`: where the sum stands with this card
  total: number;
  closed: boolean;
  open: boolean;
  over: number; // above the line, carried on
}

/** The folders from left to right, each with its cards and its sum. */
export function quartersOf(view: ScapegoatView): QuarterSeen[] {
  const found: QuarterSeen[] = [];
  let carry = 0;
  for (let number = 1; number <= view.quarters; number += 1) {
    let end = carry;
    const cards = view.table.filter((laid) => laid.quarter === number).map((laid) => ({ ...laid, end: (end += laid.value) }));
    const closed = end >= view.target;
    const opened = cards.length > 0 || (number === 1 ? true : (found[number - 2]?.closed ?? false));
    found.push({ number, carry, cards, total: end, closed, open: opened && !closed && view.ending === null, over: closed ? end - view.target : 0 });
    carry = closed ? end - view.target : 0;
  }
  return found;
}

/** Who plays when this year: every turn from the start on. */
export function turnsOf(view: ScapegoatView, seats: string[]): string[] {
  const first = Math.max(0, seats.indexOf(view.start ?? seats[0] ?? 'A'));
  return Array.from({ length: seats.length * view.laps }, (_, at) => seats[(first + at) % seats.length]!);
}

/** What may still be lost on small cards, and how much that was when the year began. */
export function waste(view: ScapegoatView, seats: number): { left: number; whole: number } {
  return { left: FILED * view['turns-left'] - (view.budget - view.spent), whole: FILED * seats * view.laps - view.budget };
}
