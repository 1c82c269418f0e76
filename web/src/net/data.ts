/** What comes over the wire (docs/protocol.md), with the little that its schema leaves open filled in. */

import type * as protocol from './protocol';
import type { Change, Choice, ClockSeen, DraftStep as Step, Link, Locked, Message, Plain, Prompt, Refused, Talk } from './protocol';

export type { Change, Choice, ClockSeen, Link, Locked, Message, Plain, Prompt, Refused, Step, Talk };
export type Facts = { [key: string]: Plain };
/** An action as data: its notation and its named parameters, which say what can be clicked instead. */
export type Action = Choice['action'];

/** Something that happened, with the lines it becomes in the ledger; its facts are each game's own (games/GAME.ts). */
export interface GameEvent {
  kind: string;
  clause?: string;
  ledger?: Message[];
  [fact: string]: unknown;
}

/** What the views of all games begin with; the rest is each game's own (games/GAME.ts). */
export type View = {
  game: string;
  seat: string | null;
  moment: string;
  kind: 'turn' | 'race' | 'commit' | 'over';
  waiting: string[];
  winners: string[];
  draft: string[];
} & Facts;

export type ChairSeen = Omit<protocol.ChairSeen, 'taken'> & { taken: '' | 'person' | 'team' | 'bot' };
export type SheetSeen = Omit<protocol.SheetSeen, 'chairs' | 'stage'> & { chairs: ChairSeen[]; stage: 'lobby' | 'playing' | 'over' };
export type Told = Omit<protocol.Told, 'events' | 'lines'> & { events?: GameEvent[]; lines?: Message[][] };
export type Welcome = Omit<protocol.Welcome, 'table' | 'told'> & { table: SheetSeen; told?: Told[] };
export type SeatsChanged = Omit<protocol.Seats, 'table'> & { table: SheetSeen };

type Refined = protocol.Told | protocol.Welcome | protocol.Seats;
export type FromServer = Exclude<protocol.Spoken, Refined> | Told | Welcome | SeatsChanged;
export type ToServer = protocol.Said;

/** What was sent before, with what changed in it; nothing of it is changed in place. */
export function changed<T extends object>(before: T | null, change: Change): T | null {
  const after = entered(change.whole || !before ? {} : (before as Facts), change);
  return Object.keys(after).length === 0 ? null : (after as T);
}

/** One object or list after a change: a list counts as an object whose keys are its positions. */
function entered(before: Plain, change: Change): Facts | Plain[] {
  const after = { ...(before as Facts) };
  for (const key of change.gone ?? []) delete after[key];
  Object.assign(after, change.set);
  for (const [key, within] of Object.entries(change.within ?? {})) after[key] = entered(after[key]!, within);
  return Array.isArray(before) ? Object.values(after) : after;
}
