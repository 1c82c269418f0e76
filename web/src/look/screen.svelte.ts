/** How large the screen is: the phone re-draws a table, it never scales it. */
class Screen {
  phone = $state(false);
  low = $state(false); // a laptop's or a tablet's: wide enough for everything, not high enough
  constructor() {
    if (typeof matchMedia === 'undefined') return;
    const narrow = matchMedia('(max-width: 760px)');
    const low = matchMedia('(min-width: 761px) and (max-height: 860px)');
    this.phone = narrow.matches;
    this.low = low.matches;
    narrow.addEventListener('change', () => (this.phone = narrow.matches));
    low.addEventListener('change', () => (this.low = low.matches));
  }
}
export const screen = new Screen();
