/** What a view of Corporate Espionage holds (games/corporate_espionage/view.py). */
import type { View } from '../../net/data';

export interface Permanent {
  card: string;
  chips: number;
  used: boolean;
  income: number;
  overhead: number;
}
export interface SeatFacts {
  name: string;
  bank: number | 'hidden';
  worth: number | 'hidden';
  announced: number | null;
  'announced-turn': number | null;
  book: number[] | 'hidden';
  hand: string[];
  costs: (number | null)[];
  cards: number;
  deck: number;
  permanents: Permanent[];
  income: number;
  overhead: number;
  'in-market': boolean;
}
export type CorporateView = View & {
  round: number;
  turn: string;
  turns: number;
  companies: string[];
  hires: number;
  'hires-allowed': number;
  firings: number;
  'firings-allowed': number;
};

export const seatOf = (view: CorporateView, seat: string) => view[seat] as unknown as SeatFacts;
