/** The printed side of the cards: type, cost and quote, read from the same deck files as Python reads. */
const files = import.meta.glob<string>('../../../../src/kickback/games/corporate_espionage/decks/*.toml', { query: '?raw', import: 'default', eager: true });

export interface Printed {
  type: string;
  cost: number;
  quote: string;
}
const printed = new Map<string, Printed>();
for (const text of Object.values(files)) {
  for (const block of text.split('[[card]]').slice(1)) {
    const word = (name: string) => new RegExp(`^${name} = "(.*)"`, 'm').exec(block)?.[1] ?? '';
    const cost = Number(/^cost = (\d+)/m.exec(block)?.[1] ?? 0);
    printed.set(word('id'), { type: word('type'), cost, quote: word('quote') });
  }
}

export function printedOf(card: string): Printed {
  return printed.get(card) ?? { type: 'savvy', cost: 0, quote: '' };
}

const INK: Record<string, string> = { employee: '#1d6a66', executive: '#5b3a94', asset: '#7d5a14', espionage: '#b3261e', savvy: '#1d4fa0' };
const FACES = ['hacker', 'associate', 'headhunter', 'temp', 'accountant', 'evangelist', 'intern', 'actuary', 'watchman', 'rainmaker', 'overflow'];
const CHIEFS = ['counsel', 'partner', 'people-person'];
const THINGS = ['monitor', 'desk', 'cloche', 'vault', 'nest', 'corkboard', 'coffee'];
const ATTACKS = ['contract', 'megaphone', 'coffee', 'blackmail'];
const ANSWERS = ['gavel', 'no-comment', 'pizza', 'trade'];

/** A card always has the same face: chosen by its number. */
export function lookOf(card: string): { ink: string; rosette: string; face?: string; emblem?: string } {
  const { type } = printedOf(card);
  const number = [...card].reduce((sum, sign) => sum * 7 + sign.charCodeAt(0), 3);
  const of = (list: string[]) => list[number % list.length]!;
  const ink = INK[type] ?? '#37464f';
  if (type === 'employee') return { ink, rosette: 'audit', face: of(FACES) };
  if (type === 'executive') return { ink, rosette: 'trade', face: of(CHIEFS) };
  if (type === 'asset') return { ink, rosette: 'bribe', emblem: of(THINGS) };
  if (type === 'espionage') return { ink, rosette: 'blackmail', emblem: of(ATTACKS) };
  return { ink, rosette: 'record', emblem: of(ANSWERS) };
}
