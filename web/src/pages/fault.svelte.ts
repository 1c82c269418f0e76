/** What went wrong on this page: told in one line, and sent only if the person wants to, with public things alone. */

class Fault {
  told = $state('');
  /** Is the page itself gone, or does it still work? */
  whole = $state(false);
  sent = $state(false);
  private where = '';

  caught(reason: unknown, whole = false): void {
    const told = reason instanceof Error ? `${reason.name}: ${reason.message}` : reason instanceof ErrorEvent ? reason.message : typeof reason === 'string' ? reason : 'unknown';
    if (!whole && (told === this.told || harmless(told))) return;
    console.error(reason); // a boundary would otherwise swallow it
    this.told = told.slice(0, 300);
    this.whole = whole;
    this.sent = false;
    this.where = reason instanceof Error ? (reason.stack ?? '').split('\n').slice(1, 6).map((line) => line.trim()).join(' | ') : '';
  }
  dismiss(): void {
    this.told = '';
    this.whole = false;
  }
  /** The address without anything after the page's name, what broke, and what browser it was. No names, no cards. */
  get report(): { page: string; told: string; where: string; browser: string; table: string } {
    const [page = '', table = ''] = location.pathname.split('/').filter(Boolean);
    return { page, told: this.told, where: this.where.slice(0, 1200), browser: navigator.userAgent.slice(0, 200), table: page === 't' || page === 'screen' || page === 'hand' ? table : '' };
  }
  async send(): Promise<void> {
    try {
      const answer = await fetch('/api/faults', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(this.report) });
      this.sent = answer.ok;
    } catch {
      this.sent = false;
    }
  }
}

/** Browsers report these without anything being wrong. */
const harmless = (told: string) => told.includes('ResizeObserver loop') || told.includes('AbortError') || told === 'Script error.';

export const fault = new Fault();
