/** The waiting room's own doings: everything that is asked of the server before the first card, and what went wrong. */
import { api, articlesAt, type Articles, No, sealed } from '../../net/api';
import type { ChairSeen, SheetSeen } from '../../net/data';

const MOST_ON_A_CHAIR = 4;

export class Waiting {
  trouble = $state('');
  strength = $state('regular');
  /** What somebody without a name wants to be called. */
  name = $state('');
  private readonly salt: string;
  private opened = '';

  constructor(
    readonly id: string,
    private readonly sheet: () => SheetSeen,
  ) {
    this.salt = `kickback-salt-${id}`;
  }

  get mine(): ChairSeen | undefined {
    return this.sheet().chairs.find((chair) => chair.yours);
  }
  /** The deck of one's own that is brought; "" for a ready-made one. */
  get deck(): string {
    return this.mine?.deck ?? '';
  }
  get empty(): ChairSeen[] {
    return this.sheet().chairs.filter((chair) => !chair.taken);
  }
  /** Has this person signed? Of a team everybody signs for themselves; the host does it with the deal. */
  get signed(): boolean {
    const me = this.mine?.members?.find((one) => one.you);
    return me ? me.signed : (this.mine?.signed ?? false);
  }
  /** Who still has to sign, by name. */
  get unsigned(): string[] {
    return this.sheet().chairs.filter((chair) => chair.taken && chair.taken !== 'bot').flatMap((chair) => {
      const people = chair.members?.length ? chair.members : [chair];
      return people.filter((one) => !one.signed && !one.host).map((one) => one.name);
    });
  }
  /** May one join whoever sits there? Then one plays their company with them. */
  joinable(chair: ChairSeen): boolean {
    const members = chair.members?.length ?? 0;
    return members > 0 && members < MOST_ON_A_CHAIR && !chair.yours && !this.sheet().locked;
  }
  get oneDevice(): boolean {
    return this.sheet().device === 'one';
  }

  async ask(what: () => Promise<unknown>): Promise<boolean> {
    this.trouble = '';
    try {
      await what();
      return true;
    } catch (no) {
      this.trouble = no instanceof No ? no.reason : String(no);
      return false;
    }
  }
  /** The server's choice of a chair if none is named. */
  async sit(seat = ''): Promise<void> {
    await this.ask(async () => {
      if (this.name.trim()) await api.rename(this.name, '');
      await api.sit(this.id, seat);
    });
  }
  /** The salt stays on this device until the deal; the table only sees its hash before. */
  async sign(yes: boolean): Promise<void> {
    if (!yes) return void (await this.ask(() => api.sign(this.id, false, '')));
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const salt = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    localStorage.setItem(this.salt, salt);
    const seal = crypto.subtle ? await sealed(salt) : '';
    await this.ask(() => api.sign(this.id, true, seal));
  }
  /** Salts are opened once the deal is asked for, each a single time unless it got lost on the way. */
  openSalt(): void {
    const salt = localStorage.getItem(this.salt);
    if (!salt || !this.mine?.sealed || salt === this.opened) return;
    this.opened = salt;
    void api.salt(this.id, salt).catch((no) => {
      if (!(no instanceof No) || no.status === 0) this.opened = '';
    });
  }
  async deal(): Promise<void> {
    await this.ask(async () => {
      if (this.mine && !this.signed) await this.sign(true);
      await api.start(this.id);
      this.openSalt();
    });
  }
  async fill(): Promise<void> {
    for (const chair of this.empty) await this.ask(() => api.bot(this.id, chair.seat, this.strength));
  }
  async change(articles: Partial<Articles>): Promise<void> {
    await this.ask(() => api.change(this.id, { ...articlesAt(this.sheet()), ...articles }));
  }
}
