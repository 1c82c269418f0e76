// Made by `kickback schema --typescript`. Do not edit.
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };
/** What the table does about somebody who is away: "bot" plays on, or everybody waits ("wait"). */
export type Absent = { say: 'absent'; seat: string; choice: string };
/** An answer or a free action in the game's notation; sending it again with the same id is harmless. `question` is the number of the question it answers: a click meant for an earlier one is refused kindly. */
export type Act = { say: 'act'; id: string; seat: string; question: number; text: string };
/** A rematch has been set up at another table. */
export type Again = { say: 'again'; table: string };
export type Articles = {
  game: string;
  seats: number;
  options?: Record<string, string>;
  pace?: string;
  race?: string;
  chat?: string;
  public?: boolean;
  device?: string;
  absence?: string;
  onlookers?: boolean;
};
export type AtSeat = { seat: string; member?: string };
/** The server is going down; come back in so many seconds. */
export type Away = { say: 'away'; seconds: number };
export type BotSeat = { seat?: string; strength?: string };
/** A chair as anybody may see it; `members` only where chairs may be shared. */
export type ChairSeen = {
  seat: string;
  name: string;
  portrait: string;
  taken: string;
  strength: string;
  yours: boolean;
  host: boolean;
  signed: boolean;
  sealed: boolean;
  here?: boolean;
  away?: boolean;
  members?: (MemberSeen)[];
  deck?: string;
};
/** What changed in an object, key by key: entries `set` anew, `gone`, or changed `within` by the same rule. A list counts as an object whose keys are its positions from 0 on. `whole` replaces what was there before. A view's `sum` tells whether the result is right: the exclusive or of each entry's CRC-32, `"key":value` as JSON in UTF-8 with all keys sorted and no blanks. */
export type Change = { set?: Record<string, Plain>; gone?: (string)[]; within?: Record<string, Change>; whole?: boolean; sum?: number };
/** Talk outside the rules; `team` keeps it among the people who share a seat, whatever the table's chat mode is. */
export type Chat = { say: 'chat'; id: string; text: string; team?: boolean };
export type ChatMode = { chat: string };
export type Choice = {
  action: { verb: string; text: string; [more: string]: Plain };
  label: Message;
  says: (Message)[];
  key: string;
  tone: 'plain' | 'signal' | 'engrave';
  asks_back: boolean;
};
export type ClauseSeen = { id: string; section: string; text: string };
/** Deadlines in the server's milliseconds (`now` tells the skew). `due` by seat; a window has floor and ceiling. */
export type ClockSeen = { now: number; opened: number; due?: Record<string, number>; floor?: number; ceiling?: number; bank?: Record<string, number> };
export type CodeGiven = { code: string; seconds: number };
export type CodeSaid = { code: string };
export type DeckBrought = { deck: string };
export type DeckSeen = { id: string; name: string };
export type DeckText = { name: string; text: string; id?: string };
/** The answer to `act`: it is stored for good. A `draft` step is kept for this seat alone. */
export type Done = { say: 'done'; id: string; question: number; sealed?: boolean; draft?: boolean };
export type DraftStep = { label: Message; action: { verb: string; text: string; [more: string]: Plain } | null };
export type Fault = { page: string; told: string; where?: string; browser?: string; table?: string };
export type GameForm = {
  game: GameShort;
  options: (Record<string, Plain>)[];
  presets: Record<string, Record<string, string>>;
  orders: (string)[];
  choices: Record<string, (string)[]>;
  paces: Record<string, Record<string, number>>;
  bots: (string)[];
  first_minute: (Record<string, Plain>)[];
  events: (string)[];
};
export type GameShort = { name: string; title: string; fewest: number; most: number; usual: number; version: number };
export type GameTables = { game: string; rules: number; lobby: number; playing: number; over: number };
/** The first message. `since`: the last event number this client has, for each seat it looks from ("" watches). */
export type Hello = { say: 'hello'; since?: Record<string, number> };
export type Invitation = { link: string; code: string; expires: number };
export type Led = { table?: string; me?: Me | null };
export type Length = { decisions: number; seconds: number };
export type Link = { seat: string; what: Message; stands: boolean; waits: boolean };
export type Locked = { label: Message; why: Message; clause: string; text: string };
export type Locking = { locked: boolean };
export type Making = {
  game: string;
  seats: number;
  options?: Record<string, string>;
  pace?: string;
  race?: string;
  chat?: string;
  public?: boolean;
  device?: string;
  absence?: string;
  onlookers?: boolean;
  preset?: string;
  bots?: (string)[];
  sit?: boolean;
  start?: boolean;
};
/** Somebody else of your team has answered for your seat; only the team hears who it was. */
export type Mate = { say: 'mate'; seat: string; name: string; text: string };
export type Me = { handle: string; name: string; portrait: string };
/** One of the people who share a chair. */
export type MemberSeen = { handle: string; name: string; you: boolean; host: boolean; signed: boolean; here: boolean; captain: boolean };
export type Message = { id: string; facts?: Record<string, Plain>; clauses?: (string)[] };
export type Naming = { name: string; portrait?: string };
export type Noted = { noted: boolean; state: Record<string, string> };
/** A seat's standing orders after one was given or taken back, or has ended by itself: for its own people alone. */
export type Orders = { say: 'orders'; seat: string; orders: (string)[] };
export type Outcome = { why: Message; winners: (string)[]; standings: ({ seat: string; place: number; score: number; says: Message })[] };
/** The game has ended; `outcome` is the game's, the report is at /api/tables/ID/report. `secret` and `salts` give the deal; they stay sealed where nobody's cards are shown afterwards. */
export type Over = { say: 'over'; outcome: Record<string, Plain>; secret?: string; salts?: Record<string, string> };
export type Ping = { say: 'ping'; number: number };
/** The answer to `ping`; the server measures how long it took. */
export type Pong = { say: 'pong'; number: number };
export type Prompt = {
  moment: string;
  kicker: Message | null;
  question: Message;
  stakes: (Message)[];
  stands: Message | null;
  chain: (Link)[];
  clock: Message | null;
  notes: (Message)[];
  choices: (Choice)[];
  locked: (Locked)[];
  steps: (DraftStep)[];
  free: (Choice)[];
  forms: (string)[];
  orders: (string)[];
};
export type Proof = {
  seal: string;
  secret: string;
  salts: Record<string, string>;
  left_out: (string)[];
  seed: string;
  commitment: string;
  fair: boolean;
  known?: string;
};
/** A sign everybody sees for a moment; nothing is kept. */
export type React = { say: 'react'; sign: string };
export type Reaction = { say: 'reaction'; name: string; seat: string; sign: string; by: string };
export type RecordText = { text: string; viewer?: string };
export type Refusal = { asked: string; ban: string; clause: string; facts: Record<string, Plain> };
/** Nothing has happened. `why` is a ban of the rules with its clause and facts, or one of the server's own. */
export type Refused = { say: 'refused'; id: string; why: string; reason: string; clause?: string; facts?: Record<string, Plain>; question?: number };
export type Rematch = { same_seats?: boolean; same_deal?: boolean };
export type Replay = {
  game: string;
  viewer: string;
  names: Record<string, string>;
  steps: (Step)[];
  over: boolean;
  outcome: Record<string, Plain>;
  moments: (Record<string, Plain>)[];
};
export type Report = { outcome: Record<string, Plain>; report: Record<string, Plain>; by: (string)[]; seconds: number };
export type Said = Hello | Act | Undo | Chat | React | Standing | Absent | Pong;
export type Salt = { salt: string };
export type SeatCode = { code: string; seconds: number; link: string; qr: string };
/** Who sits where, who is here, what was agreed: after any of it has changed. */
export type Seats = { say: 'seats'; table: SheetSeen };
/** Somebody was faster in a race: your card is back in your hand, and nobody else knows that it was out. */
export type Second = { say: 'second'; seat: string; text: string; first: string; margin: number };
/** A table as one person may see it: a list of what is shown, nothing else of the sheet. */
export type SheetSeen = {
  id: string;
  game: string;
  rules: number;
  seats: number;
  options: Record<string, string>;
  pace: string;
  race: string;
  chat: string;
  public: boolean;
  device: string;
  absence: string;
  onlookers: boolean;
  locked: boolean;
  stage: string;
  made: number;
  seal: string;
  chairs: (ChairSeen)[];
  you_host: boolean;
  before: string;
  after: string;
  salting?: number;
  watching?: number;
  your_turn?: boolean;
  known?: string;
  waiting?: (string)[];
};
export type Signature = { signed?: boolean; seal?: string };
export type Sitting = { seat?: string; name?: string };
export type Spoken = Welcome | Told | Talk | Reaction | Done | Refused | Orders | Second | Mate | Seats | Over | Again | Away | Ping;
/** A standing order given or taken back. */
export type Standing = { say: 'standing'; id: string; seat: string; order: string; on: boolean };
export type Step = {
  seat?: string;
  text?: string;
  by?: string;
  events?: (Record<string, Plain>)[];
  lines?: ((Record<string, Plain>)[])[];
  view?: Change | null;
};
/** Table talk outside the rules. `by` is the speaker's handle: whoever does not want to hear them mutes that. */
export type Talk = { say: 'talk'; name: string; seat: string; text: string; at: number; by: string; team?: boolean };
export type Token = { token: string; name: string };
/** What one audience heard and sees after something happened: events from its own number `first` on, without gaps. `lines` are the lines of the ledger that each event becomes: messages, which the client puts into words. `view` and `ask` are changes of what was sent before. `question` is the number an answer must name; `sealed` is this seat's own answer to the open race, which nobody else knows of. */
export type Told = {
  say: 'told';
  seat: string;
  question: number;
  first?: number;
  events?: (Record<string, Plain>)[];
  lines?: ((Record<string, Plain>)[])[];
  view?: Change | null;
  ask?: Change | null;
  clock?: ClockSeen | null;
  sealed?: string;
};
/** Takes back the last step of a choice that is not finished. */
export type Undo = { say: 'undo'; id: string; seat: string };
export type Verdict = {
  fine: boolean;
  changed?: Record<string, string>;
  why?: string;
  reason?: string;
  clause?: string;
  warnings?: (string)[];
  length?: Length | null;
};
export type Watched = {
  version: string;
  compiled: boolean;
  database: string;
  ready: boolean;
  bus: string;
  now: number;
  uptime: number;
  games: (GameTables)[];
  tables_in_memory: number;
  sockets: number;
  rows: number;
  commits: number;
  writes_waiting: number;
  requests: Record<string, number>;
  bot_answers: number;
  bot_failures: number;
  cpu: number;
  memory: number;
};
/** Who you are here and all there is to see. `frozen` says why a table can only be looked at. */
export type Welcome = {
  say: 'welcome';
  seats: (string)[];
  table: SheetSeen;
  now: number;
  told?: (Told)[];
  talk?: (Talk)[];
  commitment?: string;
  left_out?: (string)[];
  orders?: Record<string, (string)[]>;
  frozen?: string;
  over?: Record<string, Plain> | null;
};
export type Endpoints = {
  'POST /api/code': [CodeSaid, Led];
  'POST /api/faults': [Fault, Noted];
  'GET /api/games': [null, (GameShort)[]];
  'GET /api/games/{name}': [null, GameForm];
  'POST /api/games/{name}/check': [Articles, Verdict];
  'GET /api/games/{name}/rules': [null, (ClauseSeen)[]];
  'GET /api/house': [null, Watched];
  'GET /api/me': [null, Me];
  'PATCH /api/me': [Naming, Me];
  'POST /api/me/code': [null, CodeGiven];
  'GET /api/me/decks': [null, (DeckSeen)[]];
  'POST /api/me/decks': [DeckText, DeckSeen];
  'DELETE /api/me/decks/{deck}': [null, (DeckSeen)[]];
  'GET /api/me/decks/{deck}': [null, DeckText];
  'GET /api/me/tables': [null, (SheetSeen)[]];
  'GET /api/messages/{name}/{language}': [null, string];
  'POST /api/replay': [RecordText, Replay];
  'GET /api/tables': [null, (SheetSeen)[]];
  'POST /api/tables': [Making, SheetSeen];
  'GET /api/tables/{table}': [null, SheetSeen];
  'PUT /api/tables/{table}': [Articles, SheetSeen];
  'POST /api/tables/{table}/again': [Rematch, SheetSeen];
  'POST /api/tables/{table}/bot': [BotSeat, SheetSeen];
  'POST /api/tables/{table}/chat': [ChatMode, SheetSeen];
  'POST /api/tables/{table}/clear': [AtSeat, SheetSeen];
  'POST /api/tables/{table}/curtain': [AtSeat, SheetSeen];
  'POST /api/tables/{table}/deck': [DeckBrought, SheetSeen];
  'POST /api/tables/{table}/draw': [null, SheetSeen];
  'POST /api/tables/{table}/host': [AtSeat, SheetSeen];
  'GET /api/tables/{table}/invitation': [null, Invitation];
  'POST /api/tables/{table}/leave': [null, SheetSeen];
  'POST /api/tables/{table}/lock': [Locking, SheetSeen];
  'POST /api/tables/{table}/phone': [AtSeat, SeatCode];
  'GET /api/tables/{table}/qr.svg': [null, string];
  'GET /api/tables/{table}/record': [null, string];
  'GET /api/tables/{table}/replay': [null, Replay];
  'GET /api/tables/{table}/report': [null, Report];
  'POST /api/tables/{table}/salt': [Salt, SheetSeen];
  'POST /api/tables/{table}/sign': [Signature, SheetSeen];
  'POST /api/tables/{table}/sit': [Sitting, SheetSeen];
  'POST /api/tables/{table}/start': [null, SheetSeen];
  'GET /api/tables/{table}/verify': [null, Proof];
  'POST /api/tokens': [Naming, Token];
  'GET /health/live': [null, string];
  'GET /health/ready': [null, string];
  'GET /metrics': [null, string];
};
