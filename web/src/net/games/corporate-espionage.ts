// Made by `kickback schema corporate-espionage --typescript`. Do not edit.
import type { Message, Plain } from '../protocol';

export type Moment = {
  moment: string;
  kind: string | null;
  seat?: string;
  event?: 'hire' | 'purchase' | 'espionage' | 'savvy' | 'use' | 'takeover' | 'audit' | 'bill' | 'turn-end' | 'fire' | 'liquidate' | 'lost';
  by?: string | null;
  to?: (string)[];
  target?: string | null;
  cancelled?: boolean;
  play?: 'hire' | 'purchase' | 'espionage' | 'savvy' | 'use' | 'takeover' | 'audit' | 'bill' | 'turn-end' | 'fire' | 'liquidate' | 'lost' | null;
  card?: string | null;
  paid?: number;
  amount?: number;
  collect?: boolean;
  charged?: boolean;
  at?: (number)[];
  cards?: (string)[];
  owed?: (string)[];
  offer?: Record<string, Plain> | null;
  association?: string;
  members?: (string)[];
  invited?: (string)[];
  votes?: (string | null)[];
  motion?: string;
  passed?: (string)[];
  op?: string;
  left?: number;
  holder?: string;
};
export type Change = { seat: string; by: string; card: string; what: string; left: string };
export type Association = { name: string; members: string; target: string | null; until: number };
export type Vote = { association: string; target: string; motion: 'embargo' | 'lift'; yes: number; of: number; carried: boolean };
export type Printed = {
  name: string;
  type: 'employee' | 'executive' | 'asset' | 'savvy' | 'espionage';
  cost: number;
  income: number;
  overhead: number;
  blocks: ('audit' | 'peek' | 'takeover' | 'fire' | 'destroy' | 'steal' | 'bounce' | 'siphon' | 'bill' | 'pilfer' | 'discard' | 'hire' | 'purchase' | 'espionage' | 'savvy' | 'use' | 'income' | 'draw')[];
  text: (Message)[];
};
export type Company = {
  company: string;
  name: string;
  bank: number | 'hidden';
  worth: number | 'hidden';
  'in-play': number;
  announced: number | null;
  'announced-turn': number;
  book: (number)[] | 'hidden';
  hand: (string)[];
  costs: (number | null)[];
  cards: number;
  deck: number;
  'deck-cards': (string)[];
  pile: (string)[];
  table: (string)[];
  roster: (string)[];
  inventory: (string)[];
  permanents: (Permanent)[];
  income: number;
  overhead: number;
  'executive-seats': number;
  'hand-limit': number;
  blocks: ('audit' | 'peek' | 'takeover' | 'fire' | 'destroy' | 'steal' | 'bounce' | 'siphon' | 'bill' | 'pilfer' | 'discard' | 'hire' | 'purchase' | 'espionage' | 'savvy' | 'use' | 'income' | 'draw')[];
  'bill-change': number;
  'in-market': boolean;
  how: string | null;
  mulligans: number;
  'put-back': (string)[];
  burnouts: number;
  audited: (string)[];
  list: (string)[] | 'hidden';
};
export type Permanent = { card: string; owner: string; chips: number; used: boolean; 'just-came': boolean; income: number; overhead: number };
export type View = {
  game: string;
  seat: string | null;
  moment: string;
  kind: 'turn' | 'race' | 'commit' | 'over';
  waiting: (string)[];
  winners: (string)[];
  draft: (string)[];
  companies: (string)[];
  round: number;
  turn: string | null;
  turns: number;
  first: string | null;
  duels: ((string)[])[];
  cuts: (string)[];
  hires: number;
  'hires-allowed': number;
  firings: number;
  'firings-allowed': number;
  attempted: boolean;
  lively: boolean;
  'dry-round': boolean;
  stack: (Moment)[];
  changes: (Change)[];
  loans: (string)[];
  offers: (string)[];
  pacts: (string)[];
  associations: (Association)[];
  vote: Vote | null;
  spoils: (string)[];
  dances: (string)[];
  stars: (string)[];
  printed?: Record<string, Printed>;
  A?: Company;
  B?: Company;
  C?: Company;
  D?: Company;
  E?: Company;
  F?: Company;
  G?: Company;
  H?: Company;
};
export type Event =
  | { kind: 'company'; clause: string; seat: string; deck: string; name: string; called?: Record<string, string> }
  | { kind: 'first'; clause: string; seat: string; how: 'random' | 'coin' | 'bottle' | 'duel' | 'host'; called?: Record<string, string> }
  | { kind: 'cut'; clause: string; seat: string; deck: string; count: number; called?: Record<string, string> }
  | { kind: 'mulligan'; clause: string; seat: string; count: number; hand?: (string)[]; called?: Record<string, string>; secrets?: Record<string, { hand?: (string)[]; called?: Record<string, string> }> }
  | { kind: 'dealt'; clause: string; seat: string; cards: number; called?: Record<string, string>; hand?: (string)[]; secrets?: Record<string, { hand?: (string)[]; called?: Record<string, string> }> }
  | { kind: 'committed'; clause: string; seat: string; called?: Record<string, string>; sign?: string; count?: number; secrets?: Record<string, { sign?: string; count?: number; called?: Record<string, string> }> }
  | { kind: 'duel'; clause: string; signs: (string)[]; called?: Record<string, string> }
  | { kind: 'turn'; clause: string; seat: string; round: number; called?: Record<string, string> }
  | { kind: 'income'; clause: string; seat: string; amount: number; called?: Record<string, string>; before?: number; after?: number; secrets?: Record<string, { before?: number; after?: number; called?: Record<string, string> }> }
  | { kind: 'no-income'; clause: string; seat: string; called?: Record<string, string> }
  | { kind: 'overhead'; clause: string; seat: string; amount: number; called?: Record<string, string>; before?: number; after?: number; secrets?: Record<string, { before?: number; after?: number; called?: Record<string, string> }> }
  | { kind: 'drew'; clause: string; seat: string; called?: Record<string, string>; card?: string; secrets?: Record<string, { card?: string; called?: Record<string, string> }> }
  | { kind: 'no-draw'; clause: string; seat: string; called?: Record<string, string> }
  | { kind: 'announced'; clause: string; play: 'hire' | 'purchase' | 'espionage' | 'savvy' | 'use' | 'takeover' | 'audit' | 'bill' | 'turn-end' | 'fire' | 'liquidate' | 'lost' | 'bill'; seat: string; card: string | null; target: string | null; cost: number; answer: boolean; called?: Record<string, string> }
  | { kind: 'unanswered'; clause: string; play: 'hire' | 'purchase' | 'espionage' | 'savvy' | 'use' | 'takeover' | 'audit' | 'bill' | 'turn-end' | 'fire' | 'liquidate' | 'lost' | 'bill'; seat: string; card: string | null; target: string | null; called?: Record<string, string> }
  | { kind: 'entered'; clause: string; seat: string; card: string; called?: Record<string, string> }
  | { kind: 'cancelled'; clause: string; play: 'hire' | 'purchase' | 'espionage' | 'savvy' | 'use' | 'takeover' | 'audit' | 'bill' | 'turn-end' | 'fire' | 'liquidate' | 'lost' | 'bill'; seat: string; card: string | null; target?: string | null; refund?: number; 'to-hand'?: boolean; by?: string | null; amount?: number; collect?: boolean; called?: Record<string, string> }
  | { kind: 'redirected'; clause: string; play: 'hire' | 'purchase' | 'espionage' | 'savvy' | 'use' | 'takeover' | 'audit' | 'bill' | 'turn-end' | 'fire' | 'liquidate' | 'lost' | 'bill'; seat: string; card: string | null; target: string | null; called?: Record<string, string> }
  | { kind: 'idle'; clause: string; seat: string; card: string; called?: Record<string, string> }
  | { kind: 'named'; clause: string; seat: string; card: string; target: string; called?: Record<string, string> }
  | { kind: 'billed'; clause: string; by: string | null; card: string | null; seat: string; amount: number; collect: boolean; called?: Record<string, string> }
  | { kind: 'no-bill'; clause: string; by: string; card: string; seat: string; called?: Record<string, string> }
  | { kind: 'charged'; clause: string; by: string | null; card: string | null; seat: string; amount: number; collect: boolean; called?: Record<string, string>; before?: number; after?: number; secrets?: Record<string, { before?: number; after?: number; called?: Record<string, string> }> }
  | { kind: 'collected'; clause: string; seat: string; from: string; amount: number; called?: Record<string, string> }
  | { kind: 'gained'; clause: string; by: string; card: string; seat: string; amount: number; called?: Record<string, string>; before?: number; after?: number; secrets?: Record<string, { before?: number; after?: number; called?: Record<string, string> }> }
  | { kind: 'siphoned'; clause: string; by: string; card: string; seat: string; amount: number; called?: Record<string, string>; before?: number; after?: number; secrets?: Record<string, { before?: number; after?: number; called?: Record<string, string> }> }
  | { kind: 'insolvent'; clause: string; seat: string; bank: number; called?: Record<string, string> }
  | { kind: 'solvent'; clause: string; seat: string; called?: Record<string, string> }
  | { kind: 'liquidated'; clause: string; seat: string; card: string; amount: number; called?: Record<string, string> }
  | { kind: 'dropped'; clause: string; seat: string; card: string; called?: Record<string, string> }
  | { kind: 'expired'; clause: string; seat: string; card: string; called?: Record<string, string> }
  | { kind: 'dismissed'; clause: string; seat: string; card: string; called?: Record<string, string> }
  | { kind: 'fired'; clause: string; seat: string; card: string; owner: string; by?: string; lost?: string; called?: Record<string, string> }
  | { kind: 'destroyed'; clause: string; by: string; card: string; seat: string; lost: string; owner: string; called?: Record<string, string> }
  | { kind: 'stolen'; clause: string; by: string; card: string; seat: string; lost: string; owner: string; called?: Record<string, string> }
  | { kind: 'bounced'; clause: string; by: string; card: string; seat: string; lost: string; owner: string; called?: Record<string, string> }
  | { kind: 'discarded'; clause: string; seat: string; lost: string; by?: string; card?: string; called?: Record<string, string> }
  | { kind: 'pilfered'; clause: string; by: string; card: string; seat: string; called?: Record<string, string>; lost?: string; secrets?: Record<string, { lost?: string; called?: Record<string, string> }> }
  | { kind: 'hand-shown'; clause: string; by: string; card: string; seat: string; called?: Record<string, string>; hand?: (string)[]; secrets?: Record<string, { hand?: (string)[]; called?: Record<string, string> }> }
  | { kind: 'peeked'; clause: string; by: string; card: string; seat: string; at: 'hand' | 'bank' | 'deck'; called?: Record<string, string>; hand?: (string)[]; bank?: number; deck?: (string)[]; secrets?: Record<string, { hand?: (string)[]; bank?: number; deck?: (string)[]; called?: Record<string, string> }> }
  | { kind: 'blocked'; clause: string; by: string; card: string; seat: string; op: 'gain' | 'bill' | 'siphon' | 'draw' | 'discard' | 'pilfer' | 'fire' | 'destroy' | 'steal' | 'bounce' | 'peek' | 'modify' | 'slots' | 'block' | 'cancel' | 'redirect'; blocker: string; called?: Record<string, string> }
  | { kind: 'changed'; clause: string; by: string; card: string; seat: string; what: string; called?: Record<string, string> }
  | { kind: 'ended'; clause: string; seat: string; card: string; called?: Record<string, string> }
  | { kind: 'valued'; clause: string; seat: string; target: string; worth: number; price: number; bank: number; 'target-bank': number; called?: Record<string, string> }
  | { kind: 'failed'; clause: string; seat: string; target: string; called?: Record<string, string> }
  | { kind: 'lapsed'; clause: string; seat: string; target: string; called?: Record<string, string> }
  | { kind: 'taken-over'; clause: string; seat: string; target: string; price: number; called?: Record<string, string> }
  | { kind: 'merged'; clause: string; seat: string; target: string; choice: 'keep' | 'layoff' | 'keep-team' | 'keep-assets'; amount: number; called?: Record<string, string> }
  | { kind: 'left'; clause: string; seat: string; how: 'bankrupt' | 'taken over' | 'disqualified'; bank: number; cards: (string)[]; left: number; by: string | null; card: string | null; called?: Record<string, string> }
  | { kind: 'debt-void'; clause: string; seat: string; to: string; amount: number; called?: Record<string, string> }
  | { kind: 'pact-over'; clause: string; seats: (string)[]; enemy: string; called?: Record<string, string> }
  | { kind: 'turn-over'; clause: string; seat: string; bank?: number; called?: Record<string, string> }
  | { kind: 'audit-asked'; clause: string; seat: string; target: string; called?: Record<string, string> }
  | { kind: 'audit-shown'; clause: string; seat: string; target: string; called?: Record<string, string>; bank?: number; secrets?: Record<string, { bank?: number; called?: Record<string, string> }> }
  | { kind: 'audit-refused'; clause: string; seat: string; target: string; blocker: string; called?: Record<string, string> }
  | { kind: 'offered'; clause: string; seat: string; to: string; offer: Record<string, Plain>; called?: Record<string, string> }
  | { kind: 'considering'; clause: string; seat: string; called?: Record<string, string> }
  | { kind: 'declined'; clause: string; seat: string; to: string; called?: Record<string, string> }
  | { kind: 'sold'; clause: string; seat: string; to: string; price: number; card?: string; called?: Record<string, string>; secrets?: Record<string, { card?: string; called?: Record<string, string> }> }
  | { kind: 'lent'; clause: string; seat: string; to: string; amount: number; back: number; turns: number; called?: Record<string, string> }
  | { kind: 'fell-through'; clause: string; seat: string; to: string; amount: number; called?: Record<string, string> }
  | { kind: 'repaid'; clause: string; seat: string; to: string; amount: number; called?: Record<string, string> }
  | { kind: 'pact'; clause: string; seat: string; with: string; enemy: string; called?: Record<string, string> }
  | { kind: 'breaking'; clause: string; seat: string; with: string; called?: Record<string, string> }
  | { kind: 'pact-broken'; clause: string; seat: string; enemy: string; called?: Record<string, string> }
  | { kind: 'founding'; clause: string; seat: string; association: string; with: (string)[]; called?: Record<string, string> }
  | { kind: 'invitation-declined'; clause: string; seat: string; association: string; called?: Record<string, string> }
  | { kind: 'founded'; clause: string; association: string; members: (string)[]; called?: Record<string, string> }
  | { kind: 'not-founded'; clause: string; association: string; members: (string)[]; called?: Record<string, string> }
  | { kind: 'left-association'; clause: string; seat: string; association: string; called?: Record<string, string> }
  | { kind: 'vote-called'; clause: string; seat: string; association: string; target: string; motion: 'embargo' | 'lift'; called?: Record<string, string> }
  | { kind: 'voted'; clause: string; seat: string; called?: Record<string, string>; vote?: 'yes' | 'no'; secrets?: Record<string, { vote?: 'yes' | 'no'; called?: Record<string, string> }> }
  | { kind: 'vote-counted'; clause: string; association: string; target: string; motion: 'embargo' | 'lift'; yes: number; of: number; carried: boolean; called?: Record<string, string> }
  | { kind: 'embargo-over'; clause: string; association: string; target: string; called?: Record<string, string> }
  | { kind: 'danced'; clause: string; seat: string; dance: string; called?: Record<string, string> }
  | { kind: 'applauded'; clause: string; seat: string; stars: number; called?: Record<string, string> }
  | { kind: 'said'; clause: string; seat: string; text: string; called?: Record<string, string> }
  | { kind: 'whispered'; clause: string; seat: string; text: string; to: (string)[]; called?: Record<string, string> }
  | { kind: 'claimed'; clause: string; seat: string; claim: string; target: string | null; card: string | null; amount: number; round: number; called?: Record<string, string> }
  | { kind: 'market-closed'; clause: string; worths: (string)[]; called?: Record<string, string> }
  | { kind: 'won'; clause: string; seats: (string)[]; banks: (string)[]; called?: Record<string, string> }
  | { kind: 'trophies'; clause: string; cards: (string)[]; called?: Record<string, string> };
export type Action =
  | { verb: 'hire'; text: string; card: string }
  | { verb: 'buy'; text: string; card: string }
  | { verb: 'spy'; text: string; card: string }
  | { verb: 'savvy'; text: string; card: string }
  | { verb: 'use'; text: string; card: string }
  | { verb: 'fire'; text: string; card: string }
  | { verb: 'liquidate'; text: string; card: string }
  | { verb: 'drop'; text: string; card: string }
  | { verb: 'discard'; text: string; card: string }
  | { verb: 'pick'; text: string; card: string }
  | { verb: 'mark'; text: string; card: string }
  | { verb: 'hire'; text: string; card: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' }
  | { verb: 'buy'; text: string; card: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' }
  | { verb: 'spy'; text: string; card: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' }
  | { verb: 'savvy'; text: string; card: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' }
  | { verb: 'use'; text: string; card: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' }
  | { verb: 'name'; text: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' }
  | { verb: 'takeover'; text: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' }
  | { verb: 'audit'; text: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' }
  | { verb: 'first'; text: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' }
  | { verb: 'disqualify'; text: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' }
  | { verb: 'repay'; text: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' }
  | { verb: 'break'; text: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' }
  | { verb: 'embargo'; text: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' }
  | { verb: 'lift'; text: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' }
  | { verb: 'accept'; text: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' }
  | { verb: 'keep'; text: string }
  | { verb: 'layoff'; text: string }
  | { verb: 'keep-team'; text: string }
  | { verb: 'keep-assets'; text: string }
  | { verb: 'show'; text: string }
  | { verb: 'pass'; text: string }
  | { verb: 'end'; text: string }
  | { verb: 'declare'; text: string }
  | { verb: 'rock'; text: string }
  | { verb: 'paper'; text: string }
  | { verb: 'scissors'; text: string }
  | { verb: 'claim'; text: string; price: number }
  | { verb: 'claim'; text: string; ability: 'can-answer' | 'cannot-answer' }
  | { verb: 'claim'; text: string; card: string }
  | { verb: 'claim'; text: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' }
  | { verb: 'claim'; text: string; enemy: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' }
  | { verb: 'discard'; text: string }
  | { verb: 'cut'; text: string; number: number }
  | { verb: 'applaud'; text: string; number: number }
  | { verb: 'dance'; text: string; number: 'robot' | 'moonwalk' | 'conga' | 'tango' | 'spreadsheet-shuffle' }
  | { verb: 'accept'; text: string }
  | { verb: 'decline'; text: string }
  | { verb: 'yes'; text: string }
  | { verb: 'no'; text: string }
  | { verb: 'say'; text: string; words: string }
  | { verb: 'whisper'; text: string; members: string; words: string }
  | { verb: 'sell'; text: string; card: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'; price: number }
  | { verb: 'buy'; text: string; card: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'; price: number }
  | { verb: 'lend'; text: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'; price: number; back: number; turns: number }
  | { verb: 'borrow'; text: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'; price: number; back: number; turns: number }
  | { verb: 'pact'; text: string; rival: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'; enemy: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' }
  | { verb: 'found'; text: string; association: string; members: string }
  | { verb: 'leave'; text: string; association: string };
