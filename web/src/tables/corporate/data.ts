/** What a view of Corporate Espionage holds: made from its schema. */
import type { Company as SeatFacts, Permanent, View as CorporateView } from '../../net/games/corporate-espionage';

export type { CorporateView, Permanent, SeatFacts };

/** Below zero with a real minus sign. */
export const signed = (sum: number | string) => String(sum).replace('-', '−');
export const seatOf = (view: CorporateView, seat: string) => view[seat as 'A']!;
