/** What people call themselves, fit to stand in a sentence. */
import type { SheetSeen } from './data';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name that is written from right to left keeps to itself: it must not turn the sentence around it. */
export const apart = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** A table's sheet with every name kept apart. */
export function readable(sheet: SheetSeen): SheetSeen {
  const named = <Who extends { name: string }>(who: Who): Who => ({ ...who, name: apart(who.name) });
  return { ...sheet, chairs: sheet.chairs.map((chair) => ({ ...named(chair), ...(chair.members ? { members: chair.members.map(named) } : {}) })) };
}
