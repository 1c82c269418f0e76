/** One table over one socket. The server's word is the only truth: nothing is shown before it says so. */
import {
  changed, type Choice, type ClockSeen, type Facts, type FromServer, type GameEvent, type Message, type Prompt, type Refused,
  type SheetSeen, type Talk, type ToServer, type Told, type View,
} from './data';
import { apart, readable } from './names';

/** All that one seat (or an onlooker, seat "") sees. */
export class Sight {
  view = $state.raw<View | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  clock = $state.raw<ClockSeen | null>(null);
  events = $state.raw<GameEvent[]>([]);
  question = $state(0);
  sealed = $state('');
  /** Called after everything that the server has told: whoever plays it back waits for no effect. */
  heard: (() => void) | null = null;
}

export type Line = 'opening' | 'open' | 'lost' | 'away' | 'refused';

/** An act under way: kept until the server has answered it, sent again after every reconnect. */
interface Pending {
  message: ToServer & { id: string };
  seat: string;
  question: number;
}

/** What the socket is made of; tests put their own in its place. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** The server speaks at least every 15 seconds; a line that is silent for so long is dead, whatever the browser thinks. */
const LONGEST_SILENCE = 40_000;
const FINAL = new Set([4400, 4401, 4403, 4404]);

/** What is said aloud, in the notation: it is read where people talk. */
const TALK = /^(say|whisper|claim) /;
const offered = (prompt: Prompt | null): Choice[] => [...(prompt?.choices ?? []), ...(prompt?.free ?? [])];

export class TableClient {
  line = $state<Line>('opening');
  why = $state('');
  tries = $state(0);
  sheet = $state.raw<SheetSeen | null>(null);
  seats = $state.raw<string[]>([]);
  talk = $state.raw<Talk[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** What somebody else of one's team has answered for the seat, in the words of its button. */
  mate = $state.raw<{ seat: string; name: string; label?: Message } | null>(null);
  second = $state.raw<{ seat: string; text: string; first: string; margin: number } | null>(null);
  outcome = $state.raw<Facts | null>(null);
  commitment = $state('');
  frozen = $state('');
  again = $state('');
  /** The host has taken this person's seat. */
  removed = $state(false);
  /** This person is getting up: then it is no news that the seat is gone. */
  gotUp = false;
  back = $state(0);
  missed = $state(0);
  orders = $state.raw<Record<string, string[]>>({});
  /** Texts of acts that have been sent and not answered: their buttons stay pressed. */
  pending = $state.raw<Pending[]>([]);
  skew = 0; // the server's clock minus ours
  readonly sights: Record<string, Sight> = $state({});

  private wire: Wire | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private number = 0;
  private unread: { wire: Wire; text: string }[] = [];
  private readonly labels = new Map<string, Choice[]>(); // of the question before
  private readonly salt = Math.random().toString(36).slice(2, 8);

  constructor(
    readonly id: string,
    private readonly open: (id: string) => Wire = openSocket,
    private readonly now: () => number = Date.now,
    private readonly soon: (task: () => void) => void = nextTask,
  ) {
    this.connect();
    if (typeof window !== 'undefined') window.addEventListener('offline', this.drop);
  }

  sight(seat: string): Sight {
    return (this.sights[seat] ??= new Sight());
  }

  /** Server time of this moment. */
  time(): number {
    return this.now() + this.skew;
  }

  connect(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    const wire = this.open(this.id);
    this.wire = wire;
    wire.onopen = () => this.say({ say: 'hello', since: this.since() });
    wire.onmessage = (event) => {
      clearTimeout(this.silence);
      this.silence = setTimeout(this.drop, LONGEST_SILENCE);
      this.unread.push({ wire, text: event.data });
      if (this.unread.length === 1) this.soon(() => this.read());
    };
    wire.onclose = (event) => {
      this.read(); // its last words
      if (wire === this.wire) this.lost(event.code, event.reason);
    };
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    if (typeof window !== 'undefined') window.removeEventListener('offline', this.drop);
    this.wire?.close();
  }

  /** Gives a dead line up at once: closing it properly could take minutes. */
  private drop = (): void => {
    const wire = this.wire;
    if (!wire || this.closed) return;
    this.lost(1006, '');
    wire.close();
  };

  /** Says an answer, or something free. `question` is the one on the screen, so that a late click is refused kindly. */
  act(seat: string, text: string): void {
    const { question, prompt } = this.sight(seat);
    const under = this.pending.flatMap((one) => (one.seat === seat && one.question === question && 'text' in one.message ? [one.message.text] : []));
    if (under.includes(text)) return;
    const shown = new Set(prompt?.choices.map((choice) => choice.action.text));
    if (shown.has(text) && under.some((said) => shown.has(said))) return; // one of these is on its way, and brings others
    this.refused = null;
    this.keep({ say: 'act', id: this.newId(), seat, question, text }, seat, question);
  }

  undo(seat: string): void {
    this.keep({ say: 'undo', id: this.newId(), seat }, seat, this.sight(seat).question);
  }

  chat(text: string, team = false): void {
    this.keep({ say: 'chat', id: this.newId(), text, ...(team ? { team } : {}) }, '', 0);
  }

  standing(seat: string, order: string, on: boolean): void {
    this.keep({ say: 'standing', id: this.newId(), seat, order, on }, seat, 0);
    const given = this.orders[seat] ?? [];
    this.orders = { ...this.orders, [seat]: on ? [...given, order] : given.filter((one) => one !== order) };
  }

  absent(seat: string, choice: string): void {
    this.say({ say: 'absent', seat, choice });
  }

  /** Is this answer on its way? */
  waits(seat: string, text: string): boolean {
    return this.pending.some((one) => one.seat === seat && 'text' in one.message && one.message.text === text);
  }

  private newId(): string {
    this.number += 1;
    return `${this.salt}-${this.number}`;
  }

  private keep(message: ToServer & { id: string }, seat: string, question: number): void {
    this.pending = [...this.pending, { message, seat, question }];
    this.say(message);
  }

  private since(): Record<string, number> {
    return Object.fromEntries(Object.entries(this.sights).map(([seat, sight]) => [seat, sight.events.length]));
  }

  private say(message: ToServer): void {
    if (this.wire && (this.line === 'open' || message.say === 'hello' || message.say === 'pong')) {
      this.wire.send(JSON.stringify(message));
    }
  }

  private lost(code: number, reason: string): void {
    this.wire = null;
    clearTimeout(this.silence);
    if (this.closed) return;
    if (FINAL.has(code)) {
      this.line = 'refused';
      this.why = reason;
      return;
    }
    if (this.line !== 'away') this.line = 'lost';
    this.tries += 1;
    const wait = Math.max(this.back - this.now(), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(6, this.tries - 1)));
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** All that has come by now is heard before any of it is drawn: what happened together is one picture. */
  private read(): void {
    const said = this.unread;
    this.unread = [];
    for (const { wire, text } of said) if (wire === this.wire) this.hear(text);
  }

  private hear(text: string): void {
    let message: FromServer;
    try {
      message = JSON.parse(text) as FromServer;
    } catch {
      return;
    }
    switch (message.say) {
      case 'welcome':
        this.welcome(message);
        break;
      case 'told':
        this.told(message);
        break;
      case 'talk':
        this.talk = [...this.talk, { ...message, name: apart(message.name) }];
        break;
      case 'done':
        this.answered(message.id);
        break;
      case 'refused':
        this.answered(message.id);
        this.refused = message;
        break;
      case 'orders':
        this.orders = { ...this.orders, [message.seat]: message.orders };
        break;
      case 'second':
        this.second = message;
        break;
      case 'mate':
        if (!TALK.test(message.text)) this.mate = { seat: message.seat, name: message.name, label: this.labelOf(message.seat, message.text) };
        break;
      case 'seats':
        this.reseated(message.table, message.table.chairs.filter((chair) => chair.yours).map((chair) => chair.seat));
        break;
      case 'over':
        this.outcome = message.outcome;
        break;
      case 'again':
        this.again = message.table;
        break;
      case 'away':
        this.line = 'away';
        this.back = this.now() + message.seconds * 1000;
        break;
      case 'ping':
        this.say({ say: 'pong', number: message.number });
        break;
      default: // a newer server may say more: what is not known is left alone
        break;
    }
  }

  /** Somebody came, went or was moved. Whoever had a seat and has none without having got up was taken away. */
  private reseated(sheet: SheetSeen, seats: string[]): void {
    if (seats.length > 0) this.removed = false;
    else if (this.seats.length > 0) {
      this.removed = !this.gotUp;
      this.gotUp = false;
    }
    this.sheet = readable(sheet);
    this.seats = seats;
  }

  private welcome(message: Extract<FromServer, { say: 'welcome' }>): void {
    const before = this.heard();
    const returning = this.tries > 0 || this.line === 'away';
    this.reseated(message.table, message.seats);
    this.talk = (message.talk ?? []).map((one) => ({ ...one, name: apart(one.name) }));
    this.commitment = message.commitment ?? '';
    this.orders = message.orders ?? {};
    this.frozen = message.frozen ?? '';
    this.skew = message.now - this.now();
    if (message.over) this.outcome = message.over;
    for (const told of message.told ?? []) this.told(told);
    this.line = 'open';
    this.tries = 0;
    this.missed = returning ? this.heard() - before : 0;
    if (returning) this.refused = null; // about a question before the line was lost
    for (const one of this.pending) this.say(one.message);
  }

  private heard(): number {
    return Math.max(0, ...Object.values(this.sights).map((sight) => sight.events.length));
  }

  /** A gap, or a change of something we do not have, means we have lost the thread: start anew. */
  private told(message: Told): void {
    const sight = this.sight(message.seat);
    if (message.ask) this.labels.set(message.seat, offered(sight.prompt));
    const events = withLines(message);
    if (message.first) {
      const have = sight.events.length;
      if (message.first > have + 1) return this.restart();
      sight.events = [...sight.events.slice(0, message.first - 1), ...events];
    }
    // Before the first frame there is nothing: what changed is then the whole. Later that would be a view with holes.
    if (message.view && !message.view.whole && !sight.view && (message.first ?? 1) > 1) return this.restart();
    if (message.view) sight.view = changed(sight.view, message.view);
    if (message.ask) sight.prompt = changed(sight.prompt, message.ask);
    if (message.clock) {
      sight.clock = message.clock;
      this.skew = message.clock.now - this.now();
    }
    sight.sealed = message.sealed ?? '';
    if (message.question !== sight.question) {
      sight.question = message.question;
      if (this.refused && this.refused.why !== 'late') this.refused = null;
    }
    sight.heard?.();
  }

  /** What the button of an answer said that was on the screen just now, if there was one for it. */
  private labelOf(seat: string, text: string): Message | undefined {
    return [...(this.labels.get(seat) ?? []), ...offered(this.sight(seat).prompt)].find((choice) => choice.action.text === text)?.label;
  }

  private restart(): void {
    for (const sight of Object.values(this.sights)) sight.events = [];
    this.wire?.close();
  }

  private answered(id: string): void {
    this.pending = this.pending.filter((one) => one.message.id !== id);
  }
}

function withLines(message: Told): GameEvent[] {
  return (message.events ?? []).map((event, at) => ({ ...event, ledger: message.lines?.[at] ?? [] }));
}

const channel = new MessageChannel();
const tasks: (() => void)[] = [];
channel.port1.onmessage = () => tasks.shift()?.();
/** The task after this one. No timer: those of a tab that is not looked at are slow. */
function nextTask(task: () => void): void {
  tasks.push(task);
  channel.port2.postMessage(null);
}

function openSocket(id: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws/${id}`) as unknown as Wire;
}
