/** How large the screen is: the phone re-draws a table, it never scales it. */
const NARROW = '(max-width: 760px)';
const LYING = '(min-width: 600px) and (max-height: 500px)'; // a phone on its side; TableShell says where the sheet stands then

class Screen {
  narrow = $state(false);
  phone = $state(false); // upright or lying: a table drawn small
  low = $state(false); // a laptop's or a tablet's: wide enough for everything, not high enough
  short = $state(false); // the smallest phones
  constructor() {
    if (typeof matchMedia === 'undefined') return;
    const queries = [NARROW, LYING, '(max-height: 860px)', '(max-height: 700px)'].map((query) => matchMedia(query));
    const measure = () => {
      const [narrow, lying, low, short] = queries.map((query) => query.matches) as [boolean, boolean, boolean, boolean];
      this.narrow = narrow;
      this.phone = narrow || lying;
      this.low = low && !this.phone;
      this.short = short && this.phone;
    };
    for (const query of queries) query.addEventListener('change', measure);
    measure();
  }
}
export const screen = new Screen();
