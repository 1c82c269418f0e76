/** A table in the making: what has been chosen, what stands against it, and opening it. */
import { api, type Articles, articlesAt, type GameForm, No, type OptionForm, type Verdict } from '../../net/api';
import { t } from '../../words/texts';

const OWN = (game: string) => `kickback-house-rules-${game}`;

export class Making {
  form = $state.raw<GameForm | null>(null);
  options = $state.raw<Record<string, string>>({});
  seats = $state(4);
  /** The strengths of the bots that sit down at once. */
  bots = $state.raw<string[]>([]);
  pace = $state('normal');
  /** What somebody without a name wants to be called. */
  name = $state('');
  device = $state('many');
  open = $state(false); // listed on the front door
  onlookers = $state(true);
  absence = $state('bot');
  verdict = $state.raw<Verdict>({ fine: true });
  trouble = $state('');
  busy = $state(false);
  own = $state.raw<Record<string, string> | null>(null);

  constructor(
    readonly game: string,
    /** A table whose articles are changed, instead of a new one. */
    readonly table: string,
  ) {}

  async load(): Promise<void> {
    try {
      await api.me();
      const form = await api.game(this.game);
      this.seats = form.game.usual;
      this.own = kept(this.game);
      if (this.table) this.take(articlesAt(await api.table(this.table)));
      this.form = form;
      this.trouble = '';
    } catch (no) {
      this.trouble = no instanceof No ? no.reason : t('cannot-reach');
      if (!(no instanceof No) || no.status === 0) setTimeout(() => this.load(), 3000);
    }
  }
  private take(agreed: Articles): void {
    Object.assign(this, { seats: agreed.seats, options: agreed.options, pace: agreed.pace, device: agreed.device, open: agreed.public, onlookers: agreed.onlookers, absence: agreed.absence });
  }

  get agreed(): Articles {
    return {
      game: this.game, seats: this.seats, options: { ...this.options }, pace: this.pace, race: this.pace === 'untimed' ? 'order' : 'speed', chat: 'free',
      public: this.open, device: this.device, absence: this.absence, onlookers: this.onlookers,
    };
  }
  /** Whose rules these are: a preset's or one's own; "" if nobody's. */
  get preset(): string {
    const known: Record<string, Record<string, string>> = { ...this.form?.presets, ...(this.own && { own: this.own }) };
    return Object.keys(known).find((key) => same(known[key]!, this.options)) ?? '';
  }
  get free(): number {
    return Math.max(0, this.seats - 1 - this.bots.length);
  }

  /** Minutes of such a game: what was measured, people at their usual speed and bots at theirs. */
  get minutes(): number {
    const length = this.verdict.length;
    const pace = this.form?.paces[this.pace];
    if (!length || !pace) return 0;
    const bots = this.device === 'one' || this.table ? 0 : Math.min(this.bots.length, this.seats - 1);
    const bot = (pace['quickest']! + pace['slowest']!) / 2000;
    const minutes = (length.decisions * ((this.seats - bots) * length.seconds + bots * bot)) / this.seats / 60;
    return minutes < 20 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5;
  }

  value(option: OptionForm): string {
    return this.options[option.key] ?? option.default;
  }
  set(option: OptionForm, to: string): void {
    const { [option.key]: _, ...others } = this.options;
    this.options = to === option.default ? others : { ...others, [option.key]: to };
  }
  choose(preset: string): void {
    this.options = { ...(preset === 'own' ? (this.own ?? {}) : (this.form?.presets[preset] ?? {})) };
  }
  /** The house rules of one's own circle, kept on this device. */
  keep(): void {
    localStorage.setItem(OWN(this.game), JSON.stringify(this.options));
    this.own = { ...this.options };
  }

  /** Two rules that shut each other out, if that is what stands against this table. */
  get clash(): [OptionForm, OptionForm] | null {
    const on = (option: OptionForm) => this.value(option) !== option.default;
    for (const one of this.form?.options ?? []) {
      if (!on(one)) continue;
      const other = this.form!.options.find((candidate) => one.excludes.includes(candidate.key) && on(candidate));
      if (other) return [one, other];
    }
    return null;
  }
  /** Rules whose change has to do with what stands against this table: named in the reason, by key or by name. */
  get suspects(): OptionForm[] {
    const reason = this.verdict.reason ?? '';
    const changed = (this.form?.options ?? []).filter((option) => option.key in this.options);
    const named = changed.filter((option) => reason.includes(option.name) || reason.includes(option.key) || (this.verdict.clause && option.clauses.includes(this.verdict.clause)));
    return named.length > 0 ? named : changed;
  }

  async make(): Promise<string> {
    this.busy = true;
    this.trouble = '';
    try {
      if (this.name.trim()) await api.rename(this.name, '');
      if (this.table) return (await api.change(this.table, this.agreed)).id;
      const filled = this.device === 'one' ? [] : this.bots.slice(0, this.seats - 1);
      return (await api.make(this.agreed, { bots: filled, sit: true, start: this.free === 0 && this.device === 'many' })).id;
    } catch (no) {
      this.trouble = no instanceof No ? no.reason : String(no);
      return '';
    } finally {
      this.busy = false;
    }
  }
}

function same(one: Record<string, string>, other: Record<string, string>): boolean {
  return Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((key) => one[key] === other[key]);
}

export function kept(game: string): Record<string, string> | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(OWN(game)) ?? 'null');
    const rules = typeof found === 'object' && found !== null && Object.values(found).every((value) => typeof value === 'string');
    return rules ? (found as Record<string, string>) : null;
  } catch {
    return null;
  }
}
