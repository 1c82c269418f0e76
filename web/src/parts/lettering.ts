/** How much room printed words take, reckoned without laying them out: a hand of cards is drawn with every move. */

/** What a letter of the titles' type takes, in ems: some are slim, some wide. */
const LETTERS: [RegExp, number][] = [[/[fijlt-]/, 0.46], [/[cers]/, 0.61], [/[mwA-Z]/, 0.93], [/./, 0.69]];
const BLANK = 0.25;

const breadth = (word: string) => [...word].reduce((sum, letter) => sum + LETTERS.find(([like]) => like.test(letter))![1], 0);

/** The breadth of the longest word, in ems; a word may break at its hyphen. */
export const longest = (title: string) => Math.max(0, ...title.split(/(?<=-)| /).map(breadth));

/** How many lines of `room` a text takes; `of` measures a word, `blank` is what lies between two, in the same measure. */
export function linesOf(text: string, room: number, of: (word: string) => number = breadth, blank = BLANK): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    const more = used > 0 ? blank + of(word) : of(word);
    if (used > 0 && used + more > room) [lines, used] = [lines + 1, of(word)];
    else used += more;
  }
  return lines;
}

/** The same for small type, where it is enough to count letters. */
export const linesOfLetters = (text: string, letters: number) => linesOf(text, letters, (word) => word.length, 1);
