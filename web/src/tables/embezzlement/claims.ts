/** What may be said to be so, true or not: what a year of one's own is, and what one holds. */
import type { ClaimsAbout, Scene } from '../../parts/scene.svelte';
import { CARDS, type EmbezzlementView, seatOf } from './data';

const MOST = 3; // of a kind that somebody would believe

export function claimsOf(here: Scene): ClaimsAbout[] {
  const view = here.view as EmbezzlementView;
  if (!here.seat || view.winners.length > 0 || seatOf(view, here.seat).bust) return [];
  const years = seatOf(view, here.seat).board.flatMap((year, at) => (year && year.mark !== 'audited' ? [at + 1] : []));
  return [
    ...years.map((year) => ({
      about: here.t('emb-claim-year', { year }),
      claims: Object.keys(view.pool).map((value) => ({ says: here.t('claim-year', { year, value }), text: `claim year ${year} ${value === 'T' ? 'trap' : value}` })),
    })),
    ...Object.keys(CARDS).map((card) => ({
      about: here.t('emb-claim-hand', { card }),
      claims: Array.from({ length: MOST + 1 }, (_, count) => ({ says: here.t('claim-hand', { card, count }), text: `claim hand ${card} ${count}` })),
    })),
  ];
}
