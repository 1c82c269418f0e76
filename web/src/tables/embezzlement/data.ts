/** What a view of Embezzlement holds: made from its schema. */
import type { Seat as SeatFacts, View as EmbezzlementView, Year } from '../../net/games/embezzlement';

export type { EmbezzlementView, SeatFacts, Year };
export const seatOf = (view: EmbezzlementView, seat: string) => view[seat as 'A']!;

/** Ink, rosette and emblem of each action card. */
export const CARDS: Record<string, { ink: string; rosette: string; emblem: string }> = {
  audit: { ink: '#a8271f', rosette: 'audit', emblem: 'audit' },
  bribe: { ink: '#1d6b4f', rosette: 'bribe', emblem: 'bribe' },
  trade: { ink: '#22406b', rosette: 'trade', emblem: 'trade' },
  otr: { ink: '#4b4236', rosette: 'record', emblem: 'off-the-record' },
  blackmail: { ink: '#6b2f75', rosette: 'blackmail', emblem: 'blackmail' },
};

/** A stash as far as it is shown: in a vault one's own is a secret, and covered with the cards. */
export function stashOf(view: EmbezzlementView, seat: string, covered: boolean): number | null {
  const { stash } = seatOf(view, seat);
  const vault = typeof view.coffers !== 'number';
  return typeof stash === 'number' && !(covered && vault && seat === view.seat) ? stash : null;
}
