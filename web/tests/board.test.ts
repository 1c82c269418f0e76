/** Scapegoat's board from real views: folders add up, turns go round, clicking narrows choices. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameEvent, Prompt, SheetSeen } from '../src/net/data';
import { Scene, type Source } from '../src/parts/scene.svelte';
import { quartersOf, type ScapegoatView, turnsOf, waste } from '../src/tables/scapegoat/data';
import { readBook } from '../src/words/rules';
import { Speech } from '../src/words/speech';

const sample = JSON.parse(readFileSync('tests/samples/scapegoat.json', 'utf8')) as {
  names: Record<string, string>;
  points: { view: ScapegoatView; prompt: Prompt; events: GameEvent[] }[];
};
const point = sample.points.find((one) => one.view.moment === 'play' && one.view.round === 4)!;
const sheet = { chairs: Object.entries(sample.names).map(([seat, name]) => ({ seat, name, portrait: '', taken: 'person' })) } as unknown as SheetSeen;
function scene(said: string[] = []): Scene {
  const source: Source = {
    view: point.view, prompt: point.prompt, events: point.events, clock: null, talk: [], sheet,
    time: () => 0, act: (text) => said.push(text), undo: () => {}, chat: () => {}, waits: () => false,
  };
  return new Scene(new Speech(['']), source);
}

describe('the folders', () => {
  it('add up to what is spent', () => {
    const folders = quartersOf(point.view);
    expect(folders.length).toBe(point.view.quarters);
    const sum = folders.reduce((all, folder) => all + folder.cards.reduce((own, card) => own + card.value, 0), 0);
    expect(sum).toBe(point.view.spent);
    expect(folders.at(-1)!.total).toBe(point.view.total);
    expect(folders.filter((folder) => folder.open).map((folder) => folder.number)).toEqual([point.view.quarter]);
  });
  it('know whose turn it is and what may be wasted', () => {
    expect(turnsOf(point.view, Object.keys(sample.names))[point.view.turn]).toBe(point.view.waiting[0]);
    expect(waste(point.view, 5)).toEqual({ left: 13, whole: 20 });
  });
});

describe('clicking', () => {
  it('narrows the choices, and a second click lets go', () => {
    const here = scene();
    const card = point.prompt.choices[0]!.action.card as string;
    expect(here.live('card', card)).toBe(true);
    expect(here.live('card', 'none')).toBe(false);
    here.pick('card', card);
    expect(here.open.map((choice) => choice.action.verb).sort()).toEqual(['down', 'up']);
    here.pick('card', card);
    expect(here.open.length).toBe(point.prompt.choices.length);
  });
  it('takes a step back before anything is said, and forgets with the question', () => {
    const here = scene();
    here.pick('card', point.prompt.choices[0]!.action.card as string);
    expect(here.stepBack()).toBe(true);
    expect(here.stepBack()).toBe(false);
    here.pick('card', point.prompt.choices[0]!.action.card as string);
    here.renew('next');
    expect(here.picks).toEqual({});
  });
  it('says what the choice says', () => {
    const said: string[] = [];
    const here = scene(said);
    here.answer(here.open[0]!);
    expect(said).toEqual([point.prompt.choices[0]!.action.text]);
  });
});

describe('the rule books', () => {
  it.each(['scapegoat', 'embezzlement', 'wallet', 'pecunia_olet', 'corporate_espionage'])('%s has its clauses', (game) => {
    const book = readBook(readFileSync(`../src/kickback/games/${game}/rules.md`, 'utf8'));
    const clauses = book.sections.flatMap((section) => section.clauses);
    expect(clauses.length).toBeGreaterThan(100);
    expect(clauses.every((clause) => clause.text.length > 5)).toBe(true);
  });
});
