/** What a click may mean, from real prompts of the games. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Choice, GameEvent, Prompt } from '../src/net/data';
import { causesOf } from '../src/parts/causes';
import { groupSays, headline, joined, keyOf } from '../src/parts/docket/docket.svelte';
import type { Scene } from '../src/parts/scene.svelte';
import { askedOf, lockOf, openOf, picking, turned, valuesOf } from '../src/parts/targets';
import { Speech } from '../src/words/speech';
import { papersOf, tornBy } from '../src/tables/corporate/papers';
import type { CorporateView } from '../src/tables/corporate/data';
import { laidOf, paymentOf, relaid } from '../src/tables/wallet/data';

const prompt = (game: string, at: number) => (JSON.parse(readFileSync(`tests/samples/${game}.json`, 'utf8')) as { points: { prompt: Prompt }[] }).points[at]!.prompt;
const made = (...texts: string[]): Choice[] =>
  texts.map((text) => {
    const [verb, ...words] = text.split(' ');
    const named = Object.fromEntries(words.map((word) => word.split('=') as [string, string]));
    return { action: { text, verb: verb!, ...named }, label: { id: 'x' }, says: [], key: '', tone: 'plain', asks_back: false };
  });
const texts = (choices: Choice[]) => choices.map((choice) => choice.action.text);

describe('what a choice brings', () => {
  it('is one sentence, unless a part of it is a sentence of its own', () => {
    expect(joined(['6 of 20', '', '4 left to waste'])).toBe('6 of 20; 4 left to waste');
    expect(joined(['still guilty: 2 IDs', '**Nobody** sees it.', 'You keep 1'])).toBe('still guilty: 2 IDs. **Nobody** sees it. You keep 1');
  });
});

describe('what is asked next', () => {
  it('is nothing while every choice has a button', () => {
    const asked = askedOf(made('show card=2H', 'show card=3H'), {}, 5);
    expect([asked.name, asked.buttons.length]).toEqual(['', 2]);
  });
  it('has what can be done before doing nothing, where a table looks before it moves', () => {
    const choices = made('pass', 'savvy card=COM-07', 'savvy card=COM-10');
    expect(texts(askedOf(choices, {}, 5, true).buttons)).toEqual(['savvy card=COM-07', 'savvy card=COM-10', 'pass']);
    expect(texts(askedOf(choices, {}, 5).buttons)[0]).toBe('pass');
  });
  it('numbers the answers that have no key of their own', () => {
    const [pass, ...others] = made('pass', 'savvy card=COM-07', 'savvy card=COM-10');
    const buttons = [{ ...pass!, key: 'Enter' }, ...others];
    const here = { asked: { name: '' } } as unknown as Scene;
    expect(buttons.map((one) => keyOf(here, one, buttons, 0))).toEqual(['Enter', '1', '2']);
  });
  it('says which card, where a kind of move is one card against several', () => {
    const speech = new Speech(['card-X = Cold Call', 'verb-savvy = Savvy\n    .says = a trick of your own', 'ways = ways', 'then-rival = Against whom?', 'asked = ?']);
    const here = (picks: Record<string, string>, choices: Choice[]) => ({ speech, picks, open: choices, asked: askedOf(choices, picks, 1), reader: { names: {}, seat: 'A' }, view: {}, t: (id: string, _: object, form = '') => speech.say({ id }, { names: {}, seat: 'A' }, form), say: (message: { id: string }, form = '') => speech.say(message, { names: {}, seat: 'A' }, form) }) as unknown as Scene;
    const one = made('savvy card=X rival=B', 'savvy card=X rival=C');
    expect(groupSays(here({}, one), 'verb', { value: 'savvy', choices: one })).toBe('Cold Call');
    expect(headline(here({ verb: 'savvy' }, one), { id: 'asked' }, false)).toBe('Cold Call. Against whom?');
    const two = made('savvy card=X rival=B', 'savvy card=Y rival=B');
    expect(groupSays(here({}, two), 'verb', { value: 'savvy', choices: two })).toBe('a trick of your own');
  });
  it('is the card where every choice names one', () => {
    const { choices } = prompt('scapegoat', 2);
    const asked = askedOf(choices, {}, 5);
    expect([asked.name, asked.things.length, asked.buttons]).toEqual(['card', 5, []]);
    expect(askedOf(choices, { card: '7C' }, 5).buttons.map((one) => one.action.verb).sort()).toEqual(['down', 'up']);
  });
  it('is what to do where choices differ in kind; a kind of one is a button', () => {
    const asked = askedOf(prompt('wallet', 0).choices, {}, 5);
    expect([asked.name, asked.things.map((thing) => thing.value), texts(asked.buttons)]).toEqual(['verb', ['put'], ['flip', 'take', 'play dispose']]);
  });
  it('leads through a street of a hundred choices in a few clicks to a dial', () => {
    const { choices } = prompt('pecunia-olet', 0);
    expect(askedOf(choices, {}, 5).name).toBe('verb');
    const space = askedOf(choices, { verb: 'fence' }, 5);
    expect(space.name).toBe('space');
    const lot = askedOf(choices, { verb: 'fence', space: space.things[0]!.value }, 5);
    expect([lot.name, lot.dial, lot.buttons.length > 5]).toEqual(['', 'lot', true]);
  });
  it('asks for the space before the notes, however few the answers are', () => {
    const few = made('shop space=k1 lot=1-0-0', 'shop space=k1 lot=2-0-0', 'shop space=k2 lot=1-0-0', 'shop space=k2 lot=2-0-0');
    expect(askedOf(few, {}, 5).name).toBe('space');
    expect(askedOf(few, { space: 'k2' }, 5).dial).toBe('lot');
  });
  it('turns a dial only where every answer has it', () => {
    const asked = askedOf(made('pass', 'fence space=r1 lot=1-0-0', 'fence space=r1 lot=2-0-0'), {}, 5);
    expect([asked.dial, texts(asked.buttons)]).toEqual(['', ['pass']]);
  });
  it('asks for the card before the rival', () => {
    const { choices } = prompt('corporate-espionage', 0);
    expect(askedOf(choices, { verb: 'spy' }, 5).name).toBe('card');
    expect(valuesOf(openOf(choices, { verb: 'spy', card: 'VIP-07' }), 'rival')).toEqual(['B', 'C', 'D']);
  });
  it('reaches every choice of every sample by clicks alone', () => {
    for (const [game, at] of [['scapegoat', 2], ['embezzlement', 1], ['wallet', 0], ['pecunia-olet', 0], ['corporate-espionage', 0], ['corporate-espionage', 1]] as const) {
      const { choices } = prompt(game, at);
      const reached = new Set<string>();
      const walk = (picks: Record<string, never>, depth: number): void => {
        const asked = askedOf(choices, picks, 5);
        for (const text of texts(asked.buttons)) reached.add(text);
        if (depth < 6) for (const thing of asked.things) walk(picking(choices, picks, { [asked.name]: thing.value }) as never, depth + 1);
      };
      walk({}, 0);
      expect([...reached].sort()).toEqual(texts(choices).sort());
    }
  });
});

describe('a click', () => {
  const choices = made('spy card=X rival=B', 'spy card=X rival=C', 'hire card=Y', 'end');
  it('narrows, a second one lets go', () => {
    const once = picking(choices, {}, { card: 'X' });
    expect(texts(openOf(choices, once))).toEqual(['spy card=X rival=B', 'spy card=X rival=C']);
    expect(picking(choices, once, { card: 'X' })).toEqual({});
  });
  it('on another thing drops what no longer fits', () => {
    expect(picking(choices, { card: 'X', rival: 'B' }, { card: 'Y' })).toEqual({ card: 'Y' });
    expect(picking(choices, { verb: 'spy', card: 'X' }, { rival: 'C' })).toEqual({ verb: 'spy', card: 'X', rival: 'C' });
  });
  it('on a locked thing finds the lock that names it', () => {
    const { locked } = prompt('corporate-espionage', 1);
    expect(lockOf(locked, 'VIP-11')?.text).toBe('savvy VIP-11 B');
    expect(lockOf(locked, 'NONE')).toBeUndefined();
  });
});

describe('deals', () => {
  const view = { loans: ['C:4:B:2'], pacts: ['BC:D', 'AD:B:A'], associations: [{ name: 'Club', members: 'AB', target: 'C', until: 5 }] } as unknown as CorporateView;
  const events = [
    { kind: 'sold', seat: 'A', to: 'B', price: 1 }, { kind: 'turn', seat: 'B' }, { kind: 'sold', seat: 'B', to: 'C', price: 3 }, { kind: 'pact-broken', seat: 'D', enemy: 'A' },
  ] as unknown as GameEvent[];
  it('are papers with their names, terms and tears; a sale lies there for its turn', () => {
    expect(papersOf(view, events).map((paper) => [paper.kind, paper.signed.join(''), paper.torn])).toEqual([
      ['sale', 'BC', false], ['loan', 'CB', false], ['pact', 'BC', false], ['pact', 'AD', true], ['embargo', 'AB', false],
    ]);
    expect(papersOf(view, events)[1]!.facts).toEqual({ borrower: 'C', lender: 'B', owed: 4, left: 2 });
  });
  it('that were broken are counted', () => {
    expect([tornBy('D', events), tornBy('A', events)]).toEqual([1, 0]);
  });
});

describe('a payment', () => {
  it('is found whatever the order of its cards', () => {
    const notes = [['D200', 'J100'], ['J50', 'D200', 'J100']].map((cards) => ({ id: 'note-payment', facts: { cards } }));
    expect(paymentOf(notes, ['J100', 'D200'])).toBe(notes[0]);
    expect(paymentOf(notes, ['D200', 'J100', 'J50'])).toBe(notes[1]);
    expect(paymentOf(notes, ['D200'])).toBeUndefined();
  });
});

describe('notes of a lot', () => {
  const lots = ['1-0-0', '2-0-0', '0-1-0', '1-1-0', '0-2-0'];
  it('turn up and down within what is allowed', () => {
    expect(turned(lots, '1-0-0', 0, 1)).toBe('2-0-0');
    expect(turned(lots, '1-0-0', 1, 1)).toBe('1-1-0');
    expect(turned(lots, '2-0-0', 1, 1)).toBe('1-1-0');
    expect(turned(lots, '2-0-0', 0, 1)).toBeUndefined();
    expect(turned(lots, '1-0-0', 2, 1)).toBeUndefined();
  });
});

describe('a payment in Wallet', () => {
  const hand = ['D200', 'E20', 'Y200', 'J100', 'PO'];
  it('is laid in any order, and told in the order of the hand once it is enough', () => {
    expect(laidOf(['buy', 'pay E20', 'pay Y200'])).toEqual(['E20', 'Y200']);
    expect(laidOf(['play inspect'])).toEqual([]);
    expect(relaid([], ['J100'], hand)).toEqual({ undo: 0, pay: [] }); // not enough: nobody need know
    expect(relaid([], ['J100', 'D200'], hand)).toEqual({ undo: 0, pay: ['D200', 'J100'] });
    expect(relaid(['D200', 'J100'], ['J100', 'D200', 'E20'], hand)).toEqual({ undo: 1, pay: ['E20', 'J100'] });
    expect(relaid(['D200', 'E20', 'J100'], ['D200', 'J100'], hand)).toEqual({ undo: 2, pay: ['J100'] });
    expect(relaid(['D200', 'J100'], ['D200'], hand)).toEqual({ undo: 2, pay: [] });
    expect(relaid(['D200', 'J100'], ['J100', 'D200'], hand)).toEqual({ undo: 0, pay: [] });
  });
});

describe('why something happened', () => {
  const events = ['turn', 'took', 'announced', 'placed', 'played', 'played', 'played', 'cancelled', 'drew'].map((kind) => ({ kind }));
  it('goes back to what was done, through every answer to it', () => {
    expect(causesOf('embezzlement', events, 7)).toEqual([3, 4, 5, 6, 7]);
    expect(causesOf('embezzlement', events, 8)).toEqual([8]);
    expect(causesOf('embezzlement', events, 1)).toEqual([0, 1]);
  });
});
