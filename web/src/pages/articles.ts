/** The articles of a table in words: what differs from the book, each with its clause. */
import type { OptionForm } from '../net/api';
import { t } from '../words/texts';

export interface Line {
  text: string;
  clause?: string;
}

export function articlesOf(game: string, seats: number, options: Record<string, string>, forms: OptionForm[], pace: string, absence: string, device: string, race: string): Line[] {
  const lines: Line[] = [{ text: t('article-game', { game: t(`game-${game}`), seats }) }];
  for (const form of forms) {
    const value = options[form.key];
    if (value === undefined || value === form.default) continue;
    const told = value === 'on' || value === 'true' ? t('on') : value === 'off' || value === 'false' ? t('off') : value;
    lines.push({ text: t('article-changed', { name: form.name, value: told }), clause: form.clauses[0] });
  }
  lines.push({ text: t(`pace-says-${pace}`) });
  if (race === 'order') lines.push({ text: t('article-order') });
  lines.push({ text: t(device === 'one' ? 'article-one-device' : absence === 'wait' ? 'article-absence-wait' : 'article-absence-bot') });
  lines.push({ text: t('article-rest') });
  return lines;
}
