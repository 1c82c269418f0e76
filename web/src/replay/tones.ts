/** Which frames stand out on the reel: red where somebody is caught or accused, violet where something is taken. */
import type { GameEvent } from '../net/data';

export type Tone = '' | 'red' | 'violet' | 'gold';

const TONES: Record<string, Record<string, Tone>> = {
  scapegoat: { overspend: 'red', audited: 'red', 'everybody-fell': 'red', demoted: 'red', 'perfect-zero': 'gold', promoted: 'gold', underspend: 'violet', won: 'gold' },
  embezzlement: { audited: 'red', cancelled: 'red', bust: 'red', traded: 'violet', 'off-the-record': 'violet', won: 'gold' },
  wallet: { 'round-over': 'gold', inspected: 'red', 'all-guilty': 'red', snatched: 'violet', bought: 'violet', won: 'gold' },
  'pecunia-olet': { godfather: 'red', officer: '', flew: 'violet', strike: 'violet', won: 'gold', ending: 'gold' },
  'corporate-espionage': { cancelled: 'red', insolvent: 'red', left: 'red', 'taken-over': 'violet', stolen: 'violet', won: 'gold' },
};
const STRENGTH: Tone[] = ['', 'gold', 'violet', 'red'];

export function toneOf(game: string, events: GameEvent[]): Tone {
  let found: Tone = '';
  for (const event of events) {
    const tone = TONES[game]?.[event.kind] ?? '';
    if (STRENGTH.indexOf(tone) > STRENGTH.indexOf(found)) found = tone;
  }
  return found;
}
/** The tones a game has, for the key under the reel. */
export const tonesOf = (game: string): Tone[] => STRENGTH.filter((tone) => tone !== '' && Object.values(TONES[game] ?? {}).includes(tone)).reverse();
