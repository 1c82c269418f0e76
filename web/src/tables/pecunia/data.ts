/** What a view of Pecunia Olet holds (games/pecunia_olet/view.py), and how its cards look. */
import type { View } from '../../net/data';

export interface Space {
  kind: string;
  henchman: string | null;
  hat: boolean;
  price: number;
  card?: string | null;
  bin?: boolean;
  sunglasses?: boolean;
}
export interface SeatFacts {
  cash: number | 'hidden';
  account: number | 'hidden';
  total: number | 'hidden';
  fakes: string;
  cards: string[];
  printers: number;
  components: string[];
  quality: number;
  diners: number;
  jet: boolean;
  lawyers: string[];
  ready: number;
  down: number;
  placed: string[];
}
export type PecuniaView = View & {
  round: number;
  officer: number;
  track: string[];
  first: string;
  banned: number;
  strike: boolean;
  deck: { count: number };
};

export const seatOf = (view: PecuniaView, seat: string) => view[seat] as unknown as SeatFacts;
export const spaceOf = (view: PecuniaView, space: string) => view[space] as unknown as Space;

/** The shops of the street, each with its spaces and awning. */
export const SHOPS = [
  { name: 'print', spaces: ['p1', 'p2', 'p3'], colours: ['#17508f', '#2463a8'], emblem: 'printer' },
  { name: 'supermarket', spaces: ['k1', 'k2'], colours: ['#a01f28', '#c0343c'], emblem: '' },
  { name: 'receiver', spaces: ['r1', 'r2'], colours: ['#7a1660', '#9a2c80'], emblem: '' },
  { name: 'tax', spaces: ['t1', 't2', 't3'], colours: ['#1d5c33', '#2f7a48'], emblem: '' },
  { name: 'airport', spaces: ['c1', 'j1', 'j2'], colours: ['#0f6470', '#1f8390'], emblem: 'jet' },
];
export const MARKET = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'];

/** Cards of one name look alike. */
export function lookOf(title: string): { ink: string; rosette: string; emblem: string } {
  const word = title.toLowerCase();
  if (word.includes('printer')) return { ink: '#17508f', rosette: 'record', emblem: 'printer' };
  if (word.includes('ink')) return { ink: '#1c2433', rosette: 'bribe', emblem: 'ink' };
  if (word.includes('paper')) return { ink: '#8a6414', rosette: 'trade', emblem: 'paper' };
  if (word.includes('hologram')) return { ink: '#7a2c82', rosette: 'trade', emblem: 'hologram' };
  if (word.includes('diner')) return { ink: '#a8271f', rosette: 'audit', emblem: 'cloche' };
  if (word.includes('jet')) return { ink: '#0f7a80', rosette: 'record', emblem: 'jet' };
  if (word.includes('lawyer')) return { ink: '#1c2433', rosette: 'audit', emblem: 'scales' };
  return { ink: '#8a6414', rosette: 'blackmail', emblem: 'contract' };
}
