/** Most games open a turn or a round with an event of its own: its line is the heading in the ledger. */
import type { GameEvent, Message } from '../net/data';

const OPENING = new Set(['turn', 'round', 'new-round', 'new-year']);

export function heading(event: GameEvent): Message | null {
  return OPENING.has(event.kind) ? (event.lines?.[0] ?? null) : null;
}
