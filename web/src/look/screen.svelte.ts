/** How large the screen is: the phone re-draws a table, it never scales it. */
class Screen {
  phone = $state(false);
  constructor() {
    if (typeof matchMedia === 'undefined') return;
    const narrow = matchMedia('(max-width: 760px)');
    this.phone = narrow.matches;
    narrow.addEventListener('change', () => (this.phone = narrow.matches));
  }
}
export const screen = new Screen();
