/** The server's HTTP side, typed. A refusal is a `No` with its reason in words. */
import type { Change, Facts, GameEvent, Message, SheetSeen } from './data';
import { readable } from './names';
import type * as protocol from './protocol';
import type { GameShort, Me, Proof, SeatCode, Verdict, Watched } from './protocol';
import { t } from '../words/texts';

export class No extends Error {
  constructor(readonly status: number, readonly why: string, readonly reason: string, readonly clause = '') {
    super(reason);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new No(0, 'unreachable', t('cannot-reach'));
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({}))) as { why?: string; reason?: string; clause?: string };
    throw new No(answer.status, told.why ?? 'http', told.reason ?? answer.statusText, told.clause);
  }
  return answer.headers.get('content-type')?.includes('json') ? ((await answer.json()) as T) : ((await answer.text()) as T);
}
const get = <T>(path: string) => ask<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body);

export type { GameShort, Me, Proof, Verdict, Watched };
/** The same as the server's, with everything said and each game's own parts in their form. */
export type Articles = Required<protocol.Articles>;
export type Report = Omit<protocol.Report, 'outcome' | 'report'> & { outcome: Facts; report: Facts };
export type ReplayStep = Omit<protocol.Step, 'events' | 'lines' | 'view'> & { events?: GameEvent[]; lines?: Message[][]; view?: Change };
export type Replayed = Omit<protocol.Replay, 'steps' | 'outcome' | 'moments'> & { steps: ReplayStep[]; outcome: Facts; moments: Facts[] };
export type GameForm = Omit<protocol.GameForm, 'options' | 'first_minute'> & { options: OptionForm[]; first_minute: Message[] };
export interface OptionForm {
  key: string;
  kind: 'switch' | 'number' | 'word' | 'text';
  default: string;
  choices: string[];
  /** What people read for choices that are not said as they are written. */
  called: Record<string, string>;
  low: number | null;
  high: number | null;
  clauses: string[];
  excludes: string[];
  screen: boolean;
  name: string;
  says: string;
}

/** A rematch: everybody one seat further, nobody moved, or the very deal once more. */
export type Again = 'moved' | 'seats' | 'deal';

export const api = {
  me: () => get<Me>('/me'),
  rename: (name: string, portrait: string) => ask<Me>('PATCH', '/me', { name, portrait }),
  myTables: async () => (await get<SheetSeen[]>('/me/tables')).map(readable),
  deviceCode: () => post<{ code: string; seconds: number }>('/me/code'),
  seatCode: (id: string, seat: string) => post<SeatCode>(`/tables/${id}/phone`, { seat }),
  bringBack: (id: string, seat: string) => post<SheetSeen>(`/tables/${id}/curtain`, { seat }),
  useCode: (code: string) => post<{ table: string; me: Me | null }>('/code', { code }),
  house: () => get<Watched>('/house'),
  games: () => get<GameShort[]>('/games'),
  game: (name: string) => get<GameForm>(`/games/${name}`),
  check: (articles: Articles) => post<Verdict>(`/games/${articles.game}/check`, articles),
  make: (articles: Articles, more: { bots?: string[]; sit?: boolean; start?: boolean }) => post<SheetSeen>('/tables', { ...articles, ...more }),
  table: (id: string) => get<SheetSeen>(`/tables/${id}`),
  change: (id: string, articles: Articles) => ask<SheetSeen>('PUT', `/tables/${id}`, articles),
  publicTables: async () => (await get<SheetSeen[]>('/tables')).map(readable),
  host: (id: string, seat: string) => post<SheetSeen>(`/tables/${id}/host`, { seat }),
  talk: (id: string, chat: string) => post<SheetSeen>(`/tables/${id}/chat`, { chat }),
  deck: (id: string, deck: string) => post<SheetSeen>(`/tables/${id}/deck`, { deck }),
  myDecks: () => get<{ id: string; name: string }[]>('/me/decks'),
  myDeck: (id: string) => get<{ id: string; name: string; text: string }>(`/me/decks/${id}`),
  bringDeck: (name: string, text: string, id: string) => post<{ id: string; name: string }>('/me/decks', { name, text, id }),
  throwAway: (id: string) => ask<{ id: string; name: string }[]>('DELETE', `/me/decks/${id}`),
  sit: (id: string, seat = '', name = '') => post<SheetSeen>(`/tables/${id}/sit`, { seat, name }),
  leave: (id: string) => post<SheetSeen>(`/tables/${id}/leave`),
  bot: (id: string, seat = '', strength = 'regular') => post<SheetSeen>(`/tables/${id}/bot`, { seat, strength }),
  clear: (id: string, seat: string, member = '') => post<SheetSeen>(`/tables/${id}/clear`, { seat, member }),
  lock: (id: string, locked: boolean) => post<SheetSeen>(`/tables/${id}/lock`, { locked }),
  draw: (id: string) => post<SheetSeen>(`/tables/${id}/draw`),
  sign: (id: string, signed: boolean, seal: string) => post<SheetSeen>(`/tables/${id}/sign`, { signed, seal }),
  salt: (id: string, salt: string) => post<SheetSeen>(`/tables/${id}/salt`, { salt }),
  start: (id: string) => post<SheetSeen>(`/tables/${id}/start`),
  again: (id: string, as: Again) => post<SheetSeen>(`/tables/${id}/again`, { same_seats: as === 'seats', same_deal: as === 'deal' }),
  invitation: (id: string) => get<{ link: string; code: string; expires: number }>(`/tables/${id}/invitation`),
  report: (id: string) => get<Report>(`/tables/${id}/report`),
  replay: (id: string, viewer: string) => get<Replayed>(`/tables/${id}/replay?viewer=${viewer}`),
  replayRecord: (text: string, viewer: string) => post<Replayed>('/replay', { text, viewer }),
  verify: (id: string) => get<Proof>(`/tables/${id}/verify`),
};

/** One click: this person and bots at a table of the usual size, dealt at once. */
export async function playBots(game: GameShort): Promise<string> {
  const articles: Articles = {
    game: game.name, seats: game.usual, options: {}, pace: 'relaxed', race: 'speed', chat: 'free', public: false, device: 'many', absence: 'wait', onlookers: true,
  };
  const sheet = await api.make(articles, { bots: Array.from({ length: game.usual - 1 }, () => 'regular'), sit: true, start: true });
  return sheet.id;
}

/** What was agreed at a table, to be changed and agreed again. */
export function articlesAt(sheet: SheetSeen): Articles {
  const { game, seats, options, pace, race, chat, device, absence, onlookers } = sheet;
  return { game, seats, options, pace, race, chat, public: sheet.public, device, absence, onlookers };
}

const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
/** What is shown of a secret before it is opened (server/seating.py `sealed`). */
export const sealed = (secret: string) => sha256(`kickback seal|${secret}`);
/** The deal's seed: a hash over the server's secret and every salt that came in time. */
export const seedOf = (secret: string, salts: Record<string, string>) =>
  sha256(`kickback deal|${secret}|${Object.keys(salts).sort().map((seat) => `${seat}=${salts[seat]}`).join('|')}`);
