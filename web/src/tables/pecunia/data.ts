/** What a view of Pecunia Olet holds, made from its schema, and how its cards look. */
import type { Message } from '../../net/data';
import type { Seat as SeatFacts, Space, View as PecuniaView } from '../../net/games/pecunia-olet';

export type { PecuniaView, SeatFacts, Space };
export const seatOf = (view: PecuniaView, seat: string) => view[seat as 'A']!;
export const spaceOf = (view: PecuniaView, space: string) => view[space as 'm1']!;

/** What the receiver pays for a note, by the worst of a lot, and how many he takes (PEC-FENCE-2). */
export const RATES = [20, 30, 40] as const;
export const LOT = 8;

/** The dearest lot that these fakes make: one low note drags all of them down. */
export function bestLot(fakes: readonly number[]): { notes: number; rate: number; sum: number } | null {
  const lots = RATES.map((rate, worst) => ({ rate, notes: Math.min(LOT, fakes.slice(worst).reduce((all, count) => all + count, 0)) }));
  const best = lots.map((lot) => ({ ...lot, sum: lot.rate * lot.notes })).sort((one, other) => other.sum - one.sum)[0]!;
  return best.sum > 0 ? best : null;
}

/** What a visit to the print works brings somebody: two notes a printer, of the best quality they can make. */
export const runOf = (seat: SeatFacts): { run: number; stars: string } => ({ run: 2 * seat.printers, stars: '★'.repeat(seat.quality) });

/** Which henchman of the round it is: the one that somebody still has to place. */
export function lapOf(view: PecuniaView, seats: string[]): { lap: number; laps: number } | null {
  const used = seats.map((seat) => seatOf(view, seat).placed.length + seatOf(view, seat).down);
  const laps = Math.max(...seats.map((seat, at) => used[at]! + seatOf(view, seat).ready));
  const lap = Math.min(...used) + 1;
  return view.queue.length > 0 || view.lawyer !== null || lap > laps ? null : { lap, laps };
}

/** The shops of the street, each with its spaces and awning. Fewer people have fewer of them: the view says which. */
const SHOPS = [
  { name: 'print', spaces: ['p1', 'p2', 'p3'], colours: ['#17508f', '#2463a8'], emblem: 'printer' },
  { name: 'supermarket', spaces: ['k1', 'k2'], colours: ['#a01f28', '#c0343c'], emblem: '' },
  { name: 'receiver', spaces: ['r1', 'r2'], colours: ['#7a1660', '#9a2c80'], emblem: '' },
  { name: 'tax', spaces: ['t1', 't2', 't3'], colours: ['#1d5c33', '#2f7a48'], emblem: '' },
  { name: 'airport', spaces: ['c1', 'j1', 'j2'], colours: ['#0f6470', '#1f8390'], emblem: 'jet' },
];
const MARKET = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'];

export const shopsOf = (view: PecuniaView) => SHOPS.map((shop) => ({ ...shop, spaces: shop.spaces.filter((space) => space in view) }));
export const marketOf = (view: PecuniaView) => MARKET.filter((space) => space in view);

/** What lies ahead of the officer, in the words of the game. */
export function aheadOf(view: PecuniaView): Message[] {
  const steps = (kind: string) => view.track.findIndex((one, at) => at > view.officer && one === kind) - view.officer;
  const found: Message[] = [];
  const [godfather, search, strike] = [steps('godfather'), steps('investigation'), steps('strike')];
  if (godfather > 0) found.push({ id: 'panel-godfather', facts: { steps: godfather } });
  if (view.banned >= 3) found.push({ id: 'panel-shut' });
  else if (search > 0) found.push(view.banned < 2 ? { id: 'panel-ban', facts: { steps: search, banned: view.banned + 1 } } : { id: 'panel-ban-last', facts: { steps: search } });
  if (view.strike) found.push({ id: 'panel-strike-on' });
  else if (strike > 0) found.push({ id: 'panel-strike', facts: { steps: strike } });
  if (view.officer === view.track.length - 1) return [...found, { id: 'pec-arrived' }];
  found.push({ id: 'panel-end', facts: { steps: view.track.length - 1 - view.officer } });
  const hats = [...shopsOf(view).flatMap((shop) => shop.spaces), ...marketOf(view)].map((space) => spaceOf(view, space)).filter((space) => space.hat && !space.henchman);
  found.push({ id: 'panel-free-hats', facts: { steps: hats.length } });
  return found;
}

/** Owned cards by name, with how many there are. */
export function owned(cards: readonly string[], title: (card: string) => string): { title: string; card: string; count: number }[] {
  const found = new Map<string, { title: string; card: string; count: number }>();
  for (const card of cards) {
    const name = title(card);
    const one = found.get(name) ?? { title: name, card, count: 0 };
    found.set(name, { ...one, count: one.count + 1 });
  }
  return [...found.values()];
}

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
