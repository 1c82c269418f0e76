/** The socket client: resume, resend, gaps, stale clicks, messages from the future. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SheetSeen } from '../src/net/data';
import { TableClient, type Wire } from '../src/net/table.svelte';

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.({ code: 1000, reason: '' });
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const chairs = [{ seat: 'A', name: 'Ada', portrait: '', taken: 'person', strength: '', yours: true, host: true, signed: true, sealed: true, here: true, away: false }];
const sheet = { id: 't', game: 'scapegoat', chairs, stage: 'playing' } as unknown as SheetSeen;
const told = (first: number, events: object[], more: object = {}) => ({ say: 'told', seat: 'A', question: 3, first, events, view: { set: { game: 'scapegoat', waiting: ['A'] }, whole: true }, ask: { set: { moment: 'play', choices: [] }, whole: true }, ...more });

let wires: FakeWire[];
let client: TableClient;
function arrive(): FakeWire {
  const wire = wires.at(-1)!;
  wire.onopen?.();
  return wire;
}
function welcome(wire: FakeWire, first = 1, events: object[] = [{ kind: 'dealt' }, { kind: 'up' }]): void {
  wire.hear({ say: 'welcome', seats: ['A'], table: sheet, now: 5000, told: [told(first, events)] });
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  client = new TableClient('t', () => {
    wires.push(new FakeWire());
    return wires.at(-1)!;
  }, () => 1000, (task) => task());
});

describe('whose seat is gone', () => {
  const reseated = (wire: FakeWire, yours: boolean) => wire.hear({ say: 'seats', table: { ...sheet, chairs: [{ ...chairs[0], yours }] } });
  it('was taken away, unless one has got up oneself, whatever else is told meanwhile', () => {
    const wire = arrive();
    welcome(wire);
    reseated(wire, false);
    expect(client.removed).toBe(true);
    reseated(wire, true);
    expect(client.removed).toBe(false);
    client.gotUp = true;
    reseated(wire, true);
    reseated(wire, false);
    expect(client.removed).toBe(false);
    reseated(wire, true);
    reseated(wire, false);
    expect(client.removed).toBe(true);
  });
});

describe('what a mate has done', () => {
  const did = (wire: FakeWire, text: string) => {
    client.mate = null;
    wire.hear({ say: 'mate', seat: 'A', name: 'Boris', text });
    return client.mate;
  };
  it('is told in the words of its button, and never in the notation', () => {
    const wire = arrive();
    const label = { id: 'choice-audit' };
    wire.hear({ say: 'welcome', seats: ['A'], table: sheet, now: 5000, told: [told(1, [], { ask: { set: { moment: 'play', choices: [], free: [{ action: { text: 'audit B', verb: 'audit' }, label, says: [] }] }, whole: true } })] });
    expect(did(wire, 'audit B')).toEqual({ seat: 'A', name: 'Boris', label });
    expect(did(wire, 'lend B 3 repay 4 in 2')).toEqual({ seat: 'A', name: 'Boris', label: undefined });
  });
  it.each(['say "hello"', 'whisper B "psst"', 'claim innocent'])('%s is talk, and no answer', (text) => {
    const wire = arrive();
    welcome(wire);
    expect(did(wire, text)).toBeNull();
  });
});

describe('the socket client', () => {
  it('says hello and takes what it is told', () => {
    const wire = arrive();
    expect(wire.sent[0]).toEqual({ say: 'hello', since: {} });
    welcome(wire);
    expect(client.line).toBe('open');
    expect(client.sight('A').events.length).toBe(2);
    expect(client.time()).toBe(5000);
  });

  it('comes back with what it has, and sends what was not answered again with the same id', () => {
    const wire = arrive();
    welcome(wire);
    client.act('A', 'up 7H');
    const sent = wire.sent.at(-1)!;
    expect(sent).toMatchObject({ say: 'act', seat: 'A', question: 3, text: 'up 7H' });
    wire.onclose?.({ code: 1006, reason: '' });
    expect(client.line).toBe('lost');
    vi.advanceTimersByTime(500);
    const again = arrive();
    expect(again.sent[0]).toEqual({ say: 'hello', since: { A: 2 } });
    welcome(again, 3, [{ kind: 'drew' }]);
    expect(client.sight('A').events.map((event) => event.kind)).toEqual(['dealt', 'up', 'drew']);
    expect(client.missed).toBe(1);
    expect(again.sent.at(-1)).toEqual(sent);
    again.hear({ say: 'done', id: sent.id, question: 3 });
    expect(client.pending).toEqual([]);
  });

  it('does not send one answer twice while it waits', () => {
    const wire = arrive();
    welcome(wire);
    client.act('A', 'up 7H');
    client.act('A', 'up 7H');
    expect(wire.sent.filter((one) => one.say === 'act').length).toBe(1);
    expect(client.waits('A', 'up 7H')).toBe(true);
  });

  it('sends one of the choices that it shows, and another only if that was refused; what is free goes at any time', () => {
    const choice = (text: string) => ({ action: { verb: 'up', text } });
    const wire = arrive();
    welcome(wire);
    wire.hear(told(3, [], { ask: { set: { choices: [choice('up 4C'), choice('up 5C')] } } }));
    const acts = () => wire.sent.filter((message) => message['say'] === 'act').map((message) => message['text']);
    client.act('A', 'up 4C');
    client.act('A', 'up 5C');
    client.act('A', 'claim black');
    expect(acts()).toEqual(['up 4C', 'claim black']);
    wire.hear({ say: 'refused', id: wire.sent.find((message) => message['text'] === 'up 4C')?.['id'], why: 'not-stored', reason: 'Not written down.', question: 3 });
    client.act('A', 'up 5C');
    expect(acts()).toEqual(['up 4C', 'claim black', 'up 5C']);
  });

  it('keeps a kind word about a click that came too late', () => {
    const wire = arrive();
    welcome(wire);
    client.act('A', 'up 7H');
    wire.hear({ say: 'refused', id: wire.sent.at(-1)!.id, why: 'stale', reason: 'Too late', question: 4 });
    expect(client.refused?.why).toBe('stale');
    expect(client.pending).toEqual([]);
  });

  it('changes what it has, key by key', () => {
    const wire = arrive();
    welcome(wire);
    wire.hear({ say: 'told', seat: 'A', question: 4, first: 3, events: [{ kind: 'down' }], view: { set: { turn: 1 } }, ask: { set: {}, gone: ['choices'] } });
    expect(client.sight('A').view).toMatchObject({ game: 'scapegoat', turn: 1 });
    expect(client.sight('A').prompt).not.toHaveProperty('choices');
    expect(client.sight('A').question).toBe(4);
  });

  it('changes what is inside of objects and lists', () => {
    const wire = arrive();
    welcome(wire);
    const tell = (view: object) => wire.hear({ say: 'told', seat: 'A', question: 4, view });
    tell({ set: { deck: { count: 3, cards: ['?', '?', '?'] }, table: [{ card: '7H', value: 7 }], B: { size: 3, down: 1 } } });
    const before = client.sight('A').view;
    tell({
      within: {
        deck: { set: { count: 2 }, within: { cards: { gone: ['2'] } } },
        table: { set: { 1: { card: '8H', value: 8 } }, within: { 0: { set: { value: 10 } } } },
        B: { gone: ['down'] },
      },
    });
    expect(client.sight('A').view).toMatchObject({
      game: 'scapegoat', deck: { count: 2, cards: ['?', '?'] }, table: [{ card: '7H', value: 10 }, { card: '8H', value: 8 }],
    });
    expect(client.sight('A').view!.B).toEqual({ size: 3 });
    expect(before).toMatchObject({ deck: { count: 3 }, table: [{ value: 7 }], B: { down: 1 } });
  });

  it('takes the first frame after the deal as the whole', () => {
    const wire = arrive();
    wire.hear({ say: 'welcome', seats: ['A'], table: sheet, now: 5000 });
    wire.hear({ say: 'told', seat: 'A', question: 1, first: 1, events: [{ kind: 'dealt' }], view: { set: { game: 'scapegoat' } }, ask: { set: { moment: 'show' } } });
    expect(client.line).toBe('open');
    expect(client.sight('A').view).toMatchObject({ game: 'scapegoat' });
    expect(client.missed).toBe(0);
  });

  it('hears that a standing order has ended by itself', () => {
    const wire = arrive();
    welcome(wire);
    client.standing('A', 'let-payments', true);
    expect(client.orders).toEqual({ A: ['let-payments'] });
    wire.hear({ say: 'orders', seat: 'A', orders: [] });
    expect(client.orders).toEqual({ A: [] });
  });

  it('starts anew when it has lost the thread', () => {
    const wire = arrive();
    welcome(wire);
    wire.hear({ say: 'told', seat: 'A', question: 9, first: 7, events: [{ kind: 'down' }] });
    expect(client.line).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(arrive().sent[0]).toEqual({ say: 'hello', since: { A: 0 } });
  });

  it('leaves alone what it does not know, and answers pings', () => {
    const wire = arrive();
    welcome(wire);
    wire.hear({ say: 'fanfare', loud: true });
    wire.onmessage?.({ data: 'no json' });
    wire.hear({ say: 'ping', number: 4 });
    expect(wire.sent.at(-1)).toEqual({ say: 'pong', number: 4 });
    expect(client.line).toBe('open');
  });

  it('waits as long as the server asked when it goes down', () => {
    const wire = arrive();
    welcome(wire);
    wire.hear({ say: 'away', seconds: 20 });
    wire.onclose?.({ code: 1012, reason: '' });
    expect(client.line).toBe('away');
    vi.advanceTimersByTime(19_000);
    expect(wires.length).toBe(1);
    vi.advanceTimersByTime(2000);
    expect(wires.length).toBe(2);
  });

  it('does not knock again at a door that stays shut', () => {
    arrive().onclose?.({ code: 4404, reason: 'there is no such table' });
    expect(client.line).toBe('refused');
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBe(1);
  });
});
