/** A game's report as the page after the game reads it. Reports are data; each game's own parts are typed by its picture. */
import { getContext, setContext } from 'svelte';
import type { Facts, Message } from '../net/data';
import type { Scene } from '../parts/scene.svelte';
import { unmarked } from '../words/speech';
import type { Again } from '../net/api';
import { t } from '../words/texts';

/** A title and the sentence under it, in words. */
export interface Headed {
  title: string;
  says: string;
}
export interface MomentSeen extends Headed {
  number: number;
  event: number;
  clauses: string[];
  facts: Facts;
}
export interface AwardSeen extends Headed {
  seat: string;
}

/** One claim: who said what when, what was true, and how it is judged. */
export interface Said {
  seat: string;
  words: string;
  truth: string;
  verdict: string;
  good: boolean;
  plain?: boolean;
  when?: string;
}

export interface After {
  id: string;
  code: string;
  own: string;
  told: Facts;
  outcome: Facts;
  again(as: Again): void;
  rematching: boolean;
  trouble: string;
}

/** A step of the officer, and the seat whose hat moved him; nobody's where he walked by himself. */
export interface Step {
  turn: number;
  space: number;
  seat: string | null;
}

const KEY = Symbol('after');
export const giveAfter = (after: After): After => setContext(KEY, after);
export const after = (): After => getContext<After>(KEY);

/** A message, whether it stands alone or as `says` of a row. */
export function messageOf(value: unknown): Message | null {
  const found = value as (Message & { says?: Message }) | null | undefined;
  const said = found?.says ?? found;
  return said && typeof said.id === 'string' ? said : null;
}

/** Games put a heading into a form of its own, into bold words at the beginning, or into the first sentence. */
export function headed(here: Scene, message: Message): Headed {
  const { speech } = here;
  if (speech.hasForm(message.id, 'title')) return { title: here.plain(message, 'title'), says: here.say(message) };
  if (speech.hasForm(message.id, 'says')) return { title: here.plain(message), says: here.say(message, 'says') };
  const text = here.say(message);
  const bold = /^\*\*(.+?)\.?\*\*\s*(.*)$/s.exec(text);
  if (bold) return { title: bold[1]!, says: bold[2]! };
  const sentence = /^(.+?)\.\s+(\S.+)$/s.exec(text);
  return sentence ? { title: unmarked(sentence[1]!), says: sentence[2]! } : { title: unmarked(text).replace(/\.$/, ''), says: '' };
}

export function momentsOf(here: Scene, told: Facts): MomentSeen[] {
  return rows(told['moments']).flatMap((row, at) => {
    const message = messageOf(row);
    if (!message) return [];
    const head = headed(here, message);
    const why = row['why'] ? here.say(row['why'] as unknown as Message) : '';
    return [{ ...head, says: why || head.says, number: at + 1, event: Number(row['event'] ?? 0), clauses: message.clauses ?? [], facts: { ...message.facts, ...row } as Facts }];
  });
}

/** A sentence that begins with "you" after its heading was taken off. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function awardsOf(here: Scene, told: Facts): AwardSeen[] {
  return rows(told['awards']).flatMap((row) => {
    const message = messageOf(row);
    if (!message) return [];
    const head = headed(here, message);
    return [{ title: head.title, says: capital(head.says), seat: String(row['seat'] ?? (row['seats'] as string[] | undefined)?.[0] ?? '') }];
  });
}

/** What this reader, who did not win, is told; and what to do better. */
export function ownOf(here: Scene, told: Facts, own: string): { head: string; says: string; tips: Message[] } {
  const line = messageOf((told['own'] as Facts | undefined)?.[own]);
  const tips = (((told['tips'] as Facts | undefined)?.[own] ?? []) as unknown[]).map(messageOf).filter((one) => one !== null);
  if (!line) return { head: '', says: '', tips };
  const bold = /^\*\*(.+?)\.?\*\*\s*(.*)$/s.exec(here.say(line));
  return bold ? { head: bold[1]!, says: bold[2]!, tips } : { head: here.plain(line), says: '', tips };
}

export function rows(value: unknown): Facts[] {
  return Array.isArray(value) ? (value as Facts[]) : [];
}

export function chartOf<Chart>(told: Facts, id: string): Chart | null {
  return (rows(told['charts']).find((chart) => chart['id'] === id) as Chart | undefined) ?? null;
}

/** Ink in which a seat's line is drawn on paper: dark enough to be seen, each with a dash of its own. */
export const INKS: Record<string, string> = {
  A: '#9a6c00', B: '#1f5fb0', C: '#b5372d', D: '#2a7a4a', E: '#6a49a5', F: '#a53c79', G: '#1f747b', H: '#6d5822',
};
export const DASHES: Record<string, string> = { A: '', B: '10 4', C: '6 4', D: '2 4', E: '12 4 2 4', F: '4 3 1 3', G: '14 3', H: '1 4' };

/** Round steps for an axis that reaches `most`, and down to `least` where something falls below nothing. */
export function ticks(most: number, count = 4, least = 0): number[] {
  const raw = Math.max(1, most - least) / count;
  const scale = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map((one) => one * scale).find((one) => one >= raw && (one >= 1 ? Number.isInteger(one) : true)) ?? scale * 10;
  const low = Math.floor(least / step);
  return Array.from({ length: Math.ceil(most / step) - low + 1 }, (_, at) => Math.round((low + at) * step * 100) / 100);
}

/** The headline of a game that says nothing else about its end. */
export function whoWon(names: string[], you: boolean): string {
  if (names.length === 0) return t('after-title-nobody');
  return you ? t('after-title-you') : t('after-title', { names: names.join(', ') });
}
