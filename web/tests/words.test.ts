/** The browser says what Python says: every sentence of sampled games, word for word. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Message } from '../src/net/data';
import { runs, sentences, Speech, splitReason, unmarked, unnamed } from '../src/words/speech';

const games = '../src/kickback/games';
const read = (path: string) => readFileSync(path, 'utf8');
const common = read('../src/kickback/words/messages/en.ftl');

interface Sample {
  game: string;
  seat: string;
  names: Record<string, string>;
  points: { said: { message: Message; text: string }[] }[];
}

for (const file of readdirSync('tests/samples')) {
  const sample = JSON.parse(read(`tests/samples/${file}`)) as Sample;
  describe(sample.game, () => {
    const speech = new Speech([common, read(`${games}/${sample.game.replaceAll('-', '_')}/messages/en.ftl`)]);
    const reader = { names: sample.names, seat: sample.seat };
    const said = sample.points.flatMap((point) => point.said);
    it(`says ${said.length} sentences as Python does`, () => {
      for (const { message, text } of said) expect(speech.say(message, reader)).toBe(text);
    });
  });
}

describe('a reason', () => {
  it.each([
    ['**You cannot pass.** Every turn plays exactly one card.', 'You cannot pass', 'Every turn plays exactly one card.'],
    ['**Said is said:** you name one price, **right** after taking.', 'Said is said', 'You name one price, right after taking.'],
    ['**The fund takes notes and jewelry** of your hand.', 'The fund takes notes and jewelry of your hand', ''],
    ['**Only a note** covers the ATM. You hold none.', 'Only a note covers the ATM', 'You hold none.'],
    ['No heading at all.', '', 'No heading at all.'],
  ])('%s has a heading that is a whole thought', (text, head, rest) => {
    expect(splitReason(text)).toEqual({ head, rest });
  });
});

describe('speech', () => {
  it('breaks a question between its sentences, not before a number', () => {
    expect(sentences('Boris wants year 1 off the record. Bribe it?')).toEqual(['Boris wants year\u00a01 off the record.', 'Bribe it?']);
    expect(sentences('Your decision')).toEqual(['Your decision']);
  });
  it('leaves the name to the mark beside a line', () => {
    expect(unnamed('**Boris: 4 of spades**', 'Boris')).toEqual({ name: 'Boris: ', rest: '**4 of spades**' });
    expect(unnamed('Boris buys paper.', 'Boris')).toEqual({ name: 'Boris ', rest: 'buys paper.' });
    expect(unnamed('Boris’s hat: the officer to 9.', 'Boris').rest).toBe('hat: the officer to 9.');
    expect(unnamed('Round 3: Boris starts.', 'Boris').rest).toBe('Round 3: Boris starts.');
    expect(unnamed('Borislav passes', 'Boris').rest).toBe('Borislav passes');
  });
  const speech = new Speech([common, 'told = { SEAT($seat) } has { CARDS($cards, last: "or") }\n    .you = You have { $cards-count }\nflag = { $sure ->\n    [yes] sure\n   *[no] not sure\n}\nown-it = { OWN($seat) } turn']);
  const reader = { names: { A: 'Ada', B: 'Boris' }, seat: 'A' };
  it('writes thousands apart, as Python does', () => {
    expect(new Speech(['won = ${ $total }']).say({ id: 'won', facts: { total: 1440 } }, reader)).toBe('$1,440');
  });
  it('says a fact that is itself a message first', () => {
    const nested = new Speech(['gains = gain { $points }', 'then = Draw, { $deed }.']);
    expect(nested.say({ id: 'then', facts: { deed: { id: 'gains', facts: { points: 3 } } } }, reader)).toBe('Draw, gain 3.');
  });
  it('speaks to the reader as you', () => {
    expect(speech.say({ id: 'told', facts: { seat: 'A', cards: ['x', 'y'] } }, reader)).toBe('You have 2');
    expect(speech.say({ id: 'told', facts: { seat: 'B', cards: ['x', 'y'] } }, reader)).toBe('Boris has x or y');
    expect(speech.say({ id: 'own-it', facts: { seat: 'B' } }, reader)).toBe('Boris’s turn');
    expect(speech.say({ id: 'own-it', facts: { seat: 'A' } }, reader)).toBe('your turn');
  });
  it('turns booleans into words and tells unknown messages by their id', () => {
    expect(speech.say({ id: 'flag', facts: { sure: true } }, reader)).toBe('sure');
    expect(speech.say({ id: 'nothing-like-it' }, reader)).toBe('nothing-like-it');
  });
  it('marks bold', () => {
    expect(runs('**Not now.** Later.')).toEqual([{ text: 'Not now.', bold: true }, { text: ' Later.', bold: false }]);
    expect(unmarked('**a** b')).toBe('a b');
  });
});
