// Made by `kickback schema pecunia-olet --typescript`. Do not edit.
import type {  } from '../protocol';

export type Space = {
  kind: 'market' | 'print' | 'supermarket' | 'receiver' | 'tax' | 'commercial' | 'jet';
  henchman: string | null;
  hat: boolean;
  price: number;
  card?: string | null;
  bin?: boolean;
  sunglasses?: boolean;
};
export type Seat = {
  cash: number | 'hidden';
  account: number | 'hidden';
  total: number | 'hidden';
  fakes: string;
  cards: (string)[];
  printers: number;
  components: ('ink' | 'paper' | 'hologram')[];
  quality: number;
  diners: number;
  jet: boolean;
  lawyers: ('great' | 'bad')[];
  ready: number;
  down: number;
  placed: (string)[];
  committed: boolean;
  pick: string | null;
  place: number | null;
  known?: { notes: number; least: number; most: number; fakes?: string };
};
export type View = {
  game: string;
  seat: string | null;
  moment: string;
  kind: 'turn' | 'race' | 'commit' | 'over';
  waiting: (string)[];
  winners: (string)[];
  draft: (string)[];
  tied: (string)[];
  again: boolean | null;
  round: number;
  quiet: number;
  moved: number;
  starter: string | null;
  first: string | null;
  pawn: string | null;
  queue: (string)[];
  lawyer: 'great' | 'bad' | null;
  scored: boolean;
  officer: number;
  track: ('plain' | 'godfather' | 'investigation' | 'strike')[];
  banned: number;
  strike: boolean;
  supply: string | null;
  bank: number | 'hidden';
  market: (string | null)[];
  new: number;
  deck: { count: number; next: string | null; cards: (string)[] };
  starts: (string)[];
  bin: (string)[];
  out: (string)[];
  m1?: Space;
  m2?: Space;
  m3?: Space;
  m4?: Space;
  m5?: Space;
  m6?: Space;
  p1?: Space;
  p2?: Space;
  p3?: Space;
  k1?: Space;
  k2?: Space;
  r1?: Space;
  r2?: Space;
  t1?: Space;
  t2?: Space;
  t3?: Space;
  c1?: Space;
  j1?: Space;
  j2?: Space;
  A?: Seat;
  B?: Seat;
  C?: Seat;
  D?: Seat;
};
export type Event =
  | { kind: 'starts'; clause: string; seat: string }
  | { kind: 'dealt'; clause: string; seat: string; cash: number; cards: (string)[]; component: string; run: number; quality: number }
  | { kind: 'market'; clause: string; drawn: (string)[]; market: (string | null)[]; opening: boolean }
  | { kind: 'round'; clause: string; number: number; first: string }
  | { kind: 'lap'; clause: string; number: number; lap: number }
  | { kind: 'bought'; clause: string; seat: string; space: string; card: string; price: number }
  | { kind: 'printed'; clause: string; seat: string; space: string; lot: string }
  | { kind: 'ran-short'; clause: string; seat: string; missing: number }
  | { kind: 'exchanged'; clause: string; seat: string; space?: string; notes: number; paid: number; lot?: string; due?: number; secrets?: Record<string, { lot?: string; due?: number }> }
  | { kind: 'sold'; clause: string; seat: string; space?: string; notes: number; paid: number; lot?: string; due?: number; secrets?: Record<string, { lot?: string; due?: number }> }
  | { kind: 'laundered'; clause: string; seat: string; space?: string; notes: number; paid: number; lot?: string; due?: number; secrets?: Record<string, { lot?: string; due?: number }> }
  | { kind: 'idle'; clause: string; seat: string; diners: number; idle: number }
  | { kind: 'taxed'; clause: string; seat: string; space: string; paid: number; due: number }
  | { kind: 'pawn'; clause: string; seat: string; over: boolean }
  | { kind: 'flew'; clause: string; seat: string; space: string; fee: number; keep?: number; out?: number; account?: number; secrets?: Record<string, { keep?: number; out?: number; account?: number }> }
  | { kind: 'passed'; clause: string; seat: string }
  | { kind: 'officer'; clause: string; seat: string | null; space: number; special: 'plain' | 'godfather' | 'investigation' | 'strike'; why: 'hat' | 'stall' | 'patrol'; rounds?: number }
  | { kind: 'godfather'; clause: string; open: boolean }
  | { kind: 'paid'; clause: string; seat: string; amount?: number; left?: number; secrets?: Record<string, { amount?: number; left?: number }> }
  | { kind: 'banned'; clause: string; level: number }
  | { kind: 'strike'; clause: string }
  | { kind: 'strike-over'; clause: string }
  | { kind: 'round-over'; clause: string; number: number }
  | { kind: 'binned'; clause: string; cards: (string)[] }
  | { kind: 'slid'; clause: string }
  | { kind: 'chose'; clause: string; seat: string; lot?: string; again?: boolean; secrets?: Record<string, { lot?: string; again?: boolean }> }
  | { kind: 'ending'; clause: string; seat: string | null; order: (string)[]; great?: string; bad?: string }
  | { kind: 'lawyers'; clause: string }
  | { kind: 'lifted'; clause: string; seat: string; lawyer: 'great' | 'bad'; space: string; place: 'market' | 'print' | 'supermarket' | 'receiver' | 'tax' | 'commercial' | 'jet'; nth: number; hat: boolean; price: number; glasses: boolean; bin: boolean }
  | { kind: 'declined'; clause: string; seat: string }
  | { kind: 'nobody-to-lift'; clause: string; seat: string; lawyer: 'great' | 'bad' }
  | { kind: 'scoring'; clause: string }
  | { kind: 'ticket'; clause: string; seat: string; card: string; paid: number; due: number }
  | { kind: 'total'; clause: string; seat: string; total: number; fakes: string; cash?: number; account?: number; secrets?: Record<string, { cash?: number; account?: number }> }
  | { kind: 'won'; clause: string; seat: string; total: number; shared: boolean }
  | { kind: 'tied'; clause: string; seats: (string)[]; total: number }
  | { kind: 'draw'; clause: string; seats: (string)[] }
  | { kind: 'rematch'; clause: string; first: string }
  | { kind: 'said'; clause: string; seat: string; text: string }
  | { kind: 'claimed'; clause: string; seat: string; claim: string; cash?: number }
  | { kind: 'counted'; clause: string; seat: string; cash: number; account: number; fakes: string }
  | { kind: 'leafed'; clause: string; seat: string };
export type Action =
  | { verb: 'buy'; text: string; space: 'm1' | 'm2' | 'm3' | 'm4' | 'm5' | 'm6' }
  | { verb: 'print'; text: string; space: 'p1' | 'p2' | 'p3'; quality: number }
  | { verb: 'print'; text: string; space: 'p1' | 'p2' | 'p3' }
  | { verb: 'shop'; text: string; space: 'k1' | 'k2'; lot: string }
  | { verb: 'fence'; text: string; space: 'r1' | 'r2'; lot: string }
  | { verb: 'tax'; text: string; space: 't1' | 't2' | 't3' }
  | { verb: 'fly'; text: string; space: 'c1' | 'j1' | 'j2'; cash: number }
  | { verb: 'pass'; text: string }
  | { verb: 'launder'; text: string; lot: string }
  | { verb: 'lift'; text: string; space: 'm1' | 'm2' | 'm3' | 'm4' | 'm5' | 'm6' | 'p1' | 'p2' | 'p3' | 'k1' | 'k2' | 'r1' | 'r2' | 't1' | 't2' | 't3' | 'c1' | 'j1' | 'j2' }
  | { verb: 'first'; text: string; first: 'A' | 'B' | 'C' | 'D' }
  | { verb: 'again'; text: string }
  | { verb: 'enough'; text: string }
  | { verb: 'say'; text: string; words: string }
  | { verb: 'count'; text: string }
  | { verb: 'history'; text: string }
  | { verb: 'claim'; text: string; claim: 'nothing' | 'empty-flight' | 'full-flight' }
  | { verb: 'claim'; text: string; cash: number };
