/** What a reader knows of a company: who works there, and the newest figure of its bank that was shown. */
import type { Scene } from '../../parts/scene.svelte';
import { cardOf, printedOf } from './cards';
import { type CorporateView, type Permanent, seatOf } from './data';

export const staffOf = (view: CorporateView, seat: string): Permanent[] => seatOf(view, seat).permanents.filter((one) => printedOf(one.card).type !== 'asset');
export const assetsOf = (view: CorporateView, seat: string): Permanent[] => seatOf(view, seat).permanents.filter((one) => printedOf(one.card).type === 'asset');
export const executivesOf = (view: CorporateView, seat: string): number => staffOf(view, seat).filter((one) => printedOf(one.card).type === 'executive').length;
/** An asset brings half its printed cost, rounded up (CES-LIQ-1). */
export const soldFor = (view: CorporateView, seat: string): number => assetsOf(view, seat).reduce((sum, one) => sum + Math.ceil(printedOf(one.card).cost / 2), 0);
export const badgesOf = (here: Scene, seat: string): string[] =>
  [...new Set(seatOf(here.view as CorporateView, seat).permanents.flatMap((one) => printedOf(one.card).blocks))].map((verb) => here.t(`cannot-${verb}`, {}, 'badge'));

/** What a card is called, and what it says. */
export function titleOf(here: Scene, card: string): string {
  const code = cardOf(card);
  return here.speech.has(`card-${code}`) ? here.t(`card-${code}`) : (printedOf(card).name ?? code);
}
export function textOf(here: Scene, card: string): string {
  const id = `card-${cardOf(card)}`;
  return here.speech.has(id) ? here.say({ id }, 'text') : (printedOf(card).text ?? []).map((one) => here.say(one)).join(' ');
}

export interface Figure {
  figure: number | string;
  word: string;
  short: string;
}
/** The newest figure of a rival's bank that this seat was shown, with its age; never a sum (CES-RULING-21). */
export function bankOf(here: Scene, seat: string): Figure {
  const view = here.view as CorporateView;
  const of = seatOf(view, seat);
  if (!of['in-market']) return { figure: '', word: here.t('ces-out'), short: here.t('ces-out', {}, 'short') };
  if (of.bank !== 'hidden') return { figure: of.bank, word: here.t('ces-bank'), short: String(of.bank) };
  const events = here.source.events;
  const turnsSince = (at: number) => events.slice(at).filter((event) => event.kind === 'turn').length;
  const looked = events.findLastIndex((event) => typeof event.bank === 'number' && ((event.kind === 'audit-shown' && event.target === seat) || (event.kind === 'peeked' && event.seat === seat)));
  const announced = of.announced === null || of['announced-turn'] === null ? Infinity : view.turns - of['announced-turn'];
  if (looked >= 0 && turnsSince(looked) <= announced) return { figure: Number(events[looked]!.bank), word: here.t('ces-saw-ago', { turns: turnsSince(looked) }), short: String(events[looked]!.bank) };
  if (of.announced !== null && announced !== Infinity) return { figure: of.announced, word: here.t('ces-announced-ago', { turns: announced }), short: String(of.announced) };
  const book = here.seat ? seatOf(view, here.seat).book : [];
  const start = Array.isArray(book) ? book[0] : undefined;
  return { figure: '', word: start === undefined ? here.t('ces-not-shown') : here.t('ces-not-shown-start', { bank: start }), short: here.t('ces-not-shown') };
}
