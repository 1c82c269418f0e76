/** What two looks at a server tell about the time between them. */
import type { Watched } from '../net/protocol';

export interface Load {
  rows: number;
  commits: number;
  cpu: number;
}

/** Rows and commits a second and the share of a core, for each time between two looks. */
export function loads(looks: Watched[]): Load[] {
  return looks.slice(1).map((now, at) => {
    const before = looks[at]!;
    const seconds = Math.max(0.001, now.now - before.now);
    return { rows: (now.rows - before.rows) / seconds, commits: (now.commits - before.commits) / seconds, cpu: (now.cpu - before.cpu) / seconds };
  });
}

/** A time as people say it: 45 s, 12 min, 3 h 20, 5 d. */
export function span(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min`;
  if (whole < 86_400) return `${Math.floor(whole / 3600)} h ${String(Math.floor((whole % 3600) / 60)).padStart(2, '0')}`;
  return `${Math.floor(whole / 86_400)} d`;
}
