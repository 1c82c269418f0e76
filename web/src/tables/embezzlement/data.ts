/** What a view of Embezzlement holds (games/embezzlement/view.py). */
import type { View } from '../../net/data';

export interface Year {
  invoice: number;
  paid: number;
  value: string; // 1 to 5, T for a trap, or hidden
  mark: 'plain' | 'otr' | 'audited' | string;
  shown: boolean;
  settles: number;
}
export interface SeatFacts {
  hand: string[];
  cards: number;
  board: (Year | null)[];
  next: number;
  bust: boolean;
  leaving: boolean;
  stash: number | string;
}
export type EmbezzlementView = View & {
  round: number;
  turn: string;
  workload: { count: number };
  archive: { count: number };
  deck: { count: number };
  coffers: number;
  'paid-now': number | null;
};

export function seatOf(view: EmbezzlementView, seat: string): SeatFacts {
  return view[seat] as unknown as SeatFacts;
}

/** Ink, rosette and emblem of each action card. */
export const CARDS: Record<string, { ink: string; rosette: string; emblem: string }> = {
  audit: { ink: '#a8271f', rosette: 'audit', emblem: 'audit' },
  bribe: { ink: '#1d6b4f', rosette: 'bribe', emblem: 'bribe' },
  trade: { ink: '#22406b', rosette: 'trade', emblem: 'trade' },
  otr: { ink: '#4b4236', rosette: 'record', emblem: 'off-the-record' },
  blackmail: { ink: '#6b2f75', rosette: 'blackmail', emblem: 'blackmail' },
};
