/** Cards and coins travel from where they were to where they are. Things move only because a rule moved them. */

const last = new Map<string, { box: DOMRect; at: number }>();
const STALE = 1500; // milliseconds after which a thing is taken to be another one

function still(): boolean {
  return document.documentElement.dataset.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Where a seat's plate is: things of others come from there. */
export function anchor(node: HTMLElement, name: string): { destroy(): void } {
  node.dataset.anchor = name;
  return { destroy() {} };
}

export interface Journey {
  key: string;
  from?: string; // an anchor, if the thing has not been seen before
  ms?: number;
}

export function travel(node: HTMLElement, journey: Journey): { destroy(): void } {
  const { key, from, ms = 260 } = journey;
  const before = last.get(key);
  const fresh = before && performance.now() - before.at < STALE ? before.box : undefined;
  const start = fresh ?? (from ? document.querySelector(`[data-anchor="${from}"]`)?.getBoundingClientRect() : undefined);
  if (start && ready && typeof node.animate === 'function') {
    const end = node.getBoundingClientRect();
    const x = start.left + start.width / 2 - end.left - end.width / 2;
    const y = start.top + start.height / 2 - end.top - end.height / 2;
    if (Math.abs(x) + Math.abs(y) > 4) {
      const frames = still()
        ? [{ opacity: 0 }, { opacity: 1 }]
        : [{ transform: `translate(${x}px, ${y}px) rotate(-4deg)`, zIndex: 30 }, { transform: 'none', zIndex: 30 }];
      node.animate(frames, { duration: still() ? 120 : ms, easing: 'cubic-bezier(.2,.8,.3,1)' });
    }
  }
  return {
    destroy() {
      last.set(key, { box: node.getBoundingClientRect(), at: performance.now() });
      if (last.size > 200) last.delete(last.keys().next().value!);
    },
  };
}

/** Nothing flies in when a page is opened: only after its first picture. */
let ready = false;
export function begin(): void {
  setTimeout(() => (ready = true), 400);
}
export function halt(): void {
  ready = false;
}
