/** How large the screen is: the phone re-draws a table, it never scales it. */
class Screen {
  phone = $state(false);
  low = $state(false); // a laptop's or a tablet's: wide enough for everything, not high enough
  short = $state(false); // the smallest phones
  constructor() {
    if (typeof matchMedia === 'undefined') return;
    const narrow = matchMedia('(max-width: 760px)');
    const low = matchMedia('(min-width: 761px) and (max-height: 860px)');
    const short = matchMedia('(max-width: 760px) and (max-height: 700px)');
    this.phone = narrow.matches;
    this.low = low.matches;
    this.short = short.matches;
    narrow.addEventListener('change', () => (this.phone = narrow.matches));
    low.addEventListener('change', () => (this.low = low.matches));
    short.addEventListener('change', () => (this.short = short.matches));
  }
}
export const screen = new Screen();
