/** Rule books as data: sections with their clauses, read from the same rules.md that Python checks. */
import { rulesOf } from './texts';

export interface Clause {
  id: string;
  section: string;
  text: string;
}
/** A paragraph, or a table: its head, then its rows. */
export type Prose = string | string[][];
export interface Section {
  title: string;
  prose: Prose[];
  clauses: Clause[];
}
export interface Book {
  title: string;
  prose: Prose[];
  sections: Section[];
}

const CLAUSE = /^- \*\*([A-Z]{2,4}-[A-Z0-9]+(?:-\d+[a-z]?)?)\*\*:?\s*(.*)$/;

export function readBook(text: string): Book {
  const book: Book = { title: '', prose: [], sections: [] };
  let section: Section | undefined;
  let last: Clause | undefined;
  for (const line of text.split('\n')) {
    const found = CLAUSE.exec(line);
    if (line.startsWith('# ')) book.title = line.slice(2).trim();
    else if (line.startsWith('## ')) {
      section = { title: line.slice(3).trim(), prose: [], clauses: [] };
      book.sections.push(section);
      last = undefined;
    } else if (found && section) {
      last = { id: found[1]!, section: section.title, text: found[2]! };
      section.clauses.push(last);
    } else if (last && /^\s+\S/.test(line)) last.text += ` ${line.trim()}`;
    else if (line.trim() !== '') {
      addProse((section ?? book).prose, line.trim());
      last = undefined;
    }
  }
  return book;
}

const cells = (line: string) => line.slice(1, -1).split('|').map((cell) => cell.trim());

/** Lines between upright strokes are a table; the line of dashes under its head says nothing. */
function addProse(prose: Prose[], line: string): void {
  const before = prose.at(-1);
  if (!line.startsWith('|')) prose.push(line);
  else if (/^[|\s:-]+$/.test(line)) return;
  else if (Array.isArray(before)) before.push(cells(line));
  else prose.push([cells(line)]);
}

const books = new Map<string, Promise<Book>>();

export function bookOf(game: string): Promise<Book> {
  let found = books.get(game);
  if (!found) books.set(game, (found = rulesOf(game).then(readBook)));
  return found;
}

export async function clauseOf(game: string, id: string): Promise<Clause | undefined> {
  const book = await bookOf(game);
  return book.sections.flatMap((section) => section.clauses).find((clause) => clause.id === id);
}
