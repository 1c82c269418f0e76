/** Lines whose message begins `heading-` are headings; some games open a turn with an event of its own instead. */
import type { GameEvent, Message } from '../net/data';

const OPENING = new Set(['turn', 'round', 'new-round']);

export function heading(event: GameEvent): Message | null {
  return OPENING.has(event.kind) ? (event.ledger?.[0] ?? null) : null;
}
