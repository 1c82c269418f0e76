// Made by `kickback schema wallet --typescript`. Do not edit.
import type { Message, Plain } from '../protocol';

export type Question = {
  asked: (string)[];
  committed: (string)[];
  picks: (string | null)[];
  passed: (string)[];
  other: string | null;
  card: string;
  word: string | null;
  way: number;
  special: string | null;
  layers: (string)[];
};
export type Seat = {
  hand: (string)[];
  cards: number;
  specials: (string)[];
  played: (string)[];
  hidden: string | null;
  atm: string | null;
  fx: string | null;
  'fx-as': string | null;
  coin: number;
  tokens: (number | 'hidden')[];
  points: number | 'hidden';
  turns: number;
  shown: boolean;
  late: boolean;
  lost: boolean;
  verdict: 'innocent' | 'guilty' | null;
  why: string | null;
  judged: (string)[];
  'judged-note': string | null;
  confiscated: (string)[];
  credit: string | null;
  check: Check | 'hidden';
};
export type Check = {
  verdict: 'innocent' | 'guilty';
  why: string | null;
  identity: string | null;
  ids: number;
  money: number;
  cards: number;
  coin: number;
  counted: number;
  limit: number;
  currencies: number;
  paper: (string)[];
  jewelry: number;
  'credit-cards': number;
  badges: number;
  lines: (Line)[];
  rows: (Message)[];
};
export type Line = { clause: string; ok: boolean; what: string; found: number; least: number; most: number | null };
export type View = {
  game: string;
  seat: string | null;
  moment: string;
  kind: 'turn' | 'race' | 'commit' | 'over';
  waiting: (string)[];
  winners: (string)[];
  draft: (string)[];
  round: number;
  rounds: number;
  phase: 'play' | 'window' | 'search' | 'fines' | 'over';
  call: 'first' | 'last' | 'only' | null;
  hourglasses: number;
  first: string;
  turn: string | null;
  acts: number;
  acted: boolean;
  'specials-this-turn': number;
  queue: (string)[];
  wallet: (string)[];
  compartment: (string)[];
  paid: (string)[];
  gifts: (string)[];
  pot: (string)[];
  discard: (string)[];
  aside: (string)[];
  pocket: (number | 'hidden')[];
  question: Question;
  report: (Record<string, Plain>)[];
  A?: Seat;
  B?: Seat;
  C?: Seat;
  D?: Seat;
  E?: Seat;
  F?: Seat;
  G?: Seat;
};
export type Event =
  | { kind: 'set-up'; clause: string; hourglasses: number; round: number; rounds: number; players: number; deck: number; dearest: number }
  | { kind: 'tokens'; clause: string; value: number; pocket: number }
  | { kind: 'new-round'; clause: string; round: number; rounds: number }
  | { kind: 'dealt'; clause: string; cards: number; wallet: number; hand?: (string)[]; secrets?: Record<string, { hand?: (string)[] }> }
  | { kind: 'specials'; clause: string; cards: number; aside: number; specials?: ('double' | 'birthday' | 'fund' | 'left' | 'right' | 'inspect' | 'dispose' | 'snatch' | 'swap' | 'request' | 'emergency' | 'extra' | 'hide' | 'atm' | 'fx')[]; secrets?: Record<string, { specials?: ('double' | 'birthday' | 'fund' | 'left' | 'right' | 'inspect' | 'dispose' | 'snatch' | 'swap' | 'request' | 'emergency' | 'extra' | 'hide' | 'atm' | 'fx')[] }> }
  | { kind: 'coins'; clause: string; coins: (string)[]; 'in-limit': boolean }
  | { kind: 'first'; clause: string; seat: string; coin: number }
  | { kind: 'standing'; clause: string; seat: string; when: 'dealt' | 'over'; verdict: 'innocent' | 'guilty'; why: string; money: number; reason?: string; number?: number; more?: number }
  | { kind: 'turn'; clause: string; seat: string; lap: number }
  | { kind: 'time'; clause: string; seat: string; left: number; round: number; lap: number }
  | { kind: 'took'; clause: string; seat: string; wallet: number; position?: number; card?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'put'; clause: string; seat: string; wallet: number; position?: number; card?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'paid'; clause: string; seat: string; cards: (string)[]; value: number; compartment?: (string)[]; secrets?: Record<string, { compartment?: (string)[] }> }
  | { kind: 'bought'; clause: string; seat: string; left: number; card?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'flipped'; clause: string; seat: string; left: number }
  | { kind: 'passed-turn'; clause: string; seat: string }
  | { kind: 'copied'; clause: string; seat: string; special: 'double' | 'birthday' | 'fund' | 'left' | 'right' | 'inspect' | 'dispose' | 'snatch' | 'swap' | 'request' | 'emergency' | 'extra' | 'hide' | 'atm' | 'fx' }
  | { kind: 'played'; clause: string; seat: string; special: 'double' | 'birthday' | 'fund' | 'left' | 'right' | 'inspect' | 'dispose' | 'snatch' | 'swap' | 'request' | 'emergency' | 'extra' | 'hide' | 'atm' | 'fx'; copied?: 'double' | 'birthday' | 'fund' | 'left' | 'right' | 'inspect' | 'dispose' | 'snatch' | 'swap' | 'request' | 'emergency' | 'extra' | 'hide' | 'atm' | 'fx'; target?: string; word?: string; card?: string; currency?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'birthday'; clause: string; seat: string; count: number; cards?: (string)[]; secrets?: Record<string, { cards?: (string)[] }> }
  | { kind: 'gift-kept'; clause: string; seat: string; card?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'birthday-gift'; clause: string; from: string; to: string; card?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'gift-back'; clause: string; seat: string; card?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'committed'; clause: string; seat: string; choice?: string; secrets?: Record<string, { choice?: string }> }
  | { kind: 'laid'; clause: string; seat: string; card?: string }
  | { kind: 'picked'; clause: string; seat: string; card: string }
  | { kind: 'redealt'; clause: string; seat: string; card?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'passing'; clause: string; way: 'left' | 'right' }
  | { kind: 'passed'; clause: string; from: string; to: string; how: 'left' | 'right' | 'swap'; card?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'passed-none'; clause: string; seat: string }
  | { kind: 'looked'; clause: string; seat: string; target: string; card?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'kept'; clause: string; seat: string; target: string; card?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'returned'; clause: string; seat: string; target: string; card?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'snatched'; clause: string; seat: string; target: string; card?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'gave'; clause: string; from: string; to: string; word: string; card?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'no-match'; clause: string; seat: string; word: string }
  | { kind: 'round-over'; clause: string; round: number; first: string; by?: string }
  | { kind: 'done'; clause: string; seat: string }
  | { kind: 'last-call'; clause: string }
  | { kind: 'shown'; clause: string; seat: string; card: string }
  | { kind: 'found'; clause: string; seat: string; rejected: (string)[]; card?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'found-none'; clause: string; seat: string; rejected: (string)[] }
  | { kind: 'police'; clause: string; round: number }
  | { kind: 'officer'; clause: string; seat: string; hand: (string)[]; verdict: 'innocent' | 'guilty'; why: string; money: number; reason?: string; number?: number; more?: number }
  | { kind: 'no-officer'; clause: string }
  | { kind: 'inspected'; clause: string; seat: string; target: string; hand: (string)[]; verdict: 'innocent' | 'guilty'; why: string; money: number; reason?: string; number?: number; more?: number }
  | { kind: 'confiscated'; clause: string; seat: string; target: string; cards: (string)[]; value: number }
  | { kind: 'nothing-taken'; clause: string; seat: string; target: string }
  | { kind: 'revealed'; clause: string; seat: string; hand: (string)[]; hid: string; atm: string | null; fx: string | null; 'fx-as': string | null; 'robbed-by': string | null }
  | { kind: 'verdict'; clause: string; seat: string; verdict: 'innocent' | 'guilty'; why: string; identity: string | null; ids: number; money: number; cards: number; coin: number; counted: number; limit: number; currencies: number; paper: (string)[]; jewelry: number; 'credit-cards': number; badges: number; lines: ({ clause: string; ok: boolean; what: string; found: number; least: number; most: number | null })[]; reason?: string; number?: number; more?: number }
  | { kind: 'all-guilty'; clause: string }
  | { kind: 'no-token'; clause: string; seat: string }
  | { kind: 'round-ended'; clause: string; round: number }
  | { kind: 'lost-token'; clause: string; seat: string; value?: number; secrets?: Record<string, { value?: number }> }
  | { kind: 'credit-card'; clause: string; seat: string; note: string; rejected: (string)[]; before: number; wealth: number }
  | { kind: 'credit-none'; clause: string; seat: string; rejected: (string)[] }
  | { kind: 'prize'; clause: string; seat: string; place: number; wealth: number; tokens: number; due: number; values?: (number)[]; secrets?: Record<string, { values?: (number)[] }> }
  | { kind: 'scored'; clause: string; seat: string; points: number; tokens: number; values: (number)[] }
  | { kind: 'uncovered'; clause: string; round: number; hidden: Record<string, string>; unplayed: Record<string, ('double' | 'birthday' | 'fund' | 'left' | 'right' | 'inspect' | 'dispose' | 'snatch' | 'swap' | 'request' | 'emergency' | 'extra' | 'hide' | 'atm' | 'fx')[]>; aside: ('double' | 'birthday' | 'fund' | 'left' | 'right' | 'inspect' | 'dispose' | 'snatch' | 'swap' | 'request' | 'emergency' | 'extra' | 'hide' | 'atm' | 'fx')[] }
  | { kind: 'won'; clause: string; seats: (string)[]; points: number }
  | { kind: 'said'; clause: string; seat: string; text: string }
  | { kind: 'claimed'; clause: string; seat: string; claim: 'innocent' | 'guilty' | 'am' | 'hold' | 'no' | 'gave' | 'got' | 'points'; round: number; identity?: string; held?: string; other?: string; given?: string; value?: number };
export type Action =
  | { verb: 'take'; text: string }
  | { verb: 'flip'; text: string }
  | { verb: 'put'; text: string; card: 'D20' | 'D50' | 'D100' | 'D200' | 'D500' | 'E20' | 'E50' | 'E100' | 'E200' | 'E500' | 'P20' | 'P50' | 'P100' | 'P200' | 'P500' | 'Y20' | 'Y50' | 'Y100' | 'Y200' | 'Y500' | 'J50' | 'J100' | 'J150' | 'J200' | 'J300' | 'JS' | 'PO' | 'MI' | 'PG' | 'SA' | 'CC' | 'PB' | 'XJS' | 'XPO' | 'XMI' | 'XPG' | 'XSA' }
  | { verb: 'buy'; text: string }
  | { verb: 'pay'; text: string; card: 'D20' | 'D50' | 'D100' | 'D200' | 'D500' | 'E20' | 'E50' | 'E100' | 'E200' | 'E500' | 'P20' | 'P50' | 'P100' | 'P200' | 'P500' | 'Y20' | 'Y50' | 'Y100' | 'Y200' | 'Y500' | 'J50' | 'J100' | 'J150' | 'J200' | 'J300' | 'JS' | 'PO' | 'MI' | 'PG' | 'SA' | 'CC' | 'PB' | 'XJS' | 'XPO' | 'XMI' | 'XPG' | 'XSA' }
  | { verb: 'settle'; text: string }
  | { verb: 'play'; text: string; special: 'double' | 'birthday' | 'fund' | 'left' | 'right' | 'inspect' | 'dispose' | 'snatch' | 'swap' | 'request' | 'emergency' | 'extra' | 'hide' | 'atm' | 'fx' }
  | { verb: 'pass'; text: string }
  | { verb: 'done'; text: string }
  | { verb: 'none'; text: string }
  | { verb: 'keep'; text: string }
  | { verb: 'return'; text: string }
  | { verb: 'draw'; text: string }
  | { verb: 'cover'; text: string }
  | { verb: 'at'; text: string; seat: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' }
  | { verb: 'for'; text: string; word: 'dollar' | 'euro' | 'pound' | 'yen' | 'jewelry' | '20' | '50' | '100' | '150' | '200' | '300' | '500' | 'JS' | 'PO' | 'MI' | 'PG' | 'SA' | 'CC' | 'PB' }
  | { verb: 'with'; text: string; card: 'D20' | 'D50' | 'D100' | 'D200' | 'D500' | 'E20' | 'E50' | 'E100' | 'E200' | 'E500' | 'P20' | 'P50' | 'P100' | 'P200' | 'P500' | 'Y20' | 'Y50' | 'Y100' | 'Y200' | 'Y500' | 'J50' | 'J100' | 'J150' | 'J200' | 'J300' | 'JS' | 'PO' | 'MI' | 'PG' | 'SA' | 'CC' | 'PB' | 'XJS' | 'XPO' | 'XMI' | 'XPG' | 'XSA' }
  | { verb: 'into'; text: string; currency: 'dollar' | 'euro' | 'pound' | 'yen' }
  | { verb: 'pick'; text: string; card: 'D20' | 'D50' | 'D100' | 'D200' | 'D500' | 'E20' | 'E50' | 'E100' | 'E200' | 'E500' | 'P20' | 'P50' | 'P100' | 'P200' | 'P500' | 'Y20' | 'Y50' | 'Y100' | 'Y200' | 'Y500' | 'J50' | 'J100' | 'J150' | 'J200' | 'J300' | 'JS' | 'PO' | 'MI' | 'PG' | 'SA' | 'CC' | 'PB' | 'XJS' | 'XPO' | 'XMI' | 'XPG' | 'XSA' }
  | { verb: 'lay'; text: string; card: 'D20' | 'D50' | 'D100' | 'D200' | 'D500' | 'E20' | 'E50' | 'E100' | 'E200' | 'E500' | 'P20' | 'P50' | 'P100' | 'P200' | 'P500' | 'Y20' | 'Y50' | 'Y100' | 'Y200' | 'Y500' | 'J50' | 'J100' | 'J150' | 'J200' | 'J300' | 'JS' | 'PO' | 'MI' | 'PG' | 'SA' | 'CC' | 'PB' | 'XJS' | 'XPO' | 'XMI' | 'XPG' | 'XSA' }
  | { verb: 'slip'; text: string; card: 'D20' | 'D50' | 'D100' | 'D200' | 'D500' | 'E20' | 'E50' | 'E100' | 'E200' | 'E500' | 'P20' | 'P50' | 'P100' | 'P200' | 'P500' | 'Y20' | 'Y50' | 'Y100' | 'Y200' | 'Y500' | 'J50' | 'J100' | 'J150' | 'J200' | 'J300' | 'JS' | 'PO' | 'MI' | 'PG' | 'SA' | 'CC' | 'PB' | 'XJS' | 'XPO' | 'XMI' | 'XPG' | 'XSA' }
  | { verb: 'give'; text: string; card: 'D20' | 'D50' | 'D100' | 'D200' | 'D500' | 'E20' | 'E50' | 'E100' | 'E200' | 'E500' | 'P20' | 'P50' | 'P100' | 'P200' | 'P500' | 'Y20' | 'Y50' | 'Y100' | 'Y200' | 'Y500' | 'J50' | 'J100' | 'J150' | 'J200' | 'J300' | 'JS' | 'PO' | 'MI' | 'PG' | 'SA' | 'CC' | 'PB' | 'XJS' | 'XPO' | 'XMI' | 'XPG' | 'XSA' }
  | { verb: 'deal'; text: string; card: 'D20' | 'D50' | 'D100' | 'D200' | 'D500' | 'E20' | 'E50' | 'E100' | 'E200' | 'E500' | 'P20' | 'P50' | 'P100' | 'P200' | 'P500' | 'Y20' | 'Y50' | 'Y100' | 'Y200' | 'Y500' | 'J50' | 'J100' | 'J150' | 'J200' | 'J300' | 'JS' | 'PO' | 'MI' | 'PG' | 'SA' | 'CC' | 'PB' | 'XJS' | 'XPO' | 'XMI' | 'XPG' | 'XSA' }
  | { verb: 'gift'; text: string; card: 'D20' | 'D50' | 'D100' | 'D200' | 'D500' | 'E20' | 'E50' | 'E100' | 'E200' | 'E500' | 'P20' | 'P50' | 'P100' | 'P200' | 'P500' | 'Y20' | 'Y50' | 'Y100' | 'Y200' | 'Y500' | 'J50' | 'J100' | 'J150' | 'J200' | 'J300' | 'JS' | 'PO' | 'MI' | 'PG' | 'SA' | 'CC' | 'PB' | 'XJS' | 'XPO' | 'XMI' | 'XPG' | 'XSA'; seat: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' }
  | { verb: 'back'; text: string; card: 'D20' | 'D50' | 'D100' | 'D200' | 'D500' | 'E20' | 'E50' | 'E100' | 'E200' | 'E500' | 'P20' | 'P50' | 'P100' | 'P200' | 'P500' | 'Y20' | 'Y50' | 'Y100' | 'Y200' | 'Y500' | 'J50' | 'J100' | 'J150' | 'J200' | 'J300' | 'JS' | 'PO' | 'MI' | 'PG' | 'SA' | 'CC' | 'PB' | 'XJS' | 'XPO' | 'XMI' | 'XPG' | 'XSA' }
  | { verb: 'search'; text: string; seat: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' }
  | { verb: 'lose'; text: string; value: number }
  | { verb: 'duty'; text: string }
  | { verb: 'place'; text: string; place: number }
  | { verb: 'put'; text: string; thing: 'double' | 'birthday' | 'fund' | 'left' | 'right' | 'inspect' | 'dispose' | 'snatch' | 'swap' | 'request' | 'emergency' | 'extra' | 'hide' | 'atm' | 'fx' | 'coin' | 'token' }
  | { verb: 'say'; text: string; words: string }
  | { verb: 'show'; text: string; words: string }
  | { verb: 'claim'; text: string }
  | { verb: 'claim'; text: string; identity: 'JS' | 'PO' | 'MI' | 'PG' | 'SA' }
  | { verb: 'claim'; text: string; held: 'D20' | 'D50' | 'D100' | 'D200' | 'D500' | 'E20' | 'E50' | 'E100' | 'E200' | 'E500' | 'P20' | 'P50' | 'P100' | 'P200' | 'P500' | 'Y20' | 'Y50' | 'Y100' | 'Y200' | 'Y500' | 'J50' | 'J100' | 'J150' | 'J200' | 'J300' | 'JS' | 'PO' | 'MI' | 'PG' | 'SA' | 'CC' | 'PB' | 'dollar' | 'euro' | 'pound' | 'yen' | 'jewelry' | 'id' | 'prop' | 'money' }
  | { verb: 'claim'; text: string; seat: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'; given: 'money' | 'id' | 'prop' }
  | { verb: 'claim'; text: string; value: number };
