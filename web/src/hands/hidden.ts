/** What of a seat is hidden from the others, read from a view that may know it: cards to hold, and a few figures. */
import type { Component } from 'svelte';
import type { Facts, View } from '../net/data';

export interface Figure {
  word: string; // a message of the pages
  value: string | number;
}
export interface Hidden {
  cards: string[];
  /** Cards that lie apart from the hand, such as Specials. */
  apart: string[];
  figures: Figure[];
  /** Forged notes by their stars, the plainest first. */
  notes: number[];
}

const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
const money = (cents: number) => (cents / 100).toFixed(2);

export function hiddenOf(view: View, seat: string): Hidden {
  const own = (view[seat] ?? {}) as Facts;
  const figures: Figure[] = [];
  const add = (word: string, value: unknown) => {
    if (typeof value === 'number' || (typeof value === 'string' && value !== 'hidden')) figures.push({ word, value });
  };
  if (view.game === 'embezzlement') add('hidden-stash', own['stash']);
  if (view.game === 'wallet') {
    const check = own['check'] as { money?: number; verdict?: string } | 'hidden' | undefined;
    if (check && check !== 'hidden' && typeof check.money === 'number') add('hidden-money', money(check.money));
    if (Array.isArray(own['tokens'])) add('hidden-points', own['points']);
  }
  if (view.game === 'pecunia-olet') {
    if (typeof own['cash'] === 'number') add('hidden-cash', `$${own['cash'].toLocaleString('en')}`);
    if (typeof own['account'] === 'number') add('hidden-offshore', `$${own['account'].toLocaleString('en')}`);
  }
  if (view.game === 'corporate-espionage') add('hidden-bank', own['bank']);
  const fakes = view.game === 'pecunia-olet' && typeof own['fakes'] === 'string' && own['fakes'] !== 'hidden' ? own['fakes'].split('-').map(Number) : [];
  return { notes: fakes, cards: list(own['hand']).filter((card) => card !== 'hidden'), apart: list(own['specials']).filter((card) => card !== 'hidden'), figures };
}

export type CardFace = Component<{ card: string; width: number }>;
const FACES: Record<string, () => Promise<{ default: CardFace }>> = {
  scapegoat: () => import('../parts/PlayingCard.svelte'),
  embezzlement: () => import('./EmbezzlementCard.svelte'),
  wallet: () => import('./WalletCard.svelte'),
  'corporate-espionage': () => import('./CorporateCard.svelte'),
};

/** How a card of a game's hand is drawn; any other game's cards are told by name. */
export async function faceOf(game: string): Promise<CardFace> {
  return (await (FACES[game] ?? (() => import('./NamedCard.svelte')))()).default;
}
