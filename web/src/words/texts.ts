/** The message files and rule books, bundled when the page is built: one source for Python and the browser. */
import common from '../../../src/kickback/words/messages/en.ftl?raw';
import pages from '../../messages/pages.en.ftl?raw';
import shell from '../../messages/en.ftl?raw';
import { Speech } from './speech';

const games = import.meta.glob<string>('../../../src/kickback/games/*/messages/en.ftl', {
  query: '?raw',
  import: 'default',
});
const rules = import.meta.glob<string>('../../../src/kickback/games/*/rules.md', { query: '?raw', import: 'default' });

/** Games carry a hyphen in their name and an underscore in their folder. */
const folder = (game: string) => game.replaceAll('-', '_');

export const house = new Speech([common, shell, pages]);

const speeches = new Map<string, Promise<Speech>>();

/** The words of one game; a game without a message file yet speaks only what all share. */
export function speechOf(game: string): Promise<Speech> {
  let found = speeches.get(game);
  if (!found) {
    const load = games[`../../../src/kickback/games/${folder(game)}/messages/en.ftl`];
    found = (load ? load() : Promise.resolve('')).then((own) => new Speech([common, shell, pages, own]));
    speeches.set(game, found);
  }
  return found;
}

export async function rulesOf(game: string): Promise<string> {
  return (await rules[`../../../src/kickback/games/${folder(game)}/rules.md`]?.()) ?? '';
}

/** A text of the page's own, such as the label of a button; `form` is one of its attributes. */
export function t(id: string, facts: Record<string, string | number | boolean | string[]> = {}, form = ''): string {
  return house.say({ id, facts }, { names: {}, seat: '' }, form);
}
