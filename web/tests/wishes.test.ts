/** Standing orders that are always wanted, and names that keep to themselves. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { SheetSeen } from '../src/net/data';
import { apart, readable } from '../src/net/names';
import type { TableClient } from '../src/net/table.svelte';
import { lasting, Wishes } from '../src/net/wishes';

let said: string[];
const table = { id: 't', standing: (_: string, order: string, on: boolean) => void said.push(`${order} ${on ? 'on' : 'off'}`) } as unknown as TableClient;
beforeEach(() => {
  said = [];
  const kept = new Map<string, string>();
  globalThis.sessionStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) } as Storage;
});

describe('standing orders that are wanted', () => {
  it('are given once, and again when they have ended by themselves', () => {
    const wishes = new Wishes(table, 'A');
    wishes.settle(['let-payments'], [], 1);
    wishes.settle(['let-payments'], ['let-payments'], 2);
    wishes.settle(['let-payments'], [], 3);
    wishes.settle(['let-payments'], [], 3);
    expect(said).toEqual(['let-payments on', 'let-payments on']);
  });
  it('stay off where they were taken back by hand, also after the page was left', () => {
    const wishes = new Wishes(table, 'A');
    wishes.settle(['let-payments'], [], 1);
    wishes.tapped('let-payments', false);
    new Wishes(table, 'A').settle(['let-payments'], [], 2);
    expect(said).toEqual(['let-payments on', 'let-payments off']);
  });
  it('are taken back when they are wanted no longer, and what was given by hand stays', () => {
    const wishes = new Wishes(table, 'A');
    wishes.settle(['hires'], [], 1);
    wishes.tapped('bills', true);
    new Wishes(table, 'A').settle([], ['hires', 'bills'], 2);
    expect(said).toEqual(['hires on', 'bills on', 'hires off']);
  });
  it('are never about one seat or one round', () => {
    expect(lasting(['hires', 'stop-A', 'stop-for-D', 'done-round-3', 'done-always', 'rest'])).toEqual(['hires', 'done-always']);
  });
});

describe('names', () => {
  it('that are written from right to left keep to themselves, and others are as they are', () => {
    expect(apart('Nadia')).toBe('Nadia');
    expect(apart('שרה')).toBe('\u2068שרה\u2069');
    const sheet = { chairs: [{ name: 'Nadia' }, { name: 'مريم', members: [{ name: 'مريم' }] }] } as unknown as SheetSeen;
    expect(readable(sheet).chairs.map((chair) => chair.name)).toEqual(['Nadia', '\u2068مريم\u2069']);
    expect(readable(sheet).chairs[1]!.members![0]!.name).toBe('\u2068مريم\u2069');
  });
});
