/** Cards and coins travel from where they were to where they are. Things move only because a rule moved them. */

const EASE = 'cubic-bezier(.2,.8,.3,1)';
const FADE = 120; // with reduced motion things cross-fade
const FAR = 4; // pixels under which nothing has moved

/** What goes from one place to another and is not drawn where it lands: a back, a coin, a token. */
export interface Flight {
  what: 'card' | 'coin' | 'token' | 'note';
  from: string; // names of anchors
  to: string;
  count?: number;
}

export function still(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion === 'none' || motion === 'calm' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A place that things come from and go to: a seat, the deck, a pile. */
export function anchor(node: HTMLElement, name: string): { update(name: string): void } {
  node.dataset.anchor = name;
  return { update: (to) => (node.dataset.anchor = to) };
}

export interface Journey {
  key: string;
  from?: string | undefined; // an anchor, if the thing has not been seen before
}

/** A thing that keeps its identity from one picture to the next. */
export function travel(node: HTMLElement, journey: Journey): { update(journey: Journey): void } {
  const set = ({ key, from }: Journey) => {
    node.dataset.travel = key;
    if (from) node.dataset.from = from;
    else delete node.dataset.from;
  };
  set(journey);
  return { update: set };
}

const places = new Map<string, DOMRect>();
let ready = false;

/** Nothing flies in when a page is opened: only what moves after its first picture. */
export function begin(): void {
  places.clear();
  ready = true;
}
export function halt(): void {
  ready = false;
}

/** What is in the air, and what is to be done when it lands. */
const air = new Map<Animation, () => void>();

function fly(flight: Animation, landed: () => void): void {
  const down = () => {
    air.delete(flight);
    landed();
  };
  air.set(flight, down);
  flight.onfinish = flight.oncancel = down;
}

/** An answer, and every new picture, find nothing in the air: to draw under things that move would make them stutter. */
export function land(): void {
  for (const [flight, down] of air) {
    flight.finish();
    down();
  }
}

/** Where everything lies before the picture changes. */
export function measure(): void {
  land();
  places.clear();
  if (!ready) return;
  for (const node of document.querySelectorAll<HTMLElement>('[data-travel]')) places.set(node.dataset.travel!, node.getBoundingClientRect());
}

const boxOf = (name: string) => document.querySelector(`[data-anchor="${CSS.escape(name)}"]`)?.getBoundingClientRect();

/**
 * After the picture has changed: whatever lies elsewhere now goes there, and what is drawn nowhere flies. All places are
 * read before anything is put up or set in motion: any other order lays the page out anew for every single thing.
 */
export function move(flights: Flight[]): void {
  if (!ready) return;
  const [journeys, routes] = [journeysNow(), still() ? [] : routesOf(flights)];
  for (const { node, start, end } of journeys) glide(node, start, end);
  document.body.append(...routes.map(({ node }) => node));
  for (const route of routes) send(route);
}

function journeysNow(): { node: HTMLElement; start: DOMRect; end: DOMRect }[] {
  if (places.size === 0) return [];
  return [...document.querySelectorAll<HTMLElement>('[data-travel]')].flatMap((node) => {
    const start = places.get(node.dataset.travel!) ?? (node.dataset.from ? boxOf(node.dataset.from) : undefined);
    return start && start.width > 0 ? [{ node, start, end: node.getBoundingClientRect() }] : [];
  });
}

function glide(node: HTMLElement, start: DOMRect, end: DOMRect): void {
  if (typeof node.animate !== 'function') return;
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  if (Math.abs(x) + Math.abs(y) <= FAR || end.width === 0) return;
  const far = Math.abs(x) + Math.abs(y) > 120;
  if (still()) {
    // What only made room for something else does not flicker.
    if (far) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    return;
  }
  const size = Math.max(0.4, Math.min(1.6, start.height / end.height));
  // Above everything by an attribute, not in the keyframes: what moves by its transform alone costs the page no work.
  node.dataset.gliding = '';
  const gliding = node.animate([{ transform: `translate(${x}px, ${y}px) scale(${size}) rotate(${far ? -4 : 0}deg)` }, { transform: 'none' }], { duration: far ? 320 : 220, easing: EASE });
  fly(gliding, () => delete node.dataset.gliding);
}

interface Route {
  node: HTMLElement;
  what: Flight['what'];
  start: DOMRect;
  end: DOMRect;
  delay: number;
}

function routesOf(flights: Flight[]): Route[] {
  return flights.flatMap(({ what, from, to, count = 1 }) => {
    const [start, end] = [boxOf(from), boxOf(to)];
    if (!start || !end || start.width === 0 || end.width === 0) return [];
    return Array.from({ length: Math.min(count, 5) }, (_, number) => ({ what, start, end, delay: number * 70, node: thing(what) }));
  });
}

function thing(what: Flight['what']): HTMLElement {
  const node = document.createElement('i');
  node.className = `flying ${what}`;
  node.setAttribute('aria-hidden', 'true');
  return node;
}

/** Sends a back or a coin through the air. */
function send({ node, what, start, end, delay }: Route): void {
  const [x1, y1] = [start.left + start.width / 2, start.top + start.height / 2];
  const [x2, y2] = [end.left + end.width / 2, end.top + end.height / 2];
  const arc = what === 'card' ? 18 : 60;
  const at = (x: number, y: number, turn: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg)`;
  const flight = node.animate(
    [
      { transform: at(x1, y1, -8), opacity: 0.3 },
      { transform: at((x1 + x2) / 2, (y1 + y2) / 2 - arc, 6), opacity: 1, offset: 0.5 },
      { transform: at(x2, y2, 0), opacity: 0.9 },
    ],
    { duration: what === 'card' ? 360 : 420, delay, easing: 'ease-out', fill: 'both' },
  );
  fly(flight, () => node.remove());
}
