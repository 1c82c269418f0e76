/** The articles of a table in words: what differs from the book, each with its clause. */
import type { OptionForm } from '../net/api';
import { t } from '../words/texts';

export interface Line {
  text: string;
  clause?: string;
  /** All that the article changes. */
  changes?: string[];
}

export function articlesOf(game: string, seats: number, options: Record<string, string>, forms: OptionForm[], pace: string, absence: string, device: string, race: string): Line[] {
  const lines: Line[] = [{ text: t('article-game', { game: t(`game-${game}`), seats }) }];
  for (const form of forms) {
    const value = options[form.key];
    if (value === undefined || value === form.default) continue;
    const told = value === 'on' || value === 'true' ? t('on') : value === 'off' || value === 'false' ? t('off') : (form.called[value] ?? value);
    const text = told === t('on') && form.says ? t('article-on', { says: form.says.replace(/\.$/, ''), name: form.name }) : t('article-changed', { name: form.name, value: told });
    lines.push({ text, clause: form.clauses[0], changes: form.clauses });
  }
  lines.push({ text: t(`pace-says-${pace}`) });
  if (race === 'order' && pace !== 'untimed') lines.push({ text: t('article-order') });
  lines.push({ text: t(device === 'one' ? 'article-one-device' : absence === 'wait' ? 'article-absence-wait' : 'article-absence-bot') });
  if (device === 'screen') lines.push({ text: t('article-screen') });
  lines.push({ text: t('article-rest') });
  return lines;
}
