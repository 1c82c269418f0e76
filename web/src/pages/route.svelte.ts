/** The page's own addresses. Every other one is the server's. */

class Route {
  path = $state(typeof location === 'undefined' ? '/' : location.pathname);
  /** The page before this one: of this visit, or the one whose link opened this tab. */
  from = typeof document !== 'undefined' && document.referrer.startsWith(location.origin) ? new URL(document.referrer).pathname : '';
  hash = $state(typeof location === 'undefined' ? '' : location.hash.slice(1));

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('popstate', () => this.read());
    window.addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.origin !== location.origin || event.defaultPrevented) return;
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || link.hasAttribute('download')) return;
      if (link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }
  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }
  go(address: string): void {
    this.from = this.path;
    history.pushState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }
  /** The parts of the address: /t/ID/after is ['t', 'ID', 'after']. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }
}

export const route = new Route();
