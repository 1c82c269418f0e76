/** What a scene reads from one seat of a live table; an onlooker's seat is "". */
import type { View } from '../net/data';
import type { TableClient } from '../net/table.svelte';
import type { Source } from '../parts/scene.svelte';

export function sourceOf(table: TableClient, seat: string): Source & { sealed: string; orders: string[]; standing(order: string, on: boolean): void } {
  const sight = table.sight(seat);
  return {
    get view() { return sight.view as View; },
    get prompt() { return sight.prompt; },
    get events() { return sight.events; },
    get clock() { return sight.clock; },
    get talk() { return table.talk; },
    get sheet() { return table.sheet!; },
    get sealed() { return sight.sealed; },
    get orders() { return table.orders[seat] ?? []; },
    standing: (order, on) => table.standing(seat, order, on),
    time: () => table.time(),
    act: (text) => table.act(seat, text),
    undo: () => table.undo(seat),
    chat: (text, team) => table.chat(text, team),
    waits: (text) => table.waits(seat, text),
  };
}
/** A socket that only watches, whoever opens it: nothing that a seat knows ever comes through it. */
export function watching(id: string): WebSocket {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${id}?watch`);
}
