/** What happened between two decisions is shown one thing after another, and never makes anybody wait. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../src/motion/playback.svelte';
import { Playback } from '../src/motion/playback.svelte';
import type { GameEvent, View } from '../src/net/data';
import { Ticking } from '../src/parts/clock.svelte';

let pace = 1;
const events = (...kinds: string[]): GameEvent[] => kinds.map((kind) => ({ kind, seat: kind.startsWith('my') ? 'A' : 'B', clause: kind === 'quiet' ? '' : 'X-1' }));
const frame = (list: GameEvent[], moment = 'm'): Frame => ({ view: { moment } as unknown as View, prompt: null, events: list });
const all = events('one', 'two', 'three', 'four', 'five');
function playing(): { playback: Playback; shown: string[] } {
  const shown: string[] = [];
  const playback = new Playback(frame(all.slice(0, 1)), {
    pace: () => pace, own: (event) => event.seat === 'A', seen: (event) => event.kind !== 'quiet', before: () => {},
    after: (fresh) => shown.push(fresh.map((event) => event.kind).join('+')), now: () => Date.now(),
  });
  return { playback, shown };
}

beforeEach(() => {
  pace = 1;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('playback', () => {
  it('shows the first thing at once and the others one by one', () => {
    const { playback, shown } = playing();
    playback.hear(frame(all.slice(0, 2)), false);
    playback.hear(frame(all.slice(0, 3)), false);
    playback.hear(frame(all.slice(0, 4)), false);
    expect([shown, playback.behind]).toEqual([['two'], 2]);
    vi.advanceTimersByTime(900);
    expect(shown).toEqual(['two', 'three']);
    vi.advanceTimersByTime(900);
    expect([shown, playback.behind]).toEqual([['two', 'three', 'four'], 0]);
  });
  it('tells the lines of one frame one by one, the board moving with the first', () => {
    const { playback, shown } = playing();
    playback.hear(frame(all.slice(0, 4), 'after'), false);
    expect([shown, playback.shown.view.moment, playback.shown.events.length]).toEqual([['two'], 'after', 2]);
    vi.advanceTimersByTime(2000);
    expect(playback.shown.events.length).toBe(4);
  });
  it('is skipped at once', () => {
    const { playback, shown } = playing();
    playback.hear(frame(all), false);
    playback.skip();
    expect([playback.shown.events.length, playback.behind, shown.at(-1)]).toEqual([5, 0, 'three+four+five']);
    vi.advanceTimersByTime(5000);
    expect(shown.length).toBe(2);
  });
  it('hurries when a question of mine is open', () => {
    const { playback } = playing();
    playback.hear(frame(all), true);
    vi.advanceTimersByTime(800);
    expect(playback.behind).toBe(0);
  });
  it('never waits for my own moves, nor for what writes no line', () => {
    const { playback } = playing();
    playback.hear(frame([...all.slice(0, 1), ...events('my-move', 'quiet', 'my-draw')]), false);
    expect([playback.shown.events.length, playback.behind]).toEqual([4, 0]);
  });
  it('goes at the pace that was set, and at once if that was set', () => {
    pace = 2;
    const slow = playing().playback;
    slow.hear(frame(all.slice(0, 3)), false);
    vi.advanceTimersByTime(450);
    expect(slow.behind).toBe(0);
    pace = 0;
    const instant = playing().playback;
    instant.hear(frame(all), false);
    expect(instant.shown.events.length).toBe(5);
  });
  it('jumps when the thread is another one', () => {
    const { playback } = playing();
    playback.hear(frame(all), false);
    const other = events('anew');
    playback.skip();
    playback.hear(frame(other, 'other'), false);
    expect([playback.shown.view.moment, playback.shown.events]).toEqual(['other', other]);
  });
  it('lets a new question without events hold from now on', () => {
    const { playback } = playing();
    playback.hear(frame(all), false);
    playback.hear(frame(all, 'asked'), true);
    vi.advanceTimersByTime(5000);
    expect(playback.shown.view.moment).toBe('asked');
  });
});

describe('the clock of a question', () => {
  it('is the reader’s own while the table is still shown waiting for another seat', () => {
    const clock = { now: 0, opened: 0, due: { A: 40_000 }, bank: { A: 10_000 } };
    const left = (deciding: boolean) => {
      const ticking = new Ticking({ seat: 'A', deciding, view: { waiting: ['B'] }, source: { clock, time: () => 0 } } as never);
      ticking.stop();
      return ticking.left;
    };
    expect(left(true)).toMatchObject({ timed: true, seconds: 30, bank: 10 });
    expect(left(false).timed).toBe(false);
  });
});
