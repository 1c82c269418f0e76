/** The printed side of the cards: type, cost and quote, read from the same deck files as Python reads. */
import { SvelteMap } from 'svelte/reactivity';
import type { Message } from '../../net/data';
import type { CorporateView } from './data';

const files = import.meta.glob<string>('../../../../src/kickback/games/corporate_espionage/decks/*.toml', { query: '?raw', import: 'default', eager: true });

export interface Printed {
  type: string;
  cost: number;
  quote: string;
  income: number;
  overhead: number;
  blocks: readonly string[]; // what nobody can do to its company while it is in play
  /** A card of somebody's own stands in no book: it brings its name and its words along. */
  name?: string;
  text?: readonly Message[];
}
const printed = new Map<string, Printed>();
for (const text of Object.values(files)) {
  for (const block of text.split('[[card]]').slice(1)) {
    const word = (name: string) => new RegExp(`^${name} = "(.*)"`, 'm').exec(block)?.[1] ?? '';
    const number = (name: string) => Number(new RegExp(`^${name} = (\\d+)`, 'm').exec(block)?.[1] ?? 0);
    const blocks = /static: (block .*?)"/.exec(block)?.[1] ?? '';
    printed.set(word('id'), { blocks: [...blocks.matchAll(/block (\w[\w-]*) @me/g)].map((found) => found[1]!), type: word('type'), cost: number('cost'), quote: word('quote'), income: number('income'), overhead: number('overhead') });
  }
}

/** Cards of people's own decks, as far as whoever looks now knows them: of another seat's nothing is kept. */
const own = new SvelteMap<string, Printed>();
export function learn(view: CorporateView): void {
  const known = view.printed ?? {};
  for (const id of [...own.keys()]) if (!(id in known)) own.delete(id);
  for (const [id, card] of Object.entries(known)) {
    const now = { ...card, quote: '' };
    if (JSON.stringify(own.get(id)) !== JSON.stringify(now)) own.set(id, now);
  }
}

/** A card in foreign hands is written with its owner (NIM-12@C): it is still the same card. */
export const cardOf = (written: string) => written.split('@')[0]!;

/** Every card of the ready-made decks. */
export const allCards = (): string[] => [...printed.keys()];

export function printedOf(card: string): Printed {
  return printed.get(cardOf(card)) ?? own.get(cardOf(card)) ?? { type: 'savvy', cost: 0, quote: '', income: 0, overhead: 0, blocks: [] };
}

const INK: Record<string, string> = { employee: '#1d6a66', executive: '#5b3a94', asset: '#7d5a14', espionage: '#b3261e', savvy: '#1d4fa0' };
/** Everybody who works has a face of their own, and every thing its own picture. */
const PICTURES: Record<string, string> = {
  'COM-01': 'intern', 'COM-02': 'boris', 'COM-03': 'king', 'COM-04': 'nadia', 'COM-05': 'vault', 'COM-06': 'coffee', 'COM-07': 'no-comment', 'COM-08': 'off-the-record',
  'COM-09': 'audit', 'COM-10': 'nest', 'COM-11': 'contract', 'COM-12': 'megaphone', 'COM-13': 'coffee', 'COM-14': 'gavel', 'COM-15': 'megaphone', 'COM-16': 'scales',
  'COM-17': 'badge', 'COM-18': 'gavel', 'COM-19': 'ink', 'COM-20': 'cloche',
  'IRN-01': 'actuary', 'IRN-02': 'watchman', 'IRN-03': 'accountant', 'IRN-04': 'edda', 'IRN-05': 'counsel', 'IRN-06': 'vault', 'IRN-07': 'contract', 'IRN-08': 'desk',
  'IRN-09': 'scales', 'IRN-10': 'nest', 'IRN-11': 'hourglass', 'IRN-12': 'trade', 'IRN-13': 'bribe', 'IRN-14': 'audit', 'IRN-15': 'megaphone', 'IRN-16': 'corkboard', 'IRN-17': 'cloche',
  'MAG-01': 'temp', 'MAG-02': 'accountant', 'MAG-03': 'headhunter', 'MAG-04': 'queen', 'MAG-05': 'milo', 'MAG-06': 'nest', 'MAG-07': 'trade', 'MAG-08': 'credit-card',
  'MAG-09': 'scales', 'MAG-10': 'off-the-record', 'MAG-11': 'bribe', 'MAG-12': 'nest', 'MAG-13': 'blackmail', 'MAG-14': 'blackmail', 'MAG-15': 'corkboard',
  'NIM-01': 'hacker', 'NIM-02': 'evangelist', 'NIM-03': 'overflow', 'NIM-04': 'party-girl', 'NIM-05': 'clara', 'NIM-06': 'people-person', 'NIM-07': 'desk', 'NIM-08': 'monitor',
  'NIM-09': 'trade', 'NIM-10': 'credit-card', 'NIM-11': 'pizza', 'NIM-12': 'megaphone', 'NIM-13': 'trade', 'NIM-14': 'monitor', 'NIM-15': 'jet',
  'VIP-01': 'associate', 'VIP-02': 'rainmaker', 'VIP-03': 'edda', 'VIP-04': 'partner', 'VIP-05': 'counsel', 'VIP-06': 'contract', 'VIP-07': 'gavel', 'VIP-08': 'scales',
  'VIP-09': 'audit', 'VIP-10': 'vault', 'VIP-11': 'contract', 'VIP-12': 'hourglass', 'VIP-13': 'bribe', 'VIP-14': 'contract', 'VIP-15': 'scales',
};
/** Cards of people's own decks get the usual picture of their kind. */
const USUAL: Record<string, string> = { employee: 'associate', executive: 'partner', asset: 'desk', espionage: 'contract', savvy: 'gavel' };
const ROSETTE: Record<string, string> = { employee: 'audit', executive: 'trade', asset: 'bribe', espionage: 'blackmail', savvy: 'record' };

export function lookOf(card: string): { ink: string; rosette: string; face?: string; emblem?: string } {
  const { type } = printedOf(card);
  const picture = PICTURES[cardOf(card)] ?? USUAL[type] ?? 'contract';
  const look = { ink: INK[type] ?? '#37464f', rosette: ROSETTE[type] ?? 'record' };
  return type === 'employee' || type === 'executive' ? { ...look, face: picture } : { ...look, emblem: picture };
}
