/** What a company may say beside the open question: deals, promises, a look into the books. Drafted by clicking, with a way back. */
import { getContext, setContext } from 'svelte';
import type { Choice } from '../../../net/data';
import type { Scene } from '../../../parts/scene.svelte';
import { openOf, type Picks, valuesOf } from '../../../parts/targets';
import { printedOf } from '../cards';
import { type CorporateView, seatOf } from '../data';

/** What has to be named, in this order. */
export type Need = 'rival' | 'enemy' | 'members' | 'card' | 'number' | 'association' | 'price' | 'loan' | 'name' | 'words';

interface Kind {
  verb: string;
  group: 'look' | 'deal' | 'say' | 'now';
  /** Written by the reader, figures and all; the others are listed by the table with everything they need. */
  needs?: Need[];
  fits?: (choice: Choice) => boolean;
}
const claims = (word: string) => ({ action }: Choice) => action.text.startsWith(`claim ${word}`);
export const KINDS: Record<string, Kind> = {
  audit: { verb: 'audit', group: 'look' },
  sell: { verb: 'sell', group: 'deal', needs: ['rival', 'card', 'price'] },
  buy: { verb: 'buy', group: 'deal', needs: ['rival', 'card', 'price'] },
  lend: { verb: 'lend', group: 'deal', needs: ['rival', 'loan'] },
  borrow: { verb: 'borrow', group: 'deal', needs: ['rival', 'loan'] },
  repay: { verb: 'repay', group: 'deal' },
  pact: { verb: 'pact', group: 'deal' },
  break: { verb: 'break', group: 'deal' },
  found: { verb: 'found', group: 'deal', needs: ['members', 'name'] },
  leave: { verb: 'leave', group: 'deal' },
  embargo: { verb: 'embargo', group: 'deal' },
  lift: { verb: 'lift', group: 'deal' },
  truce: { verb: 'claim', group: 'say', fits: claims('truce') },
  threat: { verb: 'claim', group: 'say', fits: claims('threat') },
  bank: { verb: 'claim', group: 'say', needs: ['price'] },
  hold: { verb: 'claim', group: 'say', needs: ['card'] },
  can: { verb: 'claim', group: 'say', fits: claims('can-answer') },
  cannot: { verb: 'claim', group: 'say', fits: claims('cannot-answer') },
  whisper: { verb: 'whisper', group: 'say', needs: ['members', 'words'] },
  savvy: { verb: 'savvy', group: 'now' },
  drop: { verb: 'drop', group: 'now' },
  applaud: { verb: 'applaud', group: 'now' },
  disqualify: { verb: 'disqualify', group: 'now' },
};
/** How a kind that is written by the reader begins in the notation. */
const FORM: Record<string, string> = { bank: 'claim bank', hold: 'claim hold' };
const PARAMETERS: Need[] = ['card', 'rival', 'enemy', 'number', 'association'];
/** Offers that lie on the table as contracts. */
export const OFFERS = ['sell', 'buy', 'lend', 'borrow', 'pact'];
const MOST_POINTS = 99;

export class Bargain {
  open = $state(false);
  kind = $state('');
  picks = $state.raw<Picks>({});
  members = $state.raw<string[]>([]);
  price = $state(2);
  back = $state(3);
  turns = $state(2);
  joined = $state(false); // everybody who is meant has been named
  written = $state(''); // an association's name, or what is whispered
  /** The company that was pressed to begin it. */
  private from: Picks = {};
  /** What was asked of the reader when the draft was opened: a new question takes its place. */
  private asking = '';

  constructor(private readonly here: Scene) {}

  private get view(): CorporateView {
    return this.here.view as CorporateView;
  }
  private get free(): Choice[] {
    return this.here.readonly ? [] : (this.here.prompt?.free ?? []);
  }
  private listed(kind: string): Choice[] {
    const { verb, fits } = KINDS[kind]!;
    return this.free.filter((choice) => choice.action.verb === verb && (fits?.(choice) ?? true));
  }
  /** Those that can be said now; with a seat, those that can be said to it. */
  get kinds(): string[] {
    const forms = this.here.readonly ? [] : (this.here.prompt?.forms ?? []);
    const rival = this.picks['rival'];
    return Object.entries(KINDS).flatMap(([kind, { needs }]) => {
      if (needs) return forms.some((form) => form.startsWith(`${FORM[kind] ?? kind} `)) && (rival === undefined || needs.includes('rival')) ? [kind] : [];
      const listed = this.listed(kind);
      return listed.length > 0 && (rival === undefined || listed.some(({ action }) => (action['rival'] ?? action['enemy']) === rival)) ? [kind] : [];
    });
  }
  get possible(): boolean {
    return this.kinds.length > 0;
  }
  /** What of the listed choices is still meant. A threat names its rival as an enemy. */
  private get left(): Choice[] {
    const { rival, ...others } = this.picks;
    const listed = this.kind && !KINDS[this.kind]!.needs ? this.listed(this.kind) : [];
    return openOf(listed, others).filter(({ action }) => rival === undefined || (action['rival'] ?? action['enemy']) === rival);
  }
  /** What is asked next, or "" if everything is named; figures and words are asked last and stay open until they are sent. */
  get need(): Need | '' {
    if (!this.kind) return '';
    const needs = KINDS[this.kind]!.needs;
    if (needs) return needs.find((need) => (need === 'members' ? this.members.length === 0 || !this.joined : !(need in this.picks))) ?? '';
    const left = this.left;
    return PARAMETERS.find((name) => !(name in this.picks) && !(name === 'enemy' && this.kind === 'threat' && 'rival' in this.picks) && valuesOf(left, name).length > 1) ?? '';
  }
  private get named(): string {
    return [...this.members].sort().join('');
  }
  /** The one thing that was drafted, as the table listed it. */
  get choice(): Choice | undefined {
    return this.need === '' && this.left.length === 1 ? this.left[0] : undefined;
  }
  get rival(): string {
    const named = this.picks['rival'] ?? this.choice?.action['rival'] ?? this.choice?.action['enemy'];
    return typeof named === 'string' ? named : '';
  }

  /** What can be named now. */
  options(need: Need): string[] {
    const kind = KINDS[this.kind];
    if (!kind) return [];
    if (!kind.needs) return valuesOf(this.left, need).map(String);
    if (need === 'card') return this.cards();
    return this.here.others.map((chair) => chair.seat).filter((seat) => seatOf(this.view, seat)['in-market']);
  }
  private cards(): string[] {
    const mine = seatOf(this.view, this.here.seat);
    const inPlay = this.here.source.sheet.options['card-market'] === 'table';
    const hand = [...new Set(mine.hand)];
    const written = (seat: string) => (inPlay ? [...new Set(seatOf(this.view, seat).permanents.map((one) => `${seat}:${one.card}`))] : []);
    if (this.kind === 'sell') return [...hand, ...written(this.here.seat)];
    return this.kind === 'hold' ? hand : written(this.rival);
  }
  takes(need: Need, value: string): boolean {
    return this.open && (this.need === need || (need === 'rival' && this.need === 'enemy') || (need === 'rival' && this.need === 'members')) && this.options(this.need as Need).includes(value);
  }
  /** A seat, a card or a number was pressed, on the table or here. */
  name(need: Need, value: string): void {
    if (this.need === 'members') {
      this.members = this.members.includes(value) ? this.members.filter((seat) => seat !== value) : [...this.members, value];
      return;
    }
    const meant = need === 'rival' && this.need === 'enemy' ? 'enemy' : need;
    const among = valuesOf(this.left, meant).find((one) => String(one) === value);
    this.picks = { ...this.picks, [meant]: among ?? value };
    if (meant === 'card' && KINDS[this.kind]!.needs) this.price = Math.max(1, printedOf(value.split(':').at(-1)!).cost);
  }

  /** How far figures may be turned: what is lent is there, what comes back is what the house rules allow. */
  get bounds(): { price: [number, number]; back: [number, number]; turns: [number, number] } {
    const rules = this.here.source.sheet.options;
    const bank = Number(seatOf(this.view, this.here.seat).bank);
    const most = this.kind === 'lend' || this.kind === 'buy' ? Math.max(1, Math.min(MOST_POINTS, bank)) : MOST_POINTS;
    const interest = Number(rules['loan-max-interest'] ?? 100);
    return { price: [this.need === 'loan' ? 1 : 0, most], back: [this.price, Math.floor((this.price * (100 + interest)) / 100)], turns: [1, Number(rules['loan-max-term'] ?? 5)] };
  }
  /** The figures within their bounds. */
  get figures(): { price: number; back: number; turns: number } {
    const { bounds } = this;
    const within = (value: number, [least, most]: [number, number]) => Math.max(least, Math.min(most, value));
    return { price: within(this.price, bounds.price), back: within(this.back, bounds.back), turns: within(this.turns, bounds.turns) };
  }

  /** What would be said, in the notation; "" while something is missing. */
  get text(): string {
    if (this.choice) return this.choice.action.text;
    const { rival, card } = this.picks as Record<string, string>;
    const { price, back, turns } = this.figures;
    const need = this.need;
    if (this.kind === 'sell' && need === 'price') return `sell ${card} to ${rival} for ${price}`;
    if (this.kind === 'buy' && need === 'price') return `buy ${card} from ${rival} for ${price}`;
    if (need === 'loan') return `${this.kind} ${rival} ${price} repay ${back} in ${turns}`;
    if (this.kind === 'bank') return `claim bank ${price}`;
    if (this.kind === 'hold' && card) return `claim hold ${card}`;
    const words = this.written.trim();
    if (this.kind === 'found' && need === 'name' && /^\S+$/.test(words)) return `found ${words} with ${this.named}`;
    if (this.kind === 'whisper' && need === 'words' && words) return `whisper ${this.named} ${JSON.stringify(words)}`;
    return '';
  }

  begin(kind = '', from: Picks = {}): void {
    this.from = from;
    this.reset();
    this.kind = kind;
    this.open = true;
    this.asking = this.here.asking;
    this.here.picks = {};
  }
  /** A draft that had to wait is taken up again. */
  resume(): void {
    this.open = true;
    this.asking = this.here.asking;
  }
  get waits(): boolean {
    return !this.open && this.kind !== '';
  }
  reset(): void {
    this.kind = '';
    this.picks = this.from;
    this.members = [];
    this.joined = false;
    this.written = '';
  }
  leave(): void {
    this.from = {};
    this.reset();
    this.open = false;
  }
  /** One step back; before the first one the draft is left. */
  stepBack(): void {
    const names = Object.keys(this.picks).filter((name) => !(name in this.from));
    if (this.joined) this.joined = false;
    else if (names.length > 0 && this.kind) {
      const { [names.at(-1)!]: _, ...others } = this.picks;
      this.picks = others;
    } else if (this.kind) this.reset();
    else this.leave();
  }
  send(): void {
    const text = this.text;
    if (!text) return;
    this.here.source.act(text);
    this.leave();
  }
  /** A question of one's own comes first; the draft is kept. */
  yieldTo(asking: string, deciding: boolean): void {
    if (this.open && deciding && asking !== this.asking) this.open = false;
  }
}

const KEY = Symbol('bargain');
export const giveBargain = (bargain: Bargain): Bargain => setContext(KEY, bargain);
/** Boards outside a game under way have none. */
export const bargain = (): Bargain | undefined => getContext<Bargain | undefined>(KEY);
