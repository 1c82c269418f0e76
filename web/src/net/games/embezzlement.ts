// Made by `kickback schema embezzlement --typescript`. Do not edit.
import type {  } from '../protocol';

export type Exchange = {
  about: 'blackmail' | 'payment-audit' | 'audit' | 'trade' | 'payment-otr' | 'otr';
  by: string;
  against: string | null;
  seat: string;
  year: number;
  bribes: number;
  stands: boolean;
  attempt: number;
  chain: (string)[];
};
export type Question = { about: 'value' | 'honest' | 'have' | 'words' | 'read'; by: string; of: string; words?: string; card?: string; year?: number };
export type Seat = {
  stash?: number;
  flow: number;
  hand: (string)[];
  cards: number;
  board: (Year | null)[];
  laid: number;
  next: number;
  workload: number | null;
  bust: boolean;
  leaving: boolean;
  voted: boolean;
  asked: number;
  demanded: number;
  start: number | null;
  target: number | null;
  committed: boolean;
  pick?: number | null;
};
export type Year = { invoice: number; paid: number; value: string; mark: 'plain' | 'otr' | 'audited'; shown: boolean; settles: number };
export type View = {
  game: string;
  seat: string | null;
  moment: string;
  kind: 'turn' | 'race' | 'commit' | 'over';
  waiting: (string)[];
  winners: (string)[];
  draft: (string)[];
  round: number;
  turn: string;
  first: string;
  step: 'settle' | 'pay' | 'action' | 'draw' | 'end';
  stack: (string)[];
  box: 'traps' | 'eights';
  pool: Record<string, number>;
  'turned-up': Record<string, number>;
  copies: number;
  coffers?: number;
  workload: { count: number; closed: boolean };
  archive: { count: number };
  deck: { count: number };
  pile: { count: number; cards: (string)[] };
  fresh: string | null;
  paying: number | null;
  amount?: number | null;
  settling: number | null;
  'paid-now': number | null;
  exchange: Exchange | null;
  question: Question | null;
  statement: { question: Question; said: string } | null;
  window: (string)[];
  passed: (string)[];
  'no-peek': string | null;
  bust: (string)[];
  taken: (string)[];
  secret?: { deck: (string)[]; workload: ((string)[])[]; rest: (string)[] };
  A?: Seat;
  B?: Seat;
  C?: Seat;
  D?: Seat;
};
export type Event =
  | { kind: 'dealt'; clause: string; cards: number; workload: number; box: 'traps' | 'eights'; stash?: number; delayed: boolean; alike: boolean; hand?: (string)[]; secrets?: Record<string, { hand?: (string)[] }> }
  | { kind: 'first'; clause: string; seat: string; why: string }
  | { kind: 'committed'; clause: string; seat: string; start?: number; target?: number; secrets?: Record<string, { start?: number; target?: number }> }
  | { kind: 'starts'; clause: string; caps: Record<string, number> }
  | { kind: 'targets'; clause: string; caps: Record<string, number> }
  | { kind: 'turn'; clause: string; seat: string; round: number; lap: number; endless: boolean }
  | { kind: 'took'; clause: string; seat: string; left: number; invoice: number; value?: string; secrets?: Record<string, { value?: string }> }
  | { kind: 'announced'; clause: string; seat: string; year: number; invoice: number; amount: number }
  | { kind: 'sealed'; clause: string; seat: string; year: number; amount?: number; secrets?: Record<string, { amount?: number }> }
  | { kind: 'laid'; clause: string; seat: string; year: number; invoice: number }
  | { kind: 'placed'; clause: string; seat: string; year: number; invoice: number; amount: number; otr: boolean; silent: boolean }
  | { kind: 'turned'; clause: string; seat: string; year: number; invoice: number; value: string; paid: number; profit: number; found: 'trap' | 'underpaid' | 'overpaid' | 'correct'; gap: number; otr: boolean; wanted: boolean; 'taken-by'?: string }
  | { kind: 'profit'; clause: string; seat: string; year: number; amount: number; of: string; fell: boolean }
  | { kind: 'even'; clause: string; seat: string; year: number }
  | { kind: 'debt'; clause: string; seat: string; year: number; owed: number; paid: number; why: 'trap' | 'shortfall' | 'audited' | 'false-audit'; of: string; by?: string }
  | { kind: 'nothing-to-take'; clause: string; seat: string; year: number; of: string }
  | { kind: 'archived'; clause: string; seat: string; year: number; invoice: number; value: string; audited: boolean }
  | { kind: 'refilled'; clause: string; workload: number }
  | { kind: 'closed'; clause: string; count: number; why: 'laps' | 'votes' | 'run-off' }
  | { kind: 'played'; clause: string; seat: string; card: string; year: number; attempt: number; against?: string; answers?: string; of?: string; stands?: boolean }
  | { kind: 'cancelled'; clause: string; seat: string; year: number; card: string; bribes: number; against?: string }
  | { kind: 'off-the-record'; clause: string; seat: string; year: number; invoice: number }
  | { kind: 'punched'; clause: string; seat: string; year: number; by: string }
  | { kind: 'audited'; clause: string; seat: string; year: number; invoice: number; by: string; value: string; paid: number; found: 'trap' | 'underpaid' | 'overpaid' | 'correct'; gap: number; settles: number }
  | { kind: 'forfeited'; clause: string; seat: string; year: number; amount: number; by: string }
  | { kind: 'reward'; clause: string; seat: string; year: number; amount: number; of: string }
  | { kind: 'traded'; clause: string; seat: string; year: number; with: string; gave: number; got: number; 'gave-mark': 'plain' | 'otr' | 'audited'; 'got-mark': 'plain' | 'otr' | 'audited'; 'gave-invoice': number; 'got-invoice': number; value?: string; secrets?: Record<string, { value?: string }> }
  | { kind: 'discarded'; clause: string; seat: string; card: string }
  | { kind: 'drew'; clause: string; seat: string; card?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'left-it'; clause: string; seat: string }
  | { kind: 'done'; clause: string; seat: string }
  | { kind: 'reshuffled'; clause: string; count: number }
  | { kind: 'said'; clause: string; seat: string; text: string }
  | { kind: 'claimed'; clause: string; seat: string; year?: number; value?: string; card?: string; count?: number }
  | { kind: 'asked'; clause: string; seat: string; of: string; question: string; year?: number; card?: string }
  | { kind: 'answered'; clause: string; seat: string; to: string; answer: string; question: string; year?: number; card?: string }
  | { kind: 'demanded'; clause: string; seat: string; of: string; year: number; looks: boolean; invoice: number; value?: string; secrets?: Record<string, { value?: string }> }
  | { kind: 'declared'; clause: string; seat: string; year: number; value: string }
  | { kind: 'peeked'; clause: string; seat: string; year: number; invoice: number; value?: string; secrets?: Record<string, { value?: string }> }
  | { kind: 'bust'; clause: string; seat: string; owed: number; had: number }
  | { kind: 'swept'; clause: string; seat: string; caps: number; stash: number; payments: number; invoices: number; cards: (string)[]; resigned: boolean }
  | { kind: 'resigned'; clause: string; seat: string; open: boolean }
  | { kind: 'voted'; clause: string; seat: string; votes: number; of: number }
  | { kind: 'won'; clause: string; seats: (string)[]; caps: Record<string, number>; way: 'most' | 'last' | 'target' | 'start' | 'nobody'; starts: Record<string, number>; targets?: Record<string, number>; bust: (string)[] };
export type Action =
  | { verb: 'pass'; text: string }
  | { verb: 'done'; text: string }
  | { verb: 'draw'; text: string }
  | { verb: 'place'; text: string }
  | { verb: 'bribe'; text: string }
  | { verb: 'blackmail'; text: string }
  | { verb: 'audit'; text: string }
  | { verb: 'otr'; text: string }
  | { verb: 'punch'; text: string }
  | { verb: 'announce'; text: string; amount: number }
  | { verb: 'seal'; text: string; amount: number }
  | { verb: 'place'; text: string; amount: number }
  | { verb: 'otr'; text: string; year: number }
  | { verb: 'audit'; text: string; seat: 'A' | 'B' | 'C' | 'D'; year: number }
  | { verb: 'trade'; text: string; seat: 'A' | 'B' | 'C' | 'D'; year: number }
  | { verb: 'discard'; text: string; card: 'audit' | 'trade' | 'otr' | 'blackmail' | 'bribe' }
  | { verb: 'peek'; text: string; year: number }
  | { verb: 'read'; text: string; seat: 'A' | 'B' | 'C' | 'D'; year: number }
  | { verb: 'declare'; text: string; value: '1' | '2' | '3' | '4' | '5' | '8' | 'T' }
  | { verb: 'answer'; text: string }
  | { verb: 'answer'; text: string; value: '1' | '2' | '3' | '4' | '5' | '8' | 'T' }
  | { verb: 'ask'; text: string; seat: 'A' | 'B' | 'C' | 'D'; year: number }
  | { verb: 'ask'; text: string; seat: 'A' | 'B' | 'C' | 'D'; card: 'audit' | 'trade' | 'otr' | 'blackmail' | 'bribe' }
  | { verb: 'start'; text: string; amount: number }
  | { verb: 'target'; text: string; amount: number }
  | { verb: 'finish'; text: string }
  | { verb: 'resign'; text: string }
  | { verb: 'say'; text: string; words: string }
  | { verb: 'claim'; text: string; year: number; value: '1' | '2' | '3' | '4' | '5' | '8' | 'T' }
  | { verb: 'claim'; text: string; card: 'audit' | 'trade' | 'otr' | 'blackmail' | 'bribe'; count: number }
  | { verb: 'ask'; text: string; seat: 'A' | 'B' | 'C' | 'D'; words: string }
  | { verb: 'answer'; text: string; words: string }
  | { verb: 'show'; text: string; words: string }
  | { verb: 'give'; text: string; seat: 'A' | 'B' | 'C' | 'D'; card: 'audit' | 'trade' | 'otr' | 'blackmail' | 'bribe' }
  | { verb: 'give'; text: string; seat: 'A' | 'B' | 'C' | 'D'; amount: number }
  | { verb: 'trade'; text: string; seat: 'A' | 'B' | 'C' | 'D'; year: number; second: number }
  | { verb: 'peek'; text: string; seat: 'A' | 'B' | 'C' | 'D'; year: number }
  | { verb: 'peek'; text: string; place: 'workload' | 'archive' | 'deck' }
  | { verb: 'otr'; text: string; seat: 'A' | 'B' | 'C' | 'D'; year: number }
  | { verb: 'announce'; text: string; amount: string }
  | { verb: 'seal'; text: string; amount: string }
  | { verb: 'place'; text: string; amount: string }
  | { verb: 'start'; text: string; amount: string }
  | { verb: 'target'; text: string; amount: string };
