/** What an event looks and sounds like: which things fly, and what is heard. By public facts alone. */
import type { GameEvent } from '../net/data';
import type { Event as Corporate } from '../net/games/corporate-espionage';
import type { Event as Embezzlement } from '../net/games/embezzlement';
import type { Event as Pecunia } from '../net/games/pecunia-olet';
import type { Event as Scapegoat } from '../net/games/scapegoat';
import type { Event as Wallet } from '../net/games/wallet';
import { bellAndShutter, brass, match, paper, shuffle, siren, slam, thud } from '../sound/sounds';
import type { Flight } from './travel';

export interface Act {
  flights: Flight[];
  sound?: (() => unknown) | undefined;
}
/** What each kind of event does, by its own facts. */
type Acts<Event extends { kind: string }> = { [Kind in Event['kind']]?: (event: Extract<Event, { kind: Kind }>) => Act };

const seat = (of: string) => `seat-${of}`;
const card = (from: string, to: string, count = 1): Act => ({ flights: [{ what: 'card', from, to, count }], sound: paper });
const coins = (from: string, to: string, count = 1): Act => ({ flights: [{ what: 'coin', from, to, count: Math.min(5, Math.max(1, count)) }], sound: brass });
const heard = (sound: () => unknown): Act => ({ flights: [], sound });

const scapegoat: Acts<Scapegoat> = {
  up: () => heard(paper), down: () => heard(paper), closed: () => heard(thud), drew: (e) => card('deck', seat(e.seat), e.count),
  audited: (e) => heard(e.colour === 'red' ? bellAndShutter : thud), overspend: () => heard(slam), reshuffled: () => heard(shuffle), dealt: () => heard(shuffle),
  promoted: () => heard(brass),
};

const embezzlement: Acts<Embezzlement> = {
  took: (e) => card('workload', seat(e.seat)), placed: (e) => coins('coffers', `year-${e.seat}-${e.year}`, e.amount),
  played: () => heard(paper), audited: () => heard(thud), cancelled: () => heard(thud), drew: (e) => card('deck', seat(e.seat)),
  reward: (e) => coins(seat(e.of), `stash-${e.seat}`, e.amount), profit: (e) => coins(`year-${e.of ?? e.seat}-${e.year}`, `stash-${e.seat}`, e.amount),
  forfeited: (e) => coins(`stash-${e.seat}`, 'coffers', e.amount), debt: (e) => coins(`stash-${e.seat}`, 'coffers', e.paid),
  discarded: (e) => card(seat(e.seat), 'deck'), bust: () => heard(slam), traded: (e) => ({ ...card(`year-${e.seat}-${e.year}`, `year-${e.with}-${e.year}`), sound: paper }),
};

const wallet: Acts<Wallet> = {
  took: (e) => card('wallet', seat(e.seat)), put: (e) => card(seat(e.seat), 'wallet'), paid: (e) => card(seat(e.seat), 'paid', e.cards.length),
  bought: (e) => card('compartment', seat(e.seat)), passed: (e) => card(seat(e.from), seat(e.to)), 'birthday-gift': (e) => card(seat(e.from), seat(e.to)),
  snatched: (e) => card(seat(e.target), seat(e.seat)), played: (e) => card(seat(e.seat), 'specials'), flipped: () => heard(thud), time: () => heard(thud),
  'round-over': () => heard(siren), verdict: () => heard(thud), prize: (e) => ({ flights: [{ what: 'token', from: 'zip', to: seat(e.seat), count: e.tokens }], sound: brass }),
  'lost-token': (e) => ({ flights: [{ what: 'token', from: seat(e.seat), to: 'zip' }], sound: thud }), laid: (e) => card(seat(e.seat), 'paid'), picked: (e) => card('paid', seat(e.seat)),
  redealt: (e) => card('paid', seat(e.seat)), 'new-round': () => heard(shuffle),
};

const pecunia: Acts<Pecunia> = {
  bought: (e) => card(`space-${e.space}`, seat(e.seat)), printed: (e) => ({ flights: [{ what: 'note', from: `space-${e.space}`, to: seat(e.seat), count: 3 }], sound: paper }),
  taxed: (e) => coins(`space-${e.space}`, seat(e.seat), 2), exchanged: (e) => coins(`space-${e.space}`, seat(e.seat), 3), sold: (e) => coins(`space-${e.space}`, seat(e.seat), 3),
  laundered: (e) => coins('market', seat(e.seat)), officer: () => heard(thud), godfather: () => heard(slam), banned: () => heard(thud), strike: () => heard(match), 'round-over': () => heard(paper),
  paid: (e) => coins(seat(e.seat), 'police', 3), flew: () => heard(paper),
};

const corporate: Acts<Corporate> = {
  announced: (e) => card(seat(e.seat), 'stage'), drew: (e) => card(`deck-${e.seat}`, seat(e.seat)), entered: () => heard(paper), cancelled: () => heard(thud),
  charged: (e) => coins(seat(e.seat), e.collect && e.by ? seat(e.by) : 'stage', e.amount), income: (e) => (e.amount > 0 ? coins('stage', seat(e.seat), e.amount) : { flights: [] }),
  destroyed: () => heard(slam), fired: () => heard(thud), pilfered: (e) => card(seat(e.seat), seat(e.by)), siphoned: (e) => coins(seat(e.seat), seat(e.by), e.amount),
  'taken-over': () => heard(slam), left: () => heard(bellAndShutter),
};

const ACTS: Record<string, object> = { scapegoat, embezzlement, wallet, 'pecunia-olet': pecunia, 'corporate-espionage': corporate };

export function actOf(game: string, event: GameEvent): Act {
  const acts = ACTS[game] as Record<string, (event: GameEvent) => Act> | undefined; // the server says what its schema says
  return acts?.[event.kind]?.(event) ?? { flights: [] };
}
