/** What one person wants to see and hear. Kept on this device; it never changes what anybody may know. */
import { screen } from './screen.svelte';

export type Light = 'house' | 'light' | 'dark' | 'device';
export type Motion = 'full' | 'calm' | 'none';
export type Sound = 'all' | 'turn' | 'none';

const HOUSE_LIGHT: Record<string, 'light' | 'dark'> = { scapegoat: 'light' };
const STORE = 'kickback-settings';
/** Where windows are many, people are asked when something is aimed at them, until they say otherwise. */
const HOUSE_ORDERS: Record<string, string[]> = { 'corporate-espionage': ['when-hit'] };

const one = (...allowed: unknown[]) => (value: unknown) => allowed.includes(value);
const between = (low: number, high: number) => (value: unknown) => typeof value === 'number' && value >= low && value <= high;
const record = (fits: (value: unknown) => boolean) => (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(fits);
/** What each setting may be. Whatever else a browser has kept, by whomever it was written, is as if it were not there. */
const MAY_BE: Record<string, (value: unknown) => boolean> = {
  light: one('house', 'light', 'dark', 'device'),
  rooms: record(one('light', 'dark')),
  motion: one('full', 'calm', 'none'),
  sound: one('all', 'turn', 'none'),
  volume: between(0, 100),
  pace: one(0, 0.5, 1, 2),
  text: between(100, 200),
  coverAway: one(true, false),
  coverAfter: between(0, 180),
  hold: one(true, false),
  coverDown: one(true, false),
  orders: record((value) => Array.isArray(value) && value.every((order) => typeof order === 'string')),
};

class Settings {
  light = $state<Light>('house');
  rooms = $state<Record<string, 'light' | 'dark'>>({});
  motion = $state<Motion>('full');
  sound = $state<Sound>('all');
  volume = $state(60);
  pace = $state(1);
  text = $state(100);
  coverAway = $state(false);
  coverAfter = $state(0); // seconds without a touch; 0: never
  hold = $state(false);
  coverDown = $state(false);
  /** Standing orders that are wanted at every table of a game. */
  orders = $state<Record<string, string[]>>({ ...HOUSE_ORDERS });

  constructor() {
    this.read();
  }
  /** Takes what this device has kept, each by itself: one that is nonsense costs none of the others. */
  read(): void {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
      Object.assign(this, Object.fromEntries(Object.entries(kept ?? {}).filter(([name, value]) => MAY_BE[name]?.(value))));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
  plain(): Record<string, unknown> {
    return {
      light: this.light, rooms: this.rooms, motion: this.motion, sound: this.sound, volume: this.volume, pace: this.pace,
      text: this.text, coverAway: this.coverAway, coverAfter: this.coverAfter, hold: this.hold, coverDown: this.coverDown, orders: this.orders,
    };
  }
  save(): void {
    try {
      localStorage.setItem(STORE, JSON.stringify(this.plain()));
    } catch {
      // likewise
    }
  }
  reset(): void {
    Object.assign(this, { light: 'house', rooms: {}, motion: 'full', sound: 'all', volume: 60, pace: 1, text: 100, coverAway: false, coverAfter: 0, hold: false, coverDown: false, orders: { ...HOUSE_ORDERS } });
    this.save();
  }
  /** The light of a room: the person's, the device's or the house's. */
  lightOf(room: string): 'light' | 'dark' {
    if (this.light === 'device') return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    if (this.light !== 'house') return this.light;
    return this.rooms[room] ?? HOUSE_LIGHT[room] ?? 'dark';
  }
}

export const settings = new Settings();

/** From which size of text on, in percent, a table's ledger folds under the board. */
export function folds(): number {
  return screen.low ? 115 : 130;
}

/** Puts a room and its light on the page. */
export function enter(room: string, light = settings.lightOf(room)): void {
  const root = document.documentElement;
  root.dataset.room = room;
  root.dataset.light = light;
  root.dataset.motion = settings.motion;
  root.style.setProperty('--text', String(settings.text / 100));
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', getComputedStyle(root).getPropertyValue('--rail').trim() || '#141b2c');
}
