/** The games that ended on this device, newest first: enough to find their report and replay again, and nothing hidden. */
export interface Played {
  id: string;
  game: string;
  names: string[];
  won: string[];
  at: number;
}

const KEY = 'kickback-played';
const MOST = 12;

const texts = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === 'string');
function isPlayed(value: unknown): value is Played {
  const one = value as Partial<Played> | null;
  return typeof one?.id === 'string' && typeof one.game === 'string' && typeof one.at === 'number' && texts(one.names) && texts(one.won);
}

export function played(): Played[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isPlayed) : [];
  } catch {
    return [];
  }
}

export function remember(one: Played): void {
  const before = played();
  const at = before.find((other) => other.id === one.id)?.at ?? one.at;
  const all = [{ ...one, at }, ...before.filter((other) => other.id !== one.id)].sort((first, second) => second.at - first.at);
  localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
}
