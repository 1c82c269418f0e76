/** What a view of Wallet holds, made from its schema, and how its cards look. */
import type { Message } from '../../net/data';
import type { Seat as SeatFacts, View as WalletView } from '../../net/games/wallet';

export type { SeatFacts, WalletView };
export const seatOf = (view: WalletView, seat: string) => view[seat as 'A']!;

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
const JEWELS: Record<string, string> = { J150: 'watch', J300: 'tiara' };
export function lookOf(card: string): Look {
  const group = groupOf(card);
  const plain = card.startsWith('X') ? card.slice(1) : card;
  if (group === 'identity') return { ink: '#8c2a63', rosette: 'trade', face: FACES[plain] ?? 'intern' };
  if (group === 'J') return { ink: INKS['J']!, rosette: 'audit', emblem: JEWELS[card] ?? 'ring' };
  if (group === 'prop') return { ink: '#a8271f', rosette: 'blackmail', emblem: card === 'CC' ? 'credit-card' : 'badge' };
  return { ink: INKS[group]!, rosette: 'bribe', figure: card.slice(1), sign: SIGNS[group]! };
}

const SPECIALS: Record<string, string> = {
  double: 'hourglass', birthday: 'cloche', fund: 'nest', left: 'trade', right: 'trade', inspect: 'audit', dispose: 'contract', snatch: 'blackmail', swap: 'trade',
  request: 'megaphone', emergency: 'coffee', extra: 'hourglass', hide: 'vault', atm: 'credit-card', fx: 'bribe', quiet: 'no-comment',
};
export function specialLook(card: string): Look {
  return { ink: '#22406b', rosette: 'record', emblem: SPECIALS[card] ?? 'off-the-record' };
}
export const ORDER: Group[] = ['identity', 'E', 'D', 'P', 'Y', 'J', 'prop'];

/** What a card pays; identities and props pay nothing. */
export function worth(card: string): number {
  return /^[DEPYJ]\d/.test(card) ? Number(card.slice(1)) : 0;
}

/** Cards laid down so far while an ID is bought. */
export function laidOf(draft: readonly string[]): string[] {
  return draft[0] === 'buy' ? draft.slice(1).map((step) => step.split(' ')[1]!) : [];
}

/** What the table says of these cards as a payment, whatever their order. */
export function paymentOf(notes: readonly Message[], cards: readonly string[]): Message | undefined {
  const wanted = [...cards].sort().join();
  return notes.find((note) => note.id === 'note-payment' && [...(note.facts!['cards'] as string[])].sort().join() === wanted);
}

export const PRICE = 300;
export const sumOf = (cards: readonly string[]) => cards.reduce((all, card) => all + worth(card), 0);

/**
 * How the table comes to know what is laid. It takes payments in the order of the hand, and only such as can still reach the
 * price; people lay in any order. So it is told once there is enough, and what comes after a change is said again.
 */
export function relaid(told: readonly string[], laid: readonly string[], hand: readonly string[]): { undo: number; pay: string[] } {
  const wanted = sumOf(laid) < PRICE ? [] : [...laid].sort((one, other) => hand.indexOf(one) - hand.indexOf(other));
  let same = 0;
  while (same < told.length && told[same] === wanted[same]) same += 1;
  return { undo: told.length - same, pay: wanted.slice(same) };
}
