/** The time left for a seat, told anew four times a second. */
import type { Scene } from './scene.svelte';

export interface TimeLeft {
  seconds: number;
  bank: number; // seconds
  part: number; // of the rope
  soon: boolean;
  timed: boolean;
}

const TICK = 250;

export class Ticking {
  now = $state(0);
  private timer: ReturnType<typeof setInterval>;
  constructor(private readonly scene: Scene) {
    this.now = scene.source.time();
    this.timer = setInterval(() => (this.now = scene.source.time()), TICK);
  }
  stop(): void {
    clearInterval(this.timer);
  }

  get left(): TimeLeft {
    const clock = this.scene.source.clock;
    const { seat: own, deciding, view } = this.scene;
    // one's own question may be open while the table is still shown as it was before
    const seat = deciding || view.waiting.includes(own) ? own : (view.waiting[0] ?? '');
    if (!clock) return NONE;
    if (clock.ceiling) return span(clock.opened, clock.ceiling, 0, this.now);
    const due = clock.due?.[seat];
    if (!due) return NONE;
    const bank = clock.bank?.[seat] ?? 0;
    return span(clock.opened, due - bank, bank, this.now);
  }
}

const NONE: TimeLeft = { seconds: 0, bank: 0, part: 1, soon: false, timed: false };

/** First the question's own time burns, then the bank. */
function span(opened: number, end: number, bank: number, now: number): TimeLeft {
  const own = end - now;
  if (own > 0) {
    const seconds = Math.ceil(own / 1000);
    return { seconds, bank: Math.ceil(bank / 1000), part: own / Math.max(1, end - opened), soon: seconds <= 5 && bank <= 0, timed: true };
  }
  const rest = Math.max(0, bank + own);
  return { seconds: Math.ceil(rest / 1000), bank: 0, part: bank > 0 ? rest / bank : 0, soon: rest <= 5000, timed: true };
}

export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
