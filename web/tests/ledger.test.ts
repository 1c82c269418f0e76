/** The ledger: what is put into words once is not put into words again. */
import { describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../src/net/data';
import { isOwn, Rows } from '../src/parts/ledger';
import { Scene } from '../src/parts/scene.svelte';
import { heading } from '../src/tables/headings';
import { Speech } from '../src/words/speech';

const speech = new Speech(['turn = { SEAT($seat) } plays\nplayed = { SEAT($seat) } plays a card\nheading-round = Round']);
const turn = (seat: string): GameEvent => ({ kind: 'turn', ledger: [{ id: 'turn', facts: { seat } }] });
const played = (seat: string): GameEvent => ({ kind: 'played', clause: 'X-1', ledger: [{ id: 'played', facts: { seat } }] });

function sitting(): Scene {
  const chairs = [{ seat: 'A', name: 'Nadia' }, { seat: 'B', name: 'Boris' }];
  return new Scene(speech, { view: { game: 'x', seat: 'A' }, sheet: { chairs } } as never, true);
}

describe('a line of one’s own', () => {
  it('is one that names the reader, or says more to some than to others', () => {
    expect(isOwn({ id: 'event-put', facts: { seat: 'A' } }, 'A')).toBe(true);
    expect(isOwn({ id: 'event-put', facts: { seat: 'B' } }, 'A')).toBe(false);
    expect(isOwn({ id: 'event-audited-yours', facts: {} }, 'A')).toBe(true);
    expect(isOwn({ id: 'event-audited', facts: {} }, 'A')).toBe(false);
  });
});

describe('the rows of the ledger', () => {
  it('costs one sentence for one new event, however many there are', () => {
    const rows = new Rows(sitting(), heading);
    const events = Array.from({ length: 500 }, (_, at) => (at % 10 === 0 ? turn('B') : played('B')));
    const before = rows.of(events);
    const says = vi.spyOn(speech, 'say');
    const after = rows.of([...events, played('A')]);
    expect(says).toHaveBeenCalledTimes(1);
    expect(after.slice(0, -1).every((row, at) => row === before[at])).toBe(true);
    says.mockRestore();
  });
  it('has headings, seats and clauses, and can be read seat by seat', () => {
    const rows = new Rows(sitting(), heading);
    const events = [turn('B'), played('B'), played('A')];
    expect(rows.of(events).slice(0, 2).map((row) => [row.head, row.name, row.text, row.clause])).toEqual([['Boris plays', '', '', ''], ['', 'Boris ', 'plays a card', 'X-1']]);
    const round: GameEvent = { kind: 'new-round', ledger: [{ id: 'heading-round' }] };
    expect(rows.of([round]).map((row) => row.head), 'once').toEqual(['Round']);
    expect(rows.of(events, 'B').map((row) => row.event)).toEqual([0, 1]);
  });
});
