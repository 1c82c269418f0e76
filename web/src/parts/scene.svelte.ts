/** What every piece of a table needs: the words, who reads them, what is asked, and how to answer. */
import { getContext, setContext } from 'svelte';
import { faceOf } from '../look/drawings';
import type { ChairSeen, Choice, ClockSeen, GameEvent, Locked, Message, Plain, Prompt, SheetSeen, Talk, View } from '../net/data';
import type { Reader, Speech } from '../words/speech';
import { unmarked, unnamed } from '../words/speech';
import { type Asked, askedOf, inHandOrder, lockOf, openOf, type Picks, picking, same, thingsOf, valuesOf } from './targets';
import { Muted } from './muted.svelte';

/** Claims about one thing: each with the words it is said with, and its notation. */
export interface ClaimsAbout { about: string; claims: { says: string; text: string }[]; }

/** The part of a table client that a scene draws; the gallery and the replay bring their own. */
export interface Source {
  view: View;
  prompt: Prompt | null;
  events: GameEvent[];
  clock: ClockSeen | null;
  talk: Talk[];
  sheet: SheetSeen;
  /** The answer that is kept until a window closes. */
  sealed?: string;
  /** Standing orders this seat has given. */
  orders?: string[];
  standing?(order: string, on: boolean): void;
  time(): number;
  act(text: string): void;
  undo(): void;
  chat(text: string, team?: boolean): void;
  waits(text: string): boolean;
}

/** Games where a first press only opens a draft, even if there is one way to do it. */
const LOOKED = ['pecunia-olet', 'corporate-espionage'];
/** More choices than this are made by clicking things first. */
const MOST_BUTTONS = 5;
const NOTHING: Choice[] = [];
const SEAT_PARAMETERS = ['rival', 'seat', 'target', 'owner'];

export class Scene {
  /** What has been clicked for the question that is open. */
  picks = $state.raw<Picks>({});
  covered = $state(false);
  /** Has anything been answered since this page was opened? */
  answered = $state(false);
  /** The clause whose rule is shown, and where it was asked for. */
  clause = $state.raw<{ id: string; at: DOMRect } | null>(null);
  why = $state.raw<{ lock: Locked; at: DOMRect } | null>(null);
  /** A thing on the table that was pressed to be read. */
  told = $state.raw<{ title: string; text: string; at: DOMRect } | null>(null);
  /** The seat whose whole board a phone shows. */
  looking = $state('');
  /** The number of the event whose "why did this happen" is shown. */
  cause = $state.raw<{ event: number; at: DOMRect } | null>(null);
  /** A table's own step back, for drafts that it keeps itself; true if there was one. */
  back: (() => boolean) | null = null;
  /** What may be claimed at a table where there is more of it than a list could hold: about what, and what of it. */
  claims: (() => ClaimsAbout[]) | null = null;
  /** Names the question that is open: whatever was prepared for another one is forgotten. */
  asking = $state('');
  readonly muted: Muted;

  constructor(
    readonly speech: Speech,
    readonly source: Source,
    readonly readonly = false,
    /** Read from across the room: fewer words, larger. */
    readonly far = false,
  ) {
    this.muted = new Muted(source.sheet.id);
  }

  get view(): View {
    return this.source.view;
  }
  get prompt(): Prompt | null {
    return this.source.prompt;
  }
  get chairs(): ChairSeen[] {
    return this.source.sheet.chairs;
  }
  // What follows is worked out once for every frame, however many pieces of the table ask for it. All words hang on
  // the reader: it stays the same as long as nobody is called anything else, so a move rewrites only what it changed.
  readonly game = $derived(this.view.game);
  readonly seat = $derived(this.view.seat ?? '');
  private readonly names = $derived(JSON.stringify(Object.fromEntries(this.chairs.map((chair) => [chair.seat, this.called(chair)]))));
  readonly reader: Reader = $derived({ names: JSON.parse(this.names) as Record<string, string>, seat: this.seat });

  /** Everybody else, clockwise from the reader. */
  readonly others: ChairSeen[] = $derived.by(() => {
    const at = this.chairs.findIndex((chair) => chair.seat === this.seat);
    return at < 0 ? this.chairs : [...this.chairs.slice(at + 1), ...this.chairs.slice(0, at)];
  });
  readonly mine = $derived(this.chair(this.seat));
  /** The others on one's own seat, if it is shared. */
  readonly mates = $derived((this.mine?.members ?? []).filter((one) => !one.you));
  /** Who of the team has the say now, if it is not the reader. */
  readonly captain = $derived(this.mates.find((one) => one.captain)?.name ?? '');

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
  /** What a sentence calls a seat: several people are their company, which hires and pays as one. */
  private called(chair: ChairSeen): string {
    const company = (seat: string) => (this.view[seat] as { name?: string } | undefined)?.name;
    const own = company(chair.seat);
    const twins = this.chairs.filter((one) => company(one.seat) === own).length;
    return own && twins === 1 && (chair.members?.length ?? 0) > 1 ? own : chair.name;
  }

  say(message: Message, form = ''): string {
    return this.speech.say(message, this.reader, form);
  }
  /** The same without the marks of bold, for labels that are read aloud. */
  plain(message: Message, form = ''): string {
    return unmarked(this.say(message, form));
  }
  /** The same where the mark of its seat stands before it: the mark says the name. */
  besideMark(message: Message): { name: string; rest: string } {
    const seat = message.facts?.seat;
    return unnamed(this.say(message), typeof seat === 'string' ? (this.reader.names[seat] ?? seat) : '');
  }
  t(id: string, facts: Message['facts'] = {}, form = ''): string {
    return this.say({ id, facts }, form);
  }

  /** What an event is called in the ledger: as the table told it, else by its kind. */
  linesOf(event: GameEvent): Message[] {
    if (event.ledger) return event.ledger;
    const id = `event-${event.kind}`;
    return this.speech.has(id) ? [{ id, facts: event as unknown as Message['facts'] }] : [];
  }

  /** Is an answer asked of this seat? One that is sealed already waits with the others. */
  readonly deciding = $derived.by(() => !this.readonly && !this.source.sealed && !this.captain && (this.prompt?.choices.length ?? 0) > 0);
  acting(seat: string): boolean {
    return this.view.waiting.includes(seat);
  }

  private readonly choices: Choice[] = $derived(this.deciding ? this.prompt!.choices : NOTHING);
  /** One of the answers is on its way: no other can be given before the table has said something to it. */
  readonly sending = $derived(this.choices.some((choice) => this.source.waits(choice.action.text)));
  private readonly hand = $derived.by(() => {
    const mine = this.view[this.seat] as { hand?: Plain } | undefined;
    return Array.isArray(mine?.hand) ? mine.hand : [];
  });
  private readonly things = $derived(thingsOf(this.choices));
  /** Choices that agree with everything clicked so far. */
  readonly open: Choice[] = $derived(openOf(this.choices, this.picks));
  readonly asked: Asked = $derived(inHandOrder(askedOf(this.choices, this.picks, MOST_BUTTONS, LOOKED.includes(this.game)), this.hand));
  /** Can this card, seat or space be clicked now? */
  live(name: string, value: Plain): boolean {
    return this.things.get(name)?.has(JSON.stringify(value)) ?? false;
  }
  /** Is a thing of this kind asked for? Then those that cannot be taken are grey. */
  asksFor(name: string): boolean {
    return this.things.has(name);
  }
  /** The same for a thing that is named by two parameters, such as a seat and a year. */
  liveAll(wanted: Picks): boolean {
    return this.choices.some((choice) => Object.entries(wanted).every(([name, value]) => same(choice.action[name], value)));
  }
  picked(name: string, value: Plain): boolean {
    return same(this.picks[name], value);
  }
  /** What is clear by now: clicked, or the same in every choice that is left. */
  chosen(name: string): Plain | undefined {
    if (name in this.picks || Object.keys(this.picks).length === 0) return this.picks[name];
    const values = valuesOf(this.open, name);
    return values.length === 1 && this.open.every((choice) => name in choice.action) ? values[0] : undefined;
  }
  /** A click on a thing is as good as a button: it narrows the choices, a second click lets go again. */
  pick(name: string, value: Plain): void {
    this.pickAll({ [name]: value });
  }
  pickAll(wanted: Picks): void {
    this.picks = picking(this.choices, this.picks, wanted);
  }
  /** The parameter that a click on this seat would set, if it can be clicked. */
  aimAt(seat: string): string | undefined {
    return SEAT_PARAMETERS.find((name) => this.open.some((choice) => choice.action[name] === seat)) ?? SEAT_PARAMETERS.find((name) => this.live(name, seat));
  }
  /** Is a seat what is asked for now? Then those that can be clicked are ringed. */
  aiming(seat: string): boolean {
    const { name, things } = this.asked;
    if (Object.keys(this.picks).length === 0) return this.aimAt(seat) !== undefined && (SEAT_PARAMETERS.includes(name) || things.length === 0);
    const another = SEAT_PARAMETERS.some((one) => one in this.picks && this.live(one, seat));
    return another || SEAT_PARAMETERS.some((one) => this.open.some((choice) => choice.action[one] === seat));
  }
  aimed(seat: string): boolean {
    return SEAT_PARAMETERS.some((name) => this.picked(name, seat));
  }
  /** A click on a seat: aims at it, or shows its board where that is not on the table. */
  pressSeat(seat: string): void {
    const name = this.aimAt(seat);
    if (name) this.pick(name, seat);
    else this.looking = seat;
  }
  /** A click on a card, a seat or a space: takes it, or answers why it cannot be taken. */
  press(node: Element, name: string, value: Plain): void {
    if (this.live(name, value)) this.pick(name, value);
    else this.refuse(node, value);
  }
  refuse(node: Element, value: Plain): void {
    const lock = this.deciding ? lockOf(this.prompt!.locked, value) : undefined;
    if (lock) this.why = { lock, at: node.getBoundingClientRect() };
  }
  locked(value: Plain): boolean {
    return this.deciding && lockOf(this.prompt!.locked, value) !== undefined;
  }
  /** One step back before anything is said: the last pick, then the last step of a draft. */
  stepBack(): boolean {
    if (this.back?.()) return true;
    const names = Object.keys(this.picks);
    if (names.length > 0) {
      const { [names.at(-1)!]: _, ...others } = this.picks;
      this.picks = others;
      return true;
    }
    if (this.view.draft.length > 0 && this.deciding) {
      this.source.undo();
      return true;
    }
    return false;
  }
  /** A new question forgets what was clicked for the last one. */
  renew(question: string): void {
    if (question !== this.asking) {
      this.asking = question;
      this.picks = {};
      this.why = null;
    }
  }
  answer(choice: Choice): void {
    if (this.readonly) return;
    this.answered = true;
    this.source.act(choice.action.text);
  }
}

const KEY = Symbol('scene');

export function giveScene(scene: Scene): Scene {
  setContext(KEY, scene);
  return scene;
}
export function scene(): Scene {
  return getContext<Scene>(KEY);
}
