/** What a click may mean: which things stand for the choices that are open, and what is asked next. Nothing here draws. */
import type { Action, Choice, Locked, Plain } from '../net/data';

/** What has been clicked for a question: parameter by parameter, in the order of the clicks. */
export type Picks = Readonly<Record<string, Plain>>;

/** A thing that stands for one or several choices. */
export interface Thing {
  value: Plain;
  choices: Choice[];
}
export interface Asked {
  /** The parameter asked next, or "" if every open choice has a button of its own. */
  name: string;
  things: Thing[];
  buttons: Choice[];
  /** The parameter that is set by turning it up and down, with all its values. */
  dial: string;
  /** What the open choices differ in first, whether it is asked for or not. */
  varies: string;
}

/** Parameters in the order in which a person decides: what, where, against whom, how much. */
const ORDER = ['card', 'special', 'space', 'seat', 'rival', 'target', 'owner', 'from', 'year', 'asset', 'lot', 'cash', 'amount', 'value'];
const DIALS = ['lot', 'cash'];
const UNSAID = new Set(['verb', 'text']);

export function same(one: Plain | undefined, other: Plain | undefined): boolean {
  return one === other || (one != null && other != null && JSON.stringify(one) === JSON.stringify(other));
}

export function agrees(action: Action, picks: Picks): boolean {
  return Object.entries(picks).every(([name, value]) => same(action[name], value));
}

/** Choices that agree with everything clicked so far. */
export function openOf(choices: readonly Choice[], picks: Picks): Choice[] {
  return choices.filter((choice) => agrees(choice.action, picks));
}

/** All that can be clicked: for every parameter the values that some choice has, as JSON. */
export function thingsOf(choices: readonly Choice[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { action } of choices) {
    for (const [name, value] of Object.entries(action)) {
      const values = found.get(name) ?? new Set();
      found.set(name, values.add(JSON.stringify(value)));
    }
  }
  return found;
}

/** The picks after a click on a thing: a second click lets go, and what no longer fits is dropped. */
export function picking(choices: readonly Choice[], picks: Picks, wanted: Picks): Picks {
  const before = Object.entries(picks).filter(([name]) => !(name in wanted));
  if (Object.entries(wanted).every(([name, value]) => same(picks[name], value))) return Object.fromEntries(before);
  let after: Picks = {};
  for (const [name, value] of before) {
    const tried = { ...after, [name]: value };
    if (choices.some((choice) => agrees(choice.action, { ...tried, ...wanted }))) after = tried;
  }
  return { ...after, ...wanted };
}

/** What stands between the reader and an answer. `most` is how many buttons fit; with `looked` even the only move of a kind is looked at before it is made. */
export function askedOf(choices: readonly Choice[], picks: Picks, most: number, looked = false): Asked {
  const open = openOf(choices, picks);
  const varied = variedOf(open, picks);
  const dial = open.length > 1 && varied.length === 1 && DIALS.includes(varied[0]!) && open.every((choice) => varied[0]! in choice.action) ? varied[0]! : '';
  /** What ends in a dial is narrowed down to it: two buttons that differ in a number alone tell nothing. */
  const dialled = varied.some((name) => DIALS.includes(name));
  if (dial || (open.length <= most && !dialled)) return { name: '', things: [], buttons: looked ? doingFirst(open) : open, dial, varies: varied[0] ?? '' };
  const shared = varied.filter((name) => open.every((choice) => name in choice.action));
  const verbs = new Set(open.map((choice) => choice.action.verb));
  const first = shared.find((name) => !DIALS.includes(name));
  if (verbs.size > 1 && !first) return grouped(open, 'verb', 'verb', looked);
  const name = first ?? varied[0] ?? '';
  return name === '' ? { name: '', things: [], buttons: open, dial: '', varies: '' } : grouped(open, name, name);
}

/** What can be done stands before doing nothing. */
function doingFirst(open: Choice[]): Choice[] {
  const idle = (choice: Choice) => ['pass', 'end'].includes(choice.action.verb ?? '');
  return [...open.filter((choice) => !idle(choice)), ...open.filter(idle)];
}

/** Parameters of which the open choices have different values, in the order in which they are asked. */
function variedOf(open: readonly Choice[], picks: Picks): string[] {
  const names = new Set(open.flatMap((choice) => Object.keys(choice.action)));
  const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return [...names]
    .filter((name) => !UNSAID.has(name) && !(name in picks) && valuesOf(open, name).length > 1)
    .sort((one, other) => rank(one) - rank(other));
}

export function valuesOf(open: readonly Choice[], name: string): Plain[] {
  const found = new Map<string, Plain>();
  for (const { action } of open) if (action[name] !== undefined) found.set(JSON.stringify(action[name]), action[name]!);
  return [...found.values()];
}

/** Cards are asked for in the order in which they lie in the hand, so that a key is a place. */
export function inHandOrder(asked: Asked, hand: readonly Plain[]): Asked {
  const place = (card: Plain | undefined) => hand.findIndex((held) => same(held, card));
  const known = (cards: (Plain | undefined)[]) => cards.length > 1 && cards.every((card) => place(card) >= 0);
  const things = asked.name === 'card' && known(asked.things.map((thing) => thing.value)) ? [...asked.things].sort((one, other) => place(one.value) - place(other.value)) : asked.things;
  const cards = asked.buttons.map((choice) => choice.action['card']);
  const buttons = known(cards) ? [...asked.buttons].sort((one, other) => place(one.action['card']) - place(other.action['card'])) : asked.buttons;
  return { ...asked, things, buttons };
}

function grouped(open: Choice[], name: string, varies: string, looked = false): Asked {
  const things = valuesOf(open, name).map((value) => ({ value, choices: open.filter((choice) => same(choice.action[name], value)) }));
  const bare = ({ action }: Choice) => Object.keys(action).every((key) => UNSAID.has(key));
  const alone = (thing: Thing) => name === 'verb' && thing.choices.length === 1 && (!looked || bare(thing.choices[0]!));
  const without = open.filter((choice) => choice.action[name] === undefined);
  return { name, things: things.filter((thing) => !alone(thing)), buttons: [...things.filter(alone).flatMap((thing) => thing.choices), ...without], dial: '', varies };
}

/** The lock behind a thing that cannot be clicked: the one whose words name it. */
export function lockOf(locked: readonly Locked[], value: Plain): Locked | undefined {
  const word = String(value);
  return locked.find((lock) => lock.text.split(/[\s,]+/).includes(word)) ?? locked.find((lock) => lock.label.facts?.['card'] === word);
}

/** Forged notes of one, two and three stars, as a lot is written. */
export function partsOf(lot: string): number[] {
  return lot.split('-').map(Number);
}

/** The lot one note up or down at one quality; the other qualities change as little as the rules allow. */
export function turned(lots: readonly string[], lot: string, at: number, by: 1 | -1): string | undefined {
  const now = partsOf(lot);
  const wanted = lots.filter((one) => partsOf(one)[at] === now[at]! + by);
  const apart = (one: string) => partsOf(one).reduce((sum, count, part) => sum + (part === at ? 0 : Math.abs(count - now[part]!)), 0);
  return wanted.sort((one, other) => apart(one) - apart(other))[0];
}
