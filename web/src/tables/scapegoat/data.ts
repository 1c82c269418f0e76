/** What a view of Scapegoat holds, made from its schema, and what its board needs to work out. */
import type { Message } from '../../net/data';
import type { Laid, Seat as SeatFacts, View as ScapegoatView } from '../../net/games/scapegoat';

export type { Laid, ScapegoatView, SeatFacts };

/** How the year ended, as a message; null while it lasts. */
export function endOf(view: ScapegoatView): Message | null {
  if (view.ending === null) return null;
  const facts = { over: view.spent - view.budget, under: view.budget - view.spent, budget: view.budget, seat: view.scapegoat ?? view.closer ?? '' };
  return { id: `caption-${view.ending}`, facts };
}

export const isRed = (card: string) => card.endsWith('H') || card.endsWith('D');

export const FILED = 10; // what every card counts face down

export const seatOf = (view: ScapegoatView, seat: string) => view[seat as 'A']!;

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
