/** What happened between two of my decisions, shown one thing after another. It lags behind the table, never the clock. */
import type { GameEvent, Prompt, View } from '../net/data';

/** All that is on the table at one moment. */
export interface Frame {
  view: View;
  prompt: Prompt | null;
  events: GameEvent[];
}

/** How long one event stays before the next, at pace 1. */
const GAP = 850;
/** A question of mine waits for nothing: what is left is shown this fast, and at most so long altogether. */
const HURRIED_GAP = 240;
const LONGEST_LAG = 5000;
/** Paces above this mean "at once". */
const AT_ONCE = 4;

export interface Stage {
  pace(): number;
  /** Does this event come from the reader? One's own moves are shown at once. */
  own(event: GameEvent): boolean;
  /** Does it show at all? What writes no line takes no time. */
  seen(event: GameEvent): boolean;
  /** Called before and after every change of what is shown. */
  before(): void;
  after(shown: GameEvent[]): void;
  now?(): number;
}

export class Playback {
  shown = $state.raw<Frame>()!;
  /** How many events have not been shown yet. */
  behind = $state(0);
  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private due = 0;
  private hurried = false;

  constructor(
    first: Frame,
    private readonly stage: Stage,
  ) {
    this.shown = first;
  }

  private now(): number {
    return this.stage.now?.() ?? performance.now();
  }
  private get gap(): number {
    const pace = this.stage.pace();
    if (pace <= 0 || pace >= AT_ONCE) return 0;
    const usual = Math.min(GAP / pace, LONGEST_LAG / Math.max(1, this.queue.length));
    return this.hurried ? Math.min(usual, HURRIED_GAP) : usual;
  }

  /** The table has moved on. `asks` says that a question of mine is open now. */
  hear(frame: Frame, asks: boolean): void {
    const last = this.queue.at(-1) ?? this.shown;
    const fresh = frame.events.length - last.events.length;
    this.hurried = asks;
    if (fresh <= 0 || frame.events[last.events.length - 1] !== last.events.at(-1)) {
      // A new question, a step of a draft, or another thread altogether: nothing to tell, it holds from now on.
      if (this.queue.length > 0) this.queue[this.queue.length - 1] = frame;
      else this.show(frame);
      return;
    }
    // The board moves with the first event of a frame; its lines follow one by one.
    for (let count = last.events.length + 1; count <= frame.events.length; count += 1) {
      const event = frame.events[count - 1]!;
      if (count < frame.events.length && !this.stage.seen(event)) continue;
      this.queue.push({ ...frame, events: count === frame.events.length ? frame.events : frame.events.slice(0, count) });
    }
    this.step();
  }

  /** Shows everything that has happened. */
  skip(): void {
    clearTimeout(this.timer);
    const last = this.queue.at(-1);
    this.queue = [];
    this.due = 0;
    if (last) this.show(last);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** What is due at the same time is shown as one picture. */
  private step(): void {
    clearTimeout(this.timer);
    let next: Frame | undefined;
    while (this.queue.length > 0 && this.due <= this.now()) {
      const known = (next ?? this.shown).events.length;
      next = this.queue.shift()!;
      const idle = next.events.slice(known).every((event) => this.stage.own(event) || !this.stage.seen(event));
      this.due = this.now() + (idle ? 0 : this.gap);
    }
    if (next) this.show(next);
    if (this.queue.length === 0) return;
    this.behind = this.queue.length;
    this.timer = setTimeout(() => this.step(), this.due - this.now());
  }

  private show(frame: Frame): void {
    const fresh = frame.events.slice(this.shown.events.length);
    this.stage.before();
    this.shown = frame;
    this.behind = this.queue.length;
    this.stage.after(fresh);
  }
}
