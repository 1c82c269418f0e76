/** What a message says to one reader. The same files speak in Python, with the same functions (words/speech.py). */
import { FluentBundle, FluentNone, FluentNumber, FluentResource, type FluentValue, FluentType } from '@fluent/bundle';
import type { Facts, Message, Plain } from '../net/data';

/** Whom a message is for: what the seats are called, and which one (a letter, or "") is the reader's own. */
export interface Reader {
  names: Record<string, string>;
  seat: string;
}

export const NOBODY: Reader = { names: {}, seat: '' };

/** A list on its way through Fluent, which knows only texts and numbers; as a text it is the items as they stand. */
class Listed extends FluentType<Plain[]> {
  override toString(): string {
    return this.value.map(String).join(', ');
  }
}

type Named = Record<string, FluentValue>;

/** One game's messages in one language, after what all games share. */
export class Speech {
  private readonly bundle: FluentBundle;
  private reader: Reader = NOBODY;

  constructor(texts: string[], language = 'en') {
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        SEAT: ([seat]) => given(seat) ?? this.seat(text(seat)),
        OWN: ([seat]) => given(seat) ?? this.own(text(seat)),
        SEATS: ([seats], named) => this.list(seats, named, (seat) => this.seat(seat)),
        CARD: ([card], named) => given(card) ?? this.word(text(card), 'card', option(named, 'form')),
        CARDS: ([cards], named) => this.list(cards, named, (card) => this.word(card, 'card', option(named, 'form'))),
        WORD: ([word], named) =>
          given(word) ?? this.word(text(word), option(named, 'of') || 'word', option(named, 'form')),
        WORDS: ([words], named) =>
          this.list(words, named, (word) => this.word(word, option(named, 'of') || 'word', option(named, 'form'))),
      },
    });
    for (const one of texts) this.bundle.addResource(new FluentResource(one), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The message in words. `form` asks for an attribute, where there is one. An unknown message is told by its id. */
  say(message: Message, reader: Reader, form = ''): string {
    const found = this.bundle.getMessage(message.id);
    if (!found) return message.id;
    const facts = this.inside(message.facts ?? {}, reader);
    const you = reader.seat !== '' && facts.seat === reader.seat ? 'you' : '';
    const attribute = [form, you].find((name) => name !== '' && name in found.attributes);
    const pattern = attribute !== undefined ? found.attributes[attribute] : found.value;
    this.reader = reader;
    return pattern == null ? '' : this.formatted(pattern, spokenFacts(facts));
  }

  /** A fact that is itself a message is said first. */
  private inside(facts: Facts, reader: Reader): Facts {
    const nested = Object.entries(facts).filter(([, value]) => isMessage(value));
    return nested.length === 0 ? facts : { ...facts, ...Object.fromEntries(nested.map(([name, value]) => [name, this.say(value as unknown as Message, reader)])) };
  }

  /** Is there such an attribute? Screens use it to choose between a long and a short form. */
  hasForm(id: string, form: string): boolean {
    return form in (this.bundle.getMessage(id)?.attributes ?? {});
  }

  private formatted(pattern: Parameters<FluentBundle['formatPattern']>[0], facts: Named): string {
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, facts, errors);
  }

  private named(id: string, facts: Named = {}): string {
    const value = this.bundle.getMessage(id)?.value;
    return value == null ? id : this.formatted(value, facts);
  }

  private seat(seat: string): string {
    if (seat === this.reader.seat) return this.named('you');
    return this.reader.names[seat] ?? seat;
  }

  private own(seat: string): string {
    if (seat === this.reader.seat) return this.named('your');
    return this.named('own', { name: this.seat(seat) });
  }

  private word(word: string, of: string, form: string): string {
    const message = this.bundle.getMessage(`${of}-${word}`);
    if (!message) return word;
    const pattern = form in message.attributes ? message.attributes[form] : message.value;
    return pattern == null ? word : this.formatted(pattern, {});
  }

  /** A, B and C. */
  private list(items: FluentValue | undefined, named: Named, each: (item: string) => string): FluentValue {
    if (!(items instanceof Listed)) return items ?? new FluentNone();
    const said = items.value.map((item) => each(String(item)));
    const last = 'last' in named ? option(named, 'last') : 'and';
    if (said.length < 2) return said.join('');
    const before = said.slice(0, -1).join(', ');
    return last ? `${before}${this.named(`list-${last}`)}${said.at(-1)}` : said.join(', ');
  }
}

function isMessage(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof (value as Message).id === 'string';
}

function given(value: FluentValue | undefined): FluentNone | undefined {
  return value instanceof FluentNone || value === undefined ? (value ?? new FluentNone()) : undefined;
}

function text(value: FluentValue | undefined): string {
  return value instanceof FluentNumber ? String(value.value) : String(value);
}

function option(named: Named, name: string): string {
  const value = named[name];
  return value === undefined ? '' : text(value);
}

/** Facts as Fluent takes them. Its selectors know no booleans: they become `yes` and `no`. */
function spokenFacts(facts: Facts): Named {
  const found: Named = {};
  for (const [name, value] of Object.entries(facts)) {
    const key = name.replaceAll('_', '-');
    if (typeof value === 'boolean') found[key] = value ? 'yes' : 'no';
    else if (Array.isArray(value)) {
      found[key] = new Listed(value);
      found[`${key}-count`] = new FluentNumber(value.length);
    } else if (typeof value === 'number') found[key] = new FluentNumber(value);
    else if (typeof value === 'string') found[key] = value;
  }
  return found;
}

export interface Run {
  text: string;
  bold: boolean;
}

/** Bold is marked with two stars. */
export function runs(said: string): Run[] {
  return said
    .split('**')
    .map((part, at) => ({ text: part, bold: at % 2 === 1 }))
    .filter((run) => run.text !== '');
}

/** A text sentence by sentence; a number stays with the word before it. */
export const sentences = (said: string): string[] => said.split(/(?<=[.?!]) (?=\S)/).map((one) => one.replace(/(\p{L}) (?=\d)/gu, '$1\u00a0'));

/** A line beside a seat's mark begins with its verb: the name it began with, and the rest. */
export function unnamed(said: string, name: string): { name: string; rest: string } {
  const bold = said.startsWith('**') ? '**' : '';
  const start = ['’s ', ': ', ' '].map((after) => name + after).find((one) => name !== '' && said.startsWith(bold + one));
  return start === undefined ? { name: '', rest: said } : { name: start, rest: bold + said.slice(bold.length + start.length) };
}

/** A reason as a heading and the rest: its bold words, which may be a sentence, the first half of one, or only its beginning. */
export function splitReason(text: string): { head: string; rest: string } {
  const found = /^\*\*(.+?)\*\*\s*(.*)$/s.exec(text);
  if (!found) return { head: '', rest: unmarked(text) };
  const [head, rest] = [found[1]!, unmarked(found[2]!)];
  if (/[.?!,;:]$/.test(head)) return { head: head.replace(/[.,;:]$/, ''), rest: rest.charAt(0).toUpperCase() + rest.slice(1) };
  const end = rest.search(/[.?!](\s|$)/);
  return end < 0 ? { head, rest } : { head: `${head} ${rest.slice(0, end)}`, rest: rest.slice(end + 1).trim() };
}

/** Without the marks of bold. */
export function unmarked(said: string): string {
  return said.replaceAll('**', '');
}
