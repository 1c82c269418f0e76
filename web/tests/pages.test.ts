/** The pages around the tables: words, reports, reel and hidden things. */
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { headed, ticks, whoWon } from '../src/after/report';
import { hiddenOf } from '../src/hands/hidden';
import { settings } from '../src/look/settings.svelte';
import type { View } from '../src/net/data';
import { Scene } from '../src/parts/scene.svelte';
import { toneOf, tonesOf } from '../src/replay/tones';
import { faultsIn } from '../src/pages/faults';
import { loads, span } from '../src/pages/house';
import { kept } from '../src/pages/maker/making.svelte';
import { articlesOf } from '../src/pages/articles';
import { Waiting } from '../src/pages/lobby/waiting.svelte';
import { played, remember } from '../src/pages/played';
import type { Watched } from '../src/net/protocol';
import { readBook } from '../src/words/rules';
import { Speech } from '../src/words/speech';
import { house, t } from '../src/words/texts';

const ids = (file: string) => [...readFileSync(file, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

describe('words', () => {
  test('no text of a page is said twice, here or in the shell', () => {
    const all = [...ids('messages/en.ftl'), ...ids('messages/pages.en.ftl')];
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });
  test('every tone of the reel has its word', () => {
    for (const game of ['scapegoat', 'embezzlement', 'wallet', 'pecunia-olet', 'corporate-espionage']) {
      expect(tonesOf(game).length).toBeGreaterThan(0);
      for (const tone of tonesOf(game)) expect(house.has(`tone-${game}-${tone}`), `${game} ${tone}`).toBe(true);
    }
  });
});

describe('the waiting room', () => {
  test('a salt is opened once, however often the table says that it waits for salts', () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }));
    });
    localStorage.setItem('kickback-salt-here', 'a pinch');
    const waiting = new Waiting('here', () => ({ chairs: [{ yours: true, sealed: true }] }) as never);
    waiting.openSalt();
    waiting.openSalt();
    expect(asked).toEqual(['/api/tables/here/salt']);
    vi.unstubAllGlobals();
  });
  test('a house that does not answer is told in words', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const waiting = new Waiting('here', () => ({ chairs: [] }) as never);
    await waiting.sign(false);
    expect(waiting.trouble).toBe('The house does not answer.');
    vi.unstubAllGlobals();
  });
  test('an article that is on says what it means', () => {
    const forms = [{ key: 'alliances', kind: 'choice', name: 'Pacts that bind', says: 'Partners spare each other.', default: 'talk', called: { talk: 'off', pact: 'on' }, clauses: ['CES-TALK-1'] }];
    const lines = articlesOf('corporate-espionage', 4, { alliances: 'pact' }, forms as never, 'normal', 'bot', 'many', 'speed');
    expect(lines.slice(0, 2).map((line) => line.text)).toEqual(['Corporate Espionage for four.', 'Partners spare each other (Pacts that bind).']);
  });
});

describe('reports', () => {
  const speech = new Speech(['one = The ring of brass beats it. By a hair.\ntwo = Poisoner\n    .says = Boris: 2 cards\nthree = **Thin ice.** He said 3.\nfour = Plain\n    .title = Teflon\nfive = Round 3: from Edda goes £50. Without it 300.07 is left.']);
  const here = new Scene(speech, { view: { game: 'x', seat: null } as unknown as View, sheet: { chairs: [] } } as never, true);
  test.each([
    ['one', 'The ring of brass beats it', 'By a hair.'],
    ['two', 'Poisoner', 'Boris: 2 cards'],
    ['three', 'Thin ice', 'He said 3.'],
    ['four', 'Teflon', 'Plain'],
    ['five', 'Round 3: from Edda goes £50', 'Without it 300.07 is left.'],
  ])('%s has its heading', (id, title, says) => {
    expect(headed(here, { id })).toEqual({ title, says });
  });
  test('axes have round steps that reach the top', () => {
    for (const most of [1, 7, 23, 63, 344, 1970]) {
      const found = ticks(most);
      expect(found[0]).toBe(0);
      expect(found.at(-1)!).toBeGreaterThanOrEqual(most);
      expect(found.length).toBeLessThanOrEqual(7);
    }
  });
  test('an axis goes below nothing where something does', () => {
    expect(ticks(2, 4, -1.5)).toEqual([-2, -1, 0, 1, 2]);
  });
});

describe('rule books', () => {
  test('lines between upright strokes are a table', () => {
    const book = readBook('# X\n\nBefore.\n\n## Options\n\n| key | what |\n|---|---|\n| `a` | first |\n| `b` | second |\n\nAfter.');
    expect(book.prose).toEqual(['Before.']);
    expect(book.sections[0]?.prose).toEqual([[['key', 'what'], ['`a`', 'first'], ['`b`', 'second']], 'After.']);
  });
});

describe('games that ended here', () => {
  test('are kept once each, the newest first, and only so many', () => {
    for (let at = 0; at < 20; at += 1) remember({ id: `t${at}`, game: 'wallet', names: ['Ada'], won: ['Ada'], at });
    remember({ id: 't19', game: 'wallet', names: ['Ada'], won: ['Ada'], at: 99 });
    expect(played().map((one) => one.id).slice(0, 2)).toEqual(['t19', 't18']);
    expect(played().length).toBe(12);
    localStorage.setItem('kickback-played', 'no list');
    expect(played()).toEqual([]);
    localStorage.setItem('kickback-played', '[{"id": "t1"}, null, 3, {"id": "t2", "game": "wallet", "names": [], "won": [], "at": 1}]');
    expect(played().map((one) => one.id)).toEqual(['t2']);
  });
});

describe('settings', () => {
  const reads = (found: unknown) => {
    settings.reset();
    localStorage.setItem('kickback-settings', typeof found === 'string' ? found : JSON.stringify(found));
    settings.read();
    return settings.plain();
  };
  const usual = { light: 'house', rooms: {}, motion: 'full', sound: 'all', volume: 60, pace: 1, text: 100, coverAway: false, coverAfter: 0, hold: false, coverDown: false, orders: { 'corporate-espionage': ['when-hit'] } };
  const nonsense = { light: 'pink', rooms: { wallet: 7 }, motion: 3, sound: null, volume: 1e9, pace: 'fast', text: 5000, coverAway: 'yes', coverAfter: -1, hold: 1, coverDown: {}, orders: { wallet: 'pass' } };

  test.each(['no JSON {', 'null', '7', '[1]', '"dark"'])('%s in a browser is as if nothing were kept', (found) => {
    expect(reads(found)).toEqual(usual);
  });
  test.each(Object.entries(nonsense))('nonsense for %s costs none of the others', (name, value) => {
    const wanted = { ...usual, volume: 20, text: 150, motion: 'calm', pace: 2 };
    expect(reads({ ...wanted, [name]: value })).toEqual({ ...wanted, [name]: usual[name as keyof typeof usual] });
  });
  test('what is no setting is never taken over', () => {
    reads({ save: 'gone', text: 120 });
    expect([typeof settings.save, settings.text]).toEqual(['function', 120]);
    settings.reset();
  });
});

describe('house rules of one\'s own', () => {
  test.each(['no JSON', '7', '{"live": 3}'])('%s is none', (found) => {
    localStorage.setItem('kickback-house-rules-wallet', found);
    expect(kept('wallet')).toBeNull();
  });
  test('are read as they were kept', () => {
    localStorage.setItem('kickback-house-rules-wallet', '{"live": "on"}');
    expect(kept('wallet')).toEqual({ live: 'on' });
  });
});

describe('hidden things', () => {
  test('one of a thing is called one', () => {
    const figures = (view: object, seat = 'A') => hiddenOf(view as View, seat).figures.map(({ word, value }) => t(word, { value }));
    expect(figures({ game: 'wallet', A: { tokens: [1], points: 1 } })).toEqual(['1 point']);
    expect(figures({ game: 'embezzlement', A: { stash: 5 } })).toEqual(['5 caps']);
  });
  test('what a viewer may not know is not counted as held', () => {
    const view = { game: 'scapegoat', A: { hand: ['7H', 'AS'] }, B: { hand: ['hidden', 'hidden'] } } as unknown as View;
    expect(hiddenOf(view, 'A').cards).toEqual(['7H', 'AS']);
    expect(hiddenOf(view, 'B').cards).toEqual([]);
  });
  test('hidden money is no figure', () => {
    const view = { game: 'pecunia-olet', A: { cash: 240, account: 0, fakes: '0-7-0' }, B: { cash: 'hidden', account: 'hidden', fakes: 'hidden' } } as unknown as View;
    expect(hiddenOf(view, 'A').figures.map((one) => one.value)).toEqual(['$240', '$0']);
    expect(hiddenOf(view, 'A').notes).toEqual([0, 7, 0]);
    expect(hiddenOf(view, 'B').notes).toEqual([]);
    expect(hiddenOf(view, 'B').figures).toEqual([]);
  });
});

test('the gravest thing of a move colours it on the reel', () => {
  expect(toneOf('scapegoat', [{ kind: 'promoted' }, { kind: 'audited' }])).toBe('red');
  expect(toneOf('scapegoat', [{ kind: 'up' }])).toBe('');
});

describe('the house', () => {
  const look = (now: number, rows: number, cpu: number) => ({ now, rows, cpu, commits: rows / 2 }) as Watched;
  test('two looks tell what came to pass in a second between them', () => {
    expect(loads([look(10, 100, 1), look(12, 140, 2)])).toEqual([{ rows: 20, commits: 10, cpu: 0.5 }]);
    expect(loads([look(10, 100, 1)])).toEqual([]);
  });
  test('a time is said in the largest units that matter', () => {
    expect([0, 59, 60, 3600, 12_300, 200_000].map(span)).toEqual(['0 s', '59 s', '1 min', '1 h 00', '3 h 25', '2 d']);
  });
});

test('a game can end without a winner', () => {
  expect([whoWon([], false), whoWon(['Nadia'], true), whoWon(['Boris', 'Clara'], false)]).toEqual(['Nobody won', 'You won', 'Boris, Clara won']);
});

test('each fault of a deck stands at its line, with the word marked that is wrong', () => {
  const told = [
    'E-OP, line 110, MAG-07, effect 1, column 7: Cards cannot “wink”.\n    play: wink 3; draw 1\n          ^^^^\n    See “What happens” in docs/cards.md, or say: kickback cards words deeds',
    'E-DECK-SIZE: 49 cards; a deck has 50.\n    See “A deck” in docs/cards.md, or say: kickback cards words decks',
  ];
  expect(faultsIn(told.join('\n\n'))).toEqual([
    { line: 110, says: 'MAG-07, effect 1, column 7: Cards cannot “wink”.', marked: 'play: wink 3; draw 1\n      ^^^^' },
    { line: 0, says: '49 cards; a deck has 50.', marked: '' },
  ]);
});

test('one person hears a whisper, two hear it', () => {
  expect([t('only-they-hear', { names: 'Dev', count: 1 }), t('only-they-hear', { names: 'Dev and Edda', count: 2 })]).toEqual(['Only Dev hears this.', 'Only Dev and Edda hear this.']);
});

test('several people on one seat are their company wherever something is told of them', () => {
  const told = new Speech(['hires = { SEAT($seat) } hires']);
  const chairs = [{ seat: 'A', name: 'Nadia & Milo', members: [{ name: 'Nadia' }, { name: 'Milo' }] }, { seat: 'B', name: 'Clara', members: [{ name: 'Clara' }] }];
  const at = (other: string) => new Scene(told, { view: { game: 'corporate-espionage', seat: null, A: { name: 'Ironclad Mutual' }, B: { name: other } } as unknown as View, sheet: { chairs } } as never, true);
  const says = (scene: Scene, seat: string) => scene.say({ id: 'hires', facts: { seat } });
  expect([says(at('Nimbus Nine'), 'A'), says(at('Nimbus Nine'), 'B')]).toEqual(['Ironclad Mutual hires', 'Clara hires']);
  expect(says(at('Ironclad Mutual'), 'A')).toBe('Nadia & Milo hires'); // two companies of one name
});
