/** What is wrong with a deck, as the server tells it: one fault after another, each with its word marked and where to read on. */
export interface Fault {
  line: number; // 0 where it is about no line
  says: string;
  marked: string; // what was written, and under it a mark at the word
}

export function faultsIn(reason: string): Fault[] {
  return reason.split('\n\n').map((told) => {
    const [where = '', ...shown] = told.split('\n');
    const marked = shown.slice(0, -1).map((one) => one.replace(/^ {4}/, '')).join('\n');
    return { line: Number(/, line (\d+)/.exec(where)?.[1] ?? 0), says: where.replace(/^E-[A-Z-]+(, line \d+)?[,:]? */, ''), marked };
  });
}
