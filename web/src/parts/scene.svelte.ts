/** What every piece of a table needs: the words, who reads them, what is asked, and how to answer. */
import { getContext, setContext } from 'svelte';
import { faceOf } from '../look/drawings';
import type { Action, ChairSeen, Choice, ClockSeen, GameEvent, Locked, Message, Plain, Prompt, SheetSeen, Talk, View } from '../net/data';
import type { Reader, Speech } from '../words/speech';
import { unmarked } from '../words/speech';

/** The part of a table client that a scene draws; the gallery and the replay bring their own. */
export interface Source {
  view: View;
  prompt: Prompt | null;
  events: GameEvent[];
  clock: ClockSeen | null;
  talk: Talk[];
  sheet: SheetSeen;
  time(): number;
  act(text: string): void;
  undo(): void;
  chat(text: string): void;
  waits(text: string): boolean;
}

export class Scene {
  /** What has been clicked for the question that is open: parameter by parameter. */
  picks = $state.raw<Record<string, Plain>>({});
  covered = $state(false);
  /** The clause whose rule is shown, and where it was asked for. */
  clause = $state<{ id: string; at: DOMRect } | null>(null);
  why = $state.raw<{ lock: Locked; at: DOMRect } | null>(null);
  private asked = '';

  constructor(
    readonly speech: Speech,
    readonly source: Source,
    readonly readonly = false,
  ) {}

  get view(): View {
    return this.source.view;
  }
  get prompt(): Prompt | null {
    return this.source.prompt;
  }
  get seat(): string {
    return this.view.seat ?? '';
  }
  get reader(): Reader {
    return { names: Object.fromEntries(this.source.sheet.chairs.map((chair) => [chair.seat, chair.name])), seat: this.seat };
  }
  get chairs(): ChairSeen[] {
    return this.source.sheet.chairs;
  }

  /** Everybody else, clockwise from the reader. */
  get others(): ChairSeen[] {
    const at = this.chairs.findIndex((chair) => chair.seat === this.seat);
    return at < 0 ? this.chairs : [...this.chairs.slice(at + 1), ...this.chairs.slice(0, at)];
  }
  get mine(): ChairSeen | undefined {
    return this.chairs.find((chair) => chair.seat === this.seat);
  }

  chair(seat: string): ChairSeen | undefined {
    return this.chairs.find((chair) => chair.seat === seat);
  }
  face(seat: string): string {
    const chair = this.chair(seat);
    return faceOf(chair?.portrait ?? '', seat, chair?.taken === 'bot');
  }
  name(seat: string): string {
    return this.chair(seat)?.name ?? seat;
  }

  say(message: Message, form = ''): string {
    return this.speech.say(message, this.reader, form);
  }
  /** The same without the marks of bold, for labels that are read aloud. */
  plain(message: Message, form = ''): string {
    return unmarked(this.say(message, form));
  }
  t(id: string, facts: Message['facts'] = {}, form = ''): string {
    return this.say({ id, facts }, form);
  }

  /** What an event is called in the ledger: as the table told it, else by its kind. */
  linesOf(event: GameEvent): Message[] {
    if (event.lines) return event.lines;
    const id = `event-${event.kind}`;
    return this.speech.has(id) ? [{ id, facts: event as unknown as Message['facts'] }] : [];
  }

  /** Is an answer asked of this seat? */
  get deciding(): boolean {
    return !this.readonly && (this.prompt?.choices.length ?? 0) > 0;
  }
  acting(seat: string): boolean {
    return this.view.waiting.includes(seat);
  }

  /** Choices that agree with everything clicked so far. */
  get open(): Choice[] {
    return (this.prompt?.choices ?? []).filter((choice) => this.agrees(choice.action));
  }
  private agrees(action: Action, except = ''): boolean {
    return Object.entries(this.picks).every(([name, value]) => name === except || !(name in action) || same(action[name], value));
  }
  /** Can this card, seat or space be clicked now? */
  live(name: string, value: Plain): boolean {
    return this.deciding && (this.prompt?.choices ?? []).some((choice) => same(choice.action[name], value) && this.agrees(choice.action, name));
  }
  picked(name: string, value: Plain): boolean {
    return same(this.picks[name], value);
  }
  /** A click on a thing is as good as a button: it narrows the choices, a second click lets go again. */
  pick(name: string, value: Plain): void {
    const { [name]: before, ...others } = this.picks;
    this.picks = same(before, value) ? others : { ...others, [name]: value };
  }
  /** The same for a thing that is named by two parameters, such as a seat and a year. */
  liveAll(wanted: Record<string, Plain>): boolean {
    return this.deciding && (this.prompt?.choices ?? []).some((choice) => Object.entries(wanted).every(([name, value]) => same(choice.action[name], value)));
  }
  pickAll(wanted: Record<string, Plain>): void {
    const before = Object.entries(wanted).every(([name, value]) => same(this.picks[name], value));
    this.picks = before ? {} : wanted;
  }
  /** One step back before anything is said: the last pick, then the last step of a draft. */
  stepBack(): boolean {
    const names = Object.keys(this.picks);
    if (names.length > 0) {
      const { [names.at(-1)!]: _, ...others } = this.picks;
      this.picks = others;
      return true;
    }
    if (this.view.draft.length > 0) {
      this.source.undo();
      return true;
    }
    return false;
  }
  /** A new question forgets what was clicked for the last one. */
  renew(question: string): void {
    if (question !== this.asked) {
      this.asked = question;
      this.picks = {};
      this.why = null;
    }
  }
  answer(choice: Choice): void {
    if (!this.readonly) this.source.act(choice.action.text);
  }

  /** With more choices than fit, the parameter of which a thing is clicked first: one that all have, else most. */
  get wanted(): string {
    const open = this.open;
    if (open.length <= MOST_BUTTONS) return '';
    const verbs = new Set(open.map((choice) => choice.action.verb));
    const alike = open.every((choice) => 'card' in choice.action);
    if ((this.prompt?.steps.length ?? 0) > 1 && verbs.size > 1 && !('verb' in this.picks) && !alike) return 'verb';
    const counted = new Map<string, { count: number; values: Set<string> }>();
    for (const choice of open) {
      for (const [name, value] of Object.entries(choice.action)) {
        if (name === 'verb' || name === 'text' || name in this.picks) continue;
        const found = counted.get(name) ?? { count: 0, values: new Set<string>() };
        found.count += 1;
        found.values.add(JSON.stringify(value));
        counted.set(name, found);
      }
    }
    const several = [...counted].filter(([, found]) => found.values.size > 1 && found.values.size < open.length);
    const shared = several.find(([, found]) => found.count === open.length);
    if (shared) return shared[0];
    if (open.length <= MOST_LISTED) return '';
    return several.sort(([, one], [, other]) => other.count - one.count)[0]?.[0] ?? '';
  }
}

/** More choices than this are made by clicking things first. */
export const MOST_BUTTONS = 5;
/** Up to so many are listed, unless they all begin with the same kind of thing. */
export const MOST_LISTED = 14;

function same(one: Plain | undefined, other: Plain | undefined): boolean {
  return one === other || (one != null && other != null && JSON.stringify(one) === JSON.stringify(other));
}

const KEY = Symbol('scene');

export function giveScene(scene: Scene): Scene {
  setContext(KEY, scene);
  return scene;
}
export function scene(): Scene {
  return getContext<Scene>(KEY);
}
