/** What comes over the wire (docs/protocol.md). Views and events are each game's own: their tables say what they need. */

export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };
export type Facts = { [key: string]: Plain };

export interface Message {
  id: string;
  facts?: Facts;
  clauses?: string[];
}

/** An action as data: its notation and its named parameters, which say what can be clicked instead. */
export type Action = { text: string; verb?: string } & Facts;

export interface Choice {
  action: Action;
  label: Message;
  says: Message[];
  key: string;
  tone: 'plain' | 'signal';
  asks_back: boolean;
}

export interface Locked {
  label: Message;
  why: Message;
  clause: string;
  text: string;
}

export interface Link {
  seat: string;
  what: Message;
  stands: boolean;
}

export interface Step {
  label: Message;
  action: Action | null;
}

export interface Prompt {
  moment: string;
  kicker: Message | null;
  question: Message;
  stakes: Message[];
  stands: Message | null;
  chain: Link[];
  clock: Message | null;
  notes: Message[];
  choices: Choice[];
  locked: Locked[];
  steps: Step[];
  free: Choice[];
  forms: string[];
  orders: string[];
}

/** Something that happened, with the lines it becomes in the ledger; its facts are each game's own. */
export interface GameEvent {
  kind: string;
  clause?: string;
  lines?: Message[];
  [fact: string]: unknown;
}

export type View = {
  game: string;
  seat: string | null;
  moment: string;
  kind: 'turn' | 'race' | 'commit' | 'over';
  waiting: string[];
  winners: string[];
  draft: string[];
} & Facts;

export interface Change {
  set?: Facts;
  gone?: string[];
  whole?: boolean;
  sum?: number;
}

export interface ClockSeen {
  now: number;
  opened: number;
  due?: Record<string, number>;
  floor?: number;
  ceiling?: number;
  bank?: Record<string, number>;
}

export interface ChairSeen {
  seat: string;
  name: string;
  portrait: string;
  taken: '' | 'person' | 'team' | 'bot';
  strength: string;
  yours: boolean;
  host: boolean;
  signed: boolean;
  sealed: boolean;
  here: boolean;
  away: boolean;
}

export interface SheetSeen {
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
  stage: 'lobby' | 'playing' | 'over';
  made: number;
  seal: string;
  chairs: ChairSeen[];
  you_host: boolean;
  before: string;
  after: string;
  watching?: number;
  code?: string;
  link?: string;
  salting?: number;
  your_turn?: boolean;
}

export interface Told {
  say: 'told';
  seat: string;
  question: number;
  first?: number;
  events?: GameEvent[];
  lines?: Message[][];
  view?: Change;
  ask?: Change;
  clock?: ClockSeen;
  sealed?: string;
}

export interface Talk {
  say: 'talk';
  name: string;
  seat: string;
  text: string;
  at: number;
  team?: boolean;
}

export interface Welcome {
  say: 'welcome';
  seats: string[];
  table: SheetSeen;
  now: number;
  told?: Told[];
  talk?: Talk[];
  commitment?: string;
  left_out?: string[];
  orders?: Record<string, string[]>;
  frozen?: string;
  over?: Facts;
}

export interface Refused {
  say: 'refused';
  id: string;
  why: string;
  reason: string;
  clause?: string;
  facts?: Facts;
  question?: number;
}

export type FromServer =
  | Welcome
  | Told
  | Talk
  | Refused
  | { say: 'reaction'; name: string; seat: string; sign: string }
  | { say: 'done'; id: string; question: number; sealed?: boolean; draft?: boolean }
  | { say: 'second'; seat: string; text: string; first: string; margin: number }
  | { say: 'seats'; table: SheetSeen }
  | { say: 'over'; outcome: Facts; secret: string; salts: Record<string, string> }
  | { say: 'again'; table: string }
  | { say: 'away'; seconds: number }
  | { say: 'ping'; number: number };

export type ToServer =
  | { say: 'hello'; since: Record<string, number> }
  | { say: 'act'; id: string; seat: string; question: number; text: string }
  | { say: 'undo'; id: string; seat: string }
  | { say: 'chat'; id: string; text: string; team?: boolean }
  | { say: 'react'; sign: string }
  | { say: 'standing'; id: string; seat: string; order: string; on: boolean }
  | { say: 'absent'; seat: string; choice: string }
  | { say: 'pong'; number: number };

/** What was sent before, with what changed in it. */
export function changed<T extends object>(before: T | null, change: Change): T | null {
  const after: Facts = change.whole ? {} : { ...((before ?? {}) as Facts) };
  for (const key of change.gone ?? []) delete after[key];
  Object.assign(after, change.set ?? {});
  return Object.keys(after).length === 0 ? null : (after as T);
}
