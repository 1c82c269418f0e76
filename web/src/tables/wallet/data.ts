/** What a view of Wallet holds (games/wallet/view.py), and how its cards look. */
import type { View } from '../../net/data';

export interface SeatFacts {
  hand: string[];
  cards: number;
  specials: string[];
  coin: number;
  tokens: number[];
  points: number;
  verdict: string | null;
  check: { verdict: string } | 'hidden';
}
export type WalletView = View & {
  round: number;
  rounds: number;
  hourglasses: number;
  first: string;
  turn: string | null;
  wallet: string[];
  compartment: string[];
  paid: string[];
  discard: string[];
  pocket: string[];
};

export function seatOf(view: WalletView, seat: string): SeatFacts {
  return view[seat] as unknown as SeatFacts;
}

export type Group = 'identity' | 'D' | 'E' | 'P' | 'Y' | 'J' | 'prop';
const IDENTITIES = new Set(['JS', 'PO', 'MI', 'PG', 'SA']);
const SIGNS: Record<string, string> = { D: '$', E: '€', P: '£', Y: '¥' };
const INKS: Record<string, string> = { D: '#2c6e49', E: '#22529a', P: '#6b3a94', Y: '#7d550c', J: '#8a6414' };
const FACES: Record<string, string> = { JS: 'intern', PO: 'watchman', MI: 'rainmaker', PG: 'party-girl', SA: 'milo' };

export function groupOf(card: string): Group {
  const plain = card.startsWith('X') ? card.slice(1) : card;
  if (IDENTITIES.has(plain)) return 'identity';
  return /^[DEPYJ]\d/.test(card) ? (card[0] as Group) : 'prop';
}

export interface Look {
  ink: string;
  rosette: string;
  emblem?: string;
  face?: string;
  figure?: string;
  sign?: string;
}
export function lookOf(card: string): Look {
  const group = groupOf(card);
  const plain = card.startsWith('X') ? card.slice(1) : card;
  if (group === 'identity') return { ink: '#8c2a63', rosette: 'trade', face: FACES[plain] ?? 'intern' };
  if (group === 'J') return { ink: INKS['J']!, rosette: 'audit', emblem: 'ring' };
  if (group === 'prop') return { ink: '#a8271f', rosette: 'blackmail', emblem: card === 'CC' ? 'credit-card' : 'vault' };
  return { ink: INKS[group]!, rosette: 'bribe', figure: card.slice(1), sign: SIGNS[group]! };
}
export function specialLook(): Look {
  return { ink: '#22406b', rosette: 'record', emblem: 'trade' };
}
export const ORDER: Group[] = ['identity', 'E', 'D', 'P', 'Y', 'J', 'prop'];
