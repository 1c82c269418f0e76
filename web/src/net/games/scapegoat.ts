// Made by `kickback schema scapegoat --typescript`. Do not edit.
import type { Message } from '../protocol';

export type Laid = { seat: string; card: string; face: 'up' | 'down' | 'gathered'; quarter: number; value: number };
export type Seat = {
  hand: (string)[];
  cards: number;
  size: number;
  asked: boolean;
  committed: boolean;
  pick: string | null;
  shown: string | null;
  revealed: string | null;
  down: number;
  plate: (Message)[];
};
export type View = {
  game: string;
  seat: string | null;
  moment: string;
  kind: 'turn' | 'race' | 'commit' | 'over';
  waiting: (string)[];
  winners: (string)[];
  draft: (string)[];
  round: number;
  turn: number;
  'turns-left': number;
  start: string | null;
  spent: number;
  budget: number;
  left: number;
  waste: number;
  'whole-waste': number;
  quarters: number;
  quarter: number;
  total: number;
  carry: number;
  ending: 'overspend' | 'perfect-zero' | 'underspend' | null;
  scapegoat: string | null;
  closer: string | null;
  fell: (string)[];
  climbed: string | null;
  'last-year': { ending: 'overspend' | 'perfect-zero' | 'underspend' | null; fell: (string)[]; climbed: string | null };
  target: number;
  'victory-hand': number;
  'audit-size': number;
  laps: number;
  'low-deck': number | null;
  table: (Laid)[];
  audit: { cards: (string)[]; turned: (string)[] };
  deck: { count: number; cards: (string)[] };
  discard: { count: number; cards: (string)[] };
  seen: (string)[];
  board: { year: (Message)[]; slip: Message | null; turn: Message | null; hot: (number)[] };
  A?: Seat;
  B?: Seat;
  C?: Seat;
  D?: Seat;
  E?: Seat;
  F?: Seat;
};
export type Event =
  | { kind: 'dealt'; clause: string; cards: number; title: string; hand?: (string)[]; secrets?: Record<string, { hand?: (string)[] }> }
  | { kind: 'committed'; clause: string; seat: string; card?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'shown'; clause: string; cards: (string)[]; seat: string; card: string; suit: boolean }
  | { kind: 'starts'; clause: string; seat: string; round: number; why: 'lowest' | 'promoted' | 'closed' | 'last' | 'first' | 'fell' | 'fixed' | 'random'; suit: boolean }
  | { kind: 'up'; clause: string; seat: string; value: number; quarter: number; total: number; turn: number; spent: number; round: number; lap?: number; card: string }
  | { kind: 'down'; clause: string; seat: string; value: number; quarter: number; total: number; turn: number; spent: number; round: number; lap?: number; card?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'closed'; clause: string; quarter: number; final: boolean; carry?: number }
  | { kind: 'drew'; clause: string; seat: string; count: number; size: number; cards?: (string)[]; secrets?: Record<string, { cards?: (string)[] }> }
  | { kind: 'overspend'; clause: string; seat: string; total: number; over: number; round: number }
  | { kind: 'perfect-zero'; clause: string; seat: string; total: number; target: number; budget: number; round: number }
  | { kind: 'underspend'; clause: string; seat: string; total: number; under: number; round: number }
  | { kind: 'audit-passed'; clause: string; seat: string }
  | { kind: 'audited'; clause: string; seat: string; pool: number; cards: (string)[]; colour: 'red' | 'black'; yours?: (string)[]; secrets?: Record<string, { yours?: (string)[] }> }
  | { kind: 'everybody-fell'; clause: string; bottom: (string)[] }
  | { kind: 'demoted'; clause: string; seat: string; before: number; after: number; title: string }
  | { kind: 'dropped'; clause: string; seat: string; unseen: boolean; card?: string; secrets?: Record<string, { card?: string }> }
  | { kind: 'revealed'; clause: string; cards: (string)[]; seat: string; card: string; suit: boolean }
  | { kind: 'discarded'; clause: string; cards: (string)[] }
  | { kind: 'promoted'; clause: string; seat: string; card: string; before: number; after: number; title: string; suit: boolean }
  | { kind: 'won'; clause: string; seats: (string)[]; seat: string; sizes: Record<string, number>; card?: string; size: number; round: number }
  | { kind: 'cleared'; clause: string; count: number }
  | { kind: 'reshuffled'; clause: string; count: number; deck: number; how: 'under' | 'mixed' | 'empty' }
  | { kind: 'new-year'; clause: string; round: number; start: string; seat: string }
  | { kind: 'said'; clause: string; seat: string; text: string }
  | { kind: 'claimed'; clause: string; seat: string; claim: string; round: number; turn: number };
export type Action =
  | { verb: 'show'; text: string; card: 'AD' | 'AC' | 'AH' | 'AS' | '2D' | '2C' | '2H' | '2S' | '3D' | '3C' | '3H' | '3S' | '4D' | '4C' | '4H' | '4S' | '5D' | '5C' | '5H' | '5S' | '6D' | '6C' | '6H' | '6S' | '7D' | '7C' | '7H' | '7S' | '8D' | '8C' | '8H' | '8S' | '9D' | '9C' | '9H' | '9S' | 'TD' | 'TC' | 'TH' | 'TS' | 'JD' | 'JC' | 'JH' | 'JS' | 'QD' | 'QC' | 'QH' | 'QS' | 'KD' | 'KC' | 'KH' | 'KS' }
  | { verb: 'up'; text: string; card: 'AD' | 'AC' | 'AH' | 'AS' | '2D' | '2C' | '2H' | '2S' | '3D' | '3C' | '3H' | '3S' | '4D' | '4C' | '4H' | '4S' | '5D' | '5C' | '5H' | '5S' | '6D' | '6C' | '6H' | '6S' | '7D' | '7C' | '7H' | '7S' | '8D' | '8C' | '8H' | '8S' | '9D' | '9C' | '9H' | '9S' | 'TD' | 'TC' | 'TH' | 'TS' | 'JD' | 'JC' | 'JH' | 'JS' | 'QD' | 'QC' | 'QH' | 'QS' | 'KD' | 'KC' | 'KH' | 'KS' }
  | { verb: 'down'; text: string; card: 'AD' | 'AC' | 'AH' | 'AS' | '2D' | '2C' | '2H' | '2S' | '3D' | '3C' | '3H' | '3S' | '4D' | '4C' | '4H' | '4S' | '5D' | '5C' | '5H' | '5S' | '6D' | '6C' | '6H' | '6S' | '7D' | '7C' | '7H' | '7S' | '8D' | '8C' | '8H' | '8S' | '9D' | '9C' | '9H' | '9S' | 'TD' | 'TC' | 'TH' | 'TS' | 'JD' | 'JC' | 'JH' | 'JS' | 'QD' | 'QC' | 'QH' | 'QS' | 'KD' | 'KC' | 'KH' | 'KS' }
  | { verb: 'reveal'; text: string; card: 'AD' | 'AC' | 'AH' | 'AS' | '2D' | '2C' | '2H' | '2S' | '3D' | '3C' | '3H' | '3S' | '4D' | '4C' | '4H' | '4S' | '5D' | '5C' | '5H' | '5S' | '6D' | '6C' | '6H' | '6S' | '7D' | '7C' | '7H' | '7S' | '8D' | '8C' | '8H' | '8S' | '9D' | '9C' | '9H' | '9S' | 'TD' | 'TC' | 'TH' | 'TS' | 'JD' | 'JC' | 'JH' | 'JS' | 'QD' | 'QC' | 'QH' | 'QS' | 'KD' | 'KC' | 'KH' | 'KS' }
  | { verb: 'drop'; text: string; card: 'AD' | 'AC' | 'AH' | 'AS' | '2D' | '2C' | '2H' | '2S' | '3D' | '3C' | '3H' | '3S' | '4D' | '4C' | '4H' | '4S' | '5D' | '5C' | '5H' | '5S' | '6D' | '6C' | '6H' | '6S' | '7D' | '7C' | '7H' | '7S' | '8D' | '8C' | '8H' | '8S' | '9D' | '9C' | '9H' | '9S' | 'TD' | 'TC' | 'TH' | 'TS' | 'JD' | 'JC' | 'JH' | 'JS' | 'QD' | 'QC' | 'QH' | 'QS' | 'KD' | 'KC' | 'KH' | 'KS' }
  | { verb: 'pass'; text: string }
  | { verb: 'say'; text: string; words: string }
  | { verb: 'claim'; text: string; claim: 'only-black' | 'last-black' | 'ace' | 'no-ace' | 'exact' | 'no-filing' }
  | { verb: 'up'; text: string; card: 'AD' | 'AC' | 'AH' | 'AS' | '2D' | '2C' | '2H' | '2S' | '3D' | '3C' | '3H' | '3S' | '4D' | '4C' | '4H' | '4S' | '5D' | '5C' | '5H' | '5S' | '6D' | '6C' | '6H' | '6S' | '7D' | '7C' | '7H' | '7S' | '8D' | '8C' | '8H' | '8S' | '9D' | '9C' | '9H' | '9S' | 'TD' | 'TC' | 'TH' | 'TS' | 'JD' | 'JC' | 'JH' | 'JS' | 'QD' | 'QC' | 'QH' | 'QS' | 'KD' | 'KC' | 'KH' | 'KS'; second: 'AD' | 'AC' | 'AH' | 'AS' | '2D' | '2C' | '2H' | '2S' | '3D' | '3C' | '3H' | '3S' | '4D' | '4C' | '4H' | '4S' | '5D' | '5C' | '5H' | '5S' | '6D' | '6C' | '6H' | '6S' | '7D' | '7C' | '7H' | '7S' | '8D' | '8C' | '8H' | '8S' | '9D' | '9C' | '9H' | '9S' | 'TD' | 'TC' | 'TH' | 'TS' | 'JD' | 'JC' | 'JH' | 'JS' | 'QD' | 'QC' | 'QH' | 'QS' | 'KD' | 'KC' | 'KH' | 'KS' }
  | { verb: 'down'; text: string; card: 'AD' | 'AC' | 'AH' | 'AS' | '2D' | '2C' | '2H' | '2S' | '3D' | '3C' | '3H' | '3S' | '4D' | '4C' | '4H' | '4S' | '5D' | '5C' | '5H' | '5S' | '6D' | '6C' | '6H' | '6S' | '7D' | '7C' | '7H' | '7S' | '8D' | '8C' | '8H' | '8S' | '9D' | '9C' | '9H' | '9S' | 'TD' | 'TC' | 'TH' | 'TS' | 'JD' | 'JC' | 'JH' | 'JS' | 'QD' | 'QC' | 'QH' | 'QS' | 'KD' | 'KC' | 'KH' | 'KS'; second: 'AD' | 'AC' | 'AH' | 'AS' | '2D' | '2C' | '2H' | '2S' | '3D' | '3C' | '3H' | '3S' | '4D' | '4C' | '4H' | '4S' | '5D' | '5C' | '5H' | '5S' | '6D' | '6C' | '6H' | '6S' | '7D' | '7C' | '7H' | '7S' | '8D' | '8C' | '8H' | '8S' | '9D' | '9C' | '9H' | '9S' | 'TD' | 'TC' | 'TH' | 'TS' | 'JD' | 'JC' | 'JH' | 'JS' | 'QD' | 'QC' | 'QH' | 'QS' | 'KD' | 'KC' | 'KH' | 'KS' }
  | { verb: 'up'; text: string; card: 'AD' | 'AC' | 'AH' | 'AS' | '2D' | '2C' | '2H' | '2S' | '3D' | '3C' | '3H' | '3S' | '4D' | '4C' | '4H' | '4S' | '5D' | '5C' | '5H' | '5S' | '6D' | '6C' | '6H' | '6S' | '7D' | '7C' | '7H' | '7S' | '8D' | '8C' | '8H' | '8S' | '9D' | '9C' | '9H' | '9S' | 'TD' | 'TC' | 'TH' | 'TS' | 'JD' | 'JC' | 'JH' | 'JS' | 'QD' | 'QC' | 'QH' | 'QS' | 'KD' | 'KC' | 'KH' | 'KS'; quarter: 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'Q5' | 'Q6' | 'Q7' | 'Q8' }
  | { verb: 'down'; text: string; card: 'AD' | 'AC' | 'AH' | 'AS' | '2D' | '2C' | '2H' | '2S' | '3D' | '3C' | '3H' | '3S' | '4D' | '4C' | '4H' | '4S' | '5D' | '5C' | '5H' | '5S' | '6D' | '6C' | '6H' | '6S' | '7D' | '7C' | '7H' | '7S' | '8D' | '8C' | '8H' | '8S' | '9D' | '9C' | '9H' | '9S' | 'TD' | 'TC' | 'TH' | 'TS' | 'JD' | 'JC' | 'JH' | 'JS' | 'QD' | 'QC' | 'QH' | 'QS' | 'KD' | 'KC' | 'KH' | 'KS'; quarter: 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'Q5' | 'Q6' | 'Q7' | 'Q8' };
