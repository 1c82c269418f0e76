/** Deals that bind, read from a view: who signed, what for, how long it lasts. */
import type { GameEvent } from '../../net/data';
import type { CorporateView } from './data';

export interface Paper {
  kind: 'loan' | 'pact' | 'embargo' | 'association' | 'sale';
  signed: string[]; // the seats whose names stand under it
  facts: Record<string, string | number>;
  torn: boolean; // somebody leaves it
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
