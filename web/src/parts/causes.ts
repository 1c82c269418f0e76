/** Why something happened: what was done, what answered it, and what followed, up to the line that was asked about. */
import type { GameEvent } from '../net/data';

/** Events in which somebody does something; everything else follows from one. */
const DEEDS: Record<string, string[]> = {
  scapegoat: ['up', 'down', 'committed', 'dropped', 'starts'],
  embezzlement: ['turn', 'announced', 'placed', 'played', 'discarded', 'drew', 'left-it', 'done'],
  wallet: ['turn', 'played', 'put', 'took', 'paid', 'flipped', 'time', 'done', 'committed', 'round-over'],
  'pecunia-olet': ['bought', 'printed', 'taxed', 'exchanged', 'sold', 'flew', 'passed', 'round', 'round-over', 'declined'],
  'corporate-espionage': ['turn', 'announced', 'fired', 'discarded', 'turn-over', 'audited', 'drew'],
};
/** Cards that answer cards: what they answer belongs to the story. */
const answers = (event: GameEvent) => event.kind === 'played' || (event.kind === 'announced' && event.answer === true);
const LONGEST = 9;

/** The numbers of the events that led to this one, oldest first, itself last. */
export function causesOf(game: string, events: readonly GameEvent[], at: number): number[] {
  const deeds = new Set(DEEDS[game] ?? []);
  let first = at;
  while (first > 0 && !deeds.has(events[first]!.kind)) first -= 1;
  while (first > 0 && answers(events[first]!)) {
    const before = events.slice(0, first).findLastIndex((event) => deeds.has(event.kind));
    if (before < 0 || events[before]!.kind === 'turn') break;
    first = before;
    if (!answers(events[before]!)) break;
  }
  const found = Array.from({ length: at - first + 1 }, (_, step) => first + step);
  return found.length > LONGEST ? [first, ...found.slice(-(LONGEST - 1))] : found;
}
