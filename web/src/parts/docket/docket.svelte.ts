/** What the docket says and which key does what, for the question that is open and whatever has been clicked so far. */
import type { Choice, Message, Plain } from '../../net/data';
import type { Scene } from '../scene.svelte';
import { partsOf, type Thing, valuesOf } from '../targets';

/** What a thing is called: a person by name, a card by its short form or whole, a kind of choice by its verb. */
export function nameOf(here: Scene, name: string, value: Plain, choices: Choice[] = [], whole = false): string {
  const word = String(value);
  if (here.reader.names[word] !== undefined && word.length === 1) return word === here.seat ? here.t('you-short') : here.name(word);
  if (name === 'verb' && here.speech.has(`verb-${word}`)) return here.t(`verb-${word}`);
  if (name === 'year') return here.t('thing-year', { year: word });
  if (name === 'lot') return partsOf(word).map((count, at) => (count ? `${count} × ${'★'.repeat(at + 1)}` : '')).filter(Boolean).join(', ');
  const stall = name === 'space' ? (here.view[word] as { card?: string | null; price?: number } | undefined) : undefined;
  if (stall?.card) return `${here.say({ id: `card-${stall.card}` }, 'small')}, $${stall.price}`;
  const id = `card-${word.split(':').at(-1)!.split('@')[0]}`; // a card elsewhere is written with its seat, one in foreign hands with its owner
  if (here.speech.has(id)) return here.say({ id }, !whole && here.speech.hasForm(id, 'small') ? 'small' : '');
  const place = spaceName(here, word);
  if (name === 'space' && place) return place;
  const head = headOf(choices[0]);
  if (choices.length === 1) return here.plain(choices[0]!.label);
  return head ? here.plain(head).replace(/\?$/, '') : word;
}

/** Two ways to play a card, each with where it leads, if the table has words short enough: `chip` and `small`, or `mini` for both. */
export function waysOf(here: Scene, name: string, thing: Thing, tiny = false): string[] {
  const [way, end] = tiny ? ['mini', 'mini'] : ['chip', 'small'];
  const short = thing.choices.every(({ label, says }) => here.speech.hasForm(label.id, way) && says[0] !== undefined && here.speech.hasForm(says[0].id, end));
  if (name !== 'card' || thing.choices.length !== 2 || !short) return [];
  return thing.choices.map(({ label, says }) => (tiny ? `${here.plain(label, way)} **${here.plain(says[0]!, end)}**` : `**${here.plain(label, way)}** → ${here.plain(says[0]!, end)}`));
}

/** A space of the board by its name; the only one of its kind has no number. */
function spaceName(here: Scene, word: string): string {
  const space = here.view[word] as { kind?: string; hat?: boolean; price?: number; sunglasses?: boolean } | undefined;
  if (!space?.kind || !here.speech.has('space')) return '';
  const twins = Object.values(here.view).filter((one) => typeof one === 'object' && one !== null && (one as { kind?: string }).kind === space.kind).length;
  const said = here.t('space', { place: space.kind, nth: twins === 1 ? 0 : Number(word.slice(1)), hat: space.hat ?? false, price: space.price ?? 0, glasses: space.sunglasses ?? false, bin: false });
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A draft's answer names its headline, what it brings, what it sets in motion and what stands on its button. */
export const headOf = (choice: Choice | undefined) => choice?.says.find((one) => one.id.startsWith('head-'));
export const aftermathOf = (choice: Choice) => choice.says.find((one) => one.id.startsWith('hat-'));
export const underOf = (choice: Choice) => choice.says.filter((one) => one.id.startsWith('under'));
export const bodyOf = (choice: Choice) => choice.says.filter((one) => !/^(head-|hat-|under)/.test(one.id));

/** The one card that all of these are about. */
function onlyCard(choices: Choice[]): Plain | undefined {
  const cards = valuesOf(choices, 'card');
  return cards.length === 1 && choices.every((choice) => 'card' in choice.action) ? cards[0] : undefined;
}

/** What a group of choices has in common: what its space sets in motion, what its card says; else how many ways it has. */
export function groupSays(here: Scene, name: string, thing: Thing): string {
  if (name === 'space') {
    const after = new Set(thing.choices.map((choice) => aftermathOf(choice)).map((one) => (one ? here.say(one) : '')));
    return after.size === 1 ? [...after][0]! : '';
  }
  if (name === 'card' && thing.choices.length > 1 && here.speech.hasForm(`card-${String(thing.value)}`, 'text')) return here.t(`card-${String(thing.value)}`, {}, 'text');
  if (name !== 'verb') return thing.choices.length === 1 ? '' : here.t('ways', { count: thing.choices.length });
  const card = onlyCard(thing.choices);
  if (card !== undefined) return nameOf(here, 'card', card);
  const verb = `verb-${String(thing.value)}`;
  return here.speech.hasForm(verb, 'says') ? here.t(verb, { count: thing.choices.length }, 'says') : here.t('ways', { count: thing.choices.length });
}

/** The headline: the table's own question, then what is still to be chosen for what was clicked. */
export function headline(here: Scene, question: Message, phone: boolean, left?: Choice): string {
  const { asked, picks } = here;
  const names = Object.keys(picks);
  const withPicks = { ...question, facts: { ...question.facts, ...picks } };
  const picked = here.speech.hasForm(question.id, 'picked');
  if (names.length === 0) return here.say(question, phone && !picked && here.speech.hasForm(question.id, 'small') ? 'small' : '');
  const head = headOf(left);
  if (head) return here.say(head);
  if (picked) return here.say(withPicks, phone && here.speech.hasForm(question.id, 'small') ? 'small' : 'picked');
  const last = names.at(-1)!;
  const card = last === 'verb' ? onlyCard(here.open) : undefined;
  const thing = card === undefined ? nameOf(here, last, picks[last]!, here.open, !phone) : nameOf(here, 'card', card, here.open, !phone);
  const next = asked.dial || asked.name || (asked.buttons.length > 1 ? asked.varies : '');
  const wanted = `then-${String(picks[last])}-${next}`;
  if (here.speech.has(wanted)) return here.t(wanted);
  if (next) return `${thing}. ${here.speech.has(`then-${next}`) ? here.t(`then-${next}`) : here.t('then-which')}`;
  if (asked.buttons.length === 1) return `${here.plain(asked.buttons[0]!.label).replace(/[?.]$/, '')}?`;
  return `${thing}. ${here.t('then-which')}`;
}

/** The letter that a game gives to a kind of move. */
function letterOf(here: Scene, verb: Plain | undefined): string {
  const id = `key-${here.view.game}-${String(verb)}`;
  return here.speech.has(id) ? here.t(id) : '';
}

/** The key of a thing: a kind of move has its game's own letter, everything else its number. */
export function thingKey(here: Scene, name: string, value: Plain, at: number): string {
  const letter = name === 'verb' ? letterOf(here, value) : '';
  return letter || (at < 9 ? String(at + 1) : '');
}

/** The key printed on a button: its own if it has one for itself, else its number among those that have none. */
export function keyOf(here: Scene, choice: Choice, buttons: readonly Choice[], things: number): string {
  const own = ownKey(here, choice, buttons, things);
  if (own) return own;
  const at = buttons.filter((one) => !ownKey(here, one, buttons, things)).indexOf(choice) + things;
  return at < 9 ? String(at + 1) : '';
}

/** The only move of a kind keeps its kind's letter. */
function ownKey(here: Scene, choice: Choice, buttons: readonly Choice[], things: number): string {
  const letter = here.asked.name === 'verb' && buttons.filter((one) => one.action.verb === choice.action.verb).length === 1 ? letterOf(here, choice.action.verb) : '';
  if (letter) return letter;
  const twins = buttons.filter((one) => one.key === choice.key).length;
  const placed = 'card' in choice.action && /\d/.test(choice.key); // cards go by their place in the hand
  if (!placed && choice.key !== '' && choice.key.length === 1 && twins === 1 && !(things > 0 && /\d/.test(choice.key))) return choice.key.toUpperCase();
  return choice.key === 'Enter' && twins === 1 ? 'Enter' : '';
}

/** What a key means to the question: a thing, or one of its answers. */
export function keyed(here: Scene, key: string, buttons: readonly Choice[] = here.asked.buttons): { thing?: Thing | undefined; choice?: Choice | undefined } {
  const pressed = key.toUpperCase();
  const { name, things } = here.asked;
  return {
    thing: key.length === 1 ? things.find((one, at) => thingKey(here, name, one.value, at) === pressed) : undefined,
    choice: buttons.find((one) => keyOf(here, one, buttons, things.length).toUpperCase() === pressed),
  };
}

/** The key that names a seat, if a seat is asked for now. */
export function seatKey(here: Scene, seat: string): string {
  const { name, things, buttons, varies } = here.asked;
  const at = things.findIndex((one) => one.value === seat);
  if (at >= 0) return thingKey(here, name, seat, at);
  const choice = buttons.find((one) => one.action[varies] === seat);
  return choice ? keyOf(here, choice, buttons, things.length) : '';
}

/** Consequences one after another: those that are no whole sentence are kept apart by a semicolon. */
export function joined(says: string[]): string {
  return says.filter(Boolean).reduce((all, one) => (all === '' ? one : `${all}${/[.!?…]\**$/.test(all) ? ' ' : /^\**\p{Lu}/u.test(one) ? '. ' : '; '}${one}`), '');
}

/** The dial of a choice that is a number or a lot of notes: its values, and the one it stands on. */
export class Dial {
  constructor(private readonly here: Scene) {}
  private chosen: Plain | undefined = $derived.by(() => (void this.here.asking, undefined));

  get name(): string {
    return this.here.asked.dial;
  }
  get values(): Plain[] {
    return valuesOf(this.here.open, this.name);
  }
  get value(): Plain {
    const { values, chosen } = this;
    return chosen !== undefined && values.includes(chosen) ? chosen : (this.name === 'lot' ? most(values) : values[0]!);
  }
  set value(value: Plain) {
    this.chosen = value;
  }
  get choice(): Choice | undefined {
    return this.name ? this.here.open.find((one) => one.action[this.name] === this.value) : undefined;
  }
}

/** The lot with the most notes: what a seller usually wants. */
function most(values: Plain[]): Plain {
  const sum = (lot: Plain) => partsOf(String(lot)).reduce((all, count) => all + count, 0);
  return [...values].sort((one, other) => sum(other) - sum(one))[0]!;
}
