/** Papers on the table: deals that bind, offers that wait, and the reader's own draft of one. */
import type { GameEvent, Plain } from '../../net/data';
import type { Scene } from '../../parts/scene.svelte';
import { titleOf } from './known';
import type { CorporateView } from './data';
import { type Bargain, OFFERS } from './deals/bargain.svelte';

export interface Paper {
  kind: 'loan' | 'pact' | 'embargo' | 'association' | 'sale' | 'offer' | 'offer-hidden' | 'invitation' | 'sell' | 'buy' | 'lend' | 'borrow' | 'pact-offer';
  signed: string[]; // the seats whose names stand under it
  facts: Record<string, string | number>;
  torn: boolean; // somebody leaves it
  unsigned?: string[]; // whose names are missing
  state?: 'unsigned' | 'draft';
}

/** An IOU is written `borrower:owed:lender:turns`, a pact `partners:enemy`, with those who leave it at the end. */
export function papersOf(view: CorporateView, events: readonly GameEvent[]): Paper[] {
  const loans = view.loans.map((text): Paper => {
    const [borrower, owed, lender, left] = text.split(':') as [string, string, string, string];
    return { kind: 'loan', signed: [borrower, lender], facts: { borrower, lender, owed: Number(owed), left: Number(left) }, torn: false };
  });
  const pacts = view.pacts.map((text): Paper => {
    const [partners, enemy, breaking] = text.split(':') as [string, string, string | undefined];
    return { kind: 'pact', signed: [...partners], facts: { enemy }, torn: breaking !== undefined };
  });
  const unions = view.associations.map((one): Paper =>
    one.target === null
      ? { kind: 'association', signed: [...one.members], facts: { name: one.name }, torn: false }
      : { kind: 'embargo', signed: [...one.members], facts: { name: one.name, target: one.target, until: one.until }, torn: false });
  const turn = events.findLastIndex((event) => event.kind === 'turn');
  const sales = events.slice(turn + 1).filter((event) => event.kind === 'sold').map((event): Paper => {
    const [seat, to] = [String(event.seat), String(event.to)];
    return { kind: 'sale', signed: [seat, to], facts: { seat, to, price: Number(event.price) }, torn: false };
  });
  return [...sales, ...loans, ...pacts, ...unions];
}

/** How many pacts a company has broken: torn papers lie on its desk for the rest of the game. */
export function tornBy(seat: string, events: readonly GameEvent[]): number {
  return events.filter((event) => event.kind === 'pact-broken' && event.seat === seat).length;
}

/** An offer that waits for its answer: what it says is told to its two parties alone, that there is one to everybody. */
export function offerOf(here: Scene): Paper | null {
  const view = here.view as CorporateView;
  const top = view.stack.at(-1);
  if (top?.moment !== 'offer-answer' || typeof top.seat !== 'string') return null;
  const maker = typeof top.by === 'string' && top.by !== top.seat ? top.by : '';
  const offer = top.offer as Record<string, Plain> | null | undefined;
  if (top.association !== undefined) return { kind: 'invitation', signed: top.members ?? [], unsigned: [top.seat], facts: { name: String(top.association) }, torn: false, state: 'unsigned' };
  if (!offer) return { kind: maker ? 'offer' : 'offer-hidden', signed: maker ? [maker] : [], unsigned: [top.seat], facts: { seat: here.name(maker), to: here.name(top.seat) }, torn: false, state: 'unsigned' };
  return termsOf(here, offer, maker || here.seat, top.seat, 'unsigned');
}

/** The contract that the reader is drafting, with dots where something is still missing. */
export function draftOf(here: Scene, bargain: Bargain): Paper | null {
  if (!bargain.open || !OFFERS.includes(bargain.kind)) return null;
  const { need, figures, picks } = bargain;
  const said = { verb: bargain.kind, ...picks, ...(need === 'price' || need === 'loan' ? figures : {}), ...(bargain.choice?.action ?? {}) };
  return termsOf(here, said as Record<string, Plain>, here.seat, bargain.rival, 'draft');
}

function termsOf(here: Scene, offer: Record<string, Plain>, maker: string, to: string, state: 'unsigned' | 'draft'): Paper {
  const name = (seat: Plain | undefined) => (typeof seat === 'string' && seat ? here.name(seat) : '…');
  const figure = (value: Plain | undefined) => (typeof value === 'number' ? value : '…');
  const card = typeof offer['card'] === 'string' ? titleOf(here, offer['card'].split(':').at(-1)!) : '…';
  const facts = { seat: name(maker), to: name(to), card, price: figure(offer['price']), back: figure(offer['back']), turns: figure(offer['turns']), enemy: name(offer['enemy']) };
  const kind = offer['verb'] === 'pact' ? 'pact-offer' : (String(offer['verb']) as Paper['kind']);
  return { kind, signed: [maker], unsigned: to ? [to] : [], facts, torn: false, state };
}
