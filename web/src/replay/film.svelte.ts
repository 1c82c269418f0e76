/** A finished game as a film: one frame for each line of its record, seen through one pair of eyes at a time. */
import { api, type Replayed } from '../net/api';
import { changed, type ChairSeen, type GameEvent, type Message, type SheetSeen, type View } from '../net/data';
import { speechOf } from '../words/texts';
import type { Speech } from '../words/speech';
import { heading } from '../tables/headings';
import { toneOf, type Tone } from './tones';

export interface Frame {
  seat: string;
  text: string;
  by: string;
  events: GameEvent[];
  /** How many events were heard before this frame. */
  before: number;
  view: View;
  tone: Tone;
  /** The round, year or turn that begins here; 0 where none does. */
  begins: number;
}

export class Film {
  readonly frames: Frame[];
  readonly moments: { number: number; frame: number; event: number; told: Message | null }[];

  private constructor(
    readonly shot: Replayed,
    readonly sheet: SheetSeen,
    readonly speech: Speech,
  ) {
    let view: View | null = null;
    let before = 0;
    let round = 0;
    this.frames = shot.steps.map((step) => {
      view = (step.view ? changed(view, step.view) : view) as View;
      const events = (step.events ?? []).map((event, at) => ({ ...event, ledger: step.lines?.[at] ?? [] }));
      const latest = Math.max(round, ...events.map(roundOf));
      const frame = { seat: step.seat ?? '', text: step.text ?? '', by: step.by ?? '', events, before, view, tone: toneOf(shot.game, events), begins: latest > round ? latest : 0 };
      before += events.length;
      round = latest;
      return frame;
    });
    this.moments = (shot.moments ?? []).map((moment, at) => {
      const told = (moment['says'] ?? moment) as unknown as Message;
      return { number: at + 1, event: Number(moment['event'] ?? 0), frame: this.frameOf(Number(moment['event'] ?? 0)), told: told?.id ? told : null };
    });
  }

  /** From a table of this house, or from the text of a record. */
  static async open(from: { id: string } | { text: string }, viewer: string): Promise<Film> {
    await api.me();
    const shot = 'id' in from ? await api.replay(from.id, viewer) : await api.replayRecord(from.text, viewer);
    const sheet = 'id' in from ? everybodyHere(await api.table(from.id)) : strangers(shot);
    return new Film(shot, sheet, await speechOf(shot.game));
  }

  get last(): number {
    return this.frames.length - 1;
  }
  /** Where a film stands that nobody has started: something has just been decided, and not everything yet. */
  get poster(): number {
    const decided = this.moments.map((one) => one.frame).filter((frame) => frame > this.last / 10 && frame < this.last);
    const first = Math.min(...decided, Math.ceil(this.last / 2));
    return this.frames[first]!.begins > 0 ? first - 1 : first; // a new round has cleared the table
  }
  /** All that had been heard when a frame was over. */
  heard(at: number): GameEvent[] {
    return this.frames.slice(0, at + 1).flatMap((frame) => frame.events);
  }
  /** The frame in which an event happened; events are counted from nought. */
  frameOf(event: number): number {
    const at = this.frames.findIndex((frame) => frame.before + frame.events.length > event);
    return at < 0 ? this.last : at;
  }
}

/** The round an event opens, as its heading or the event itself names it. */
function roundOf(event: GameEvent): number {
  const opens = (event.ledger ?? []).find((line) => line.id.startsWith('heading-')) ?? heading(event);
  return Number(opens?.facts?.['round'] ?? opens?.facts?.['number'] ?? 0);
}

/** Whoever has left since was there when it was played. */
function everybodyHere(sheet: SheetSeen): SheetSeen {
  return { ...sheet, chairs: sheet.chairs.map((chair) => ({ ...chair, here: true, away: false })) };
}

/** A record knows the names of its seats and nothing else about who sat there. */
function strangers(shot: Replayed): SheetSeen {
  const chairs: ChairSeen[] = Object.entries(shot.names).map(([seat, name]) => ({
    seat, name, portrait: '', taken: 'person', strength: '', yours: false, host: false, signed: true, sealed: false, here: true, away: false,
  }));
  return {
    id: '', game: shot.game, rules: 1, seats: chairs.length, options: {}, pace: 'untimed', race: 'order', chat: 'off', public: false, device: 'many', absence: 'wait',
    onlookers: true, locked: false, stage: 'over', made: 0, seal: '', chairs, you_host: false, before: '', after: '',
  };
}
