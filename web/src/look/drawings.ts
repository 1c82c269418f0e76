/** The house's own drawings, as text of SVG: portraits, emblems, icons. They take `currentColor` and `--pp` (paper). */
const read = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path.split('/').at(-1)!.replace('.svg', ''), text.trim()]));

export const icons = read(import.meta.glob<string>('./drawings/icons/*.svg', { query: '?raw', import: 'default', eager: true }));
export const portraits = read(import.meta.glob<string>('./drawings/portraits/*.svg', { query: '?raw', import: 'default', eager: true }));
export const emblems = read(import.meta.glob<string>('./drawings/emblems/*.svg', { query: '?raw', import: 'default', eager: true }));

/** Portraits that people may choose for themselves. */
export const FACES = [
  'nadia', 'boris', 'clara', 'edda', 'milo', 'counsel', 'actuary', 'watchman', 'partner', 'rainmaker', 'associate',
  'headhunter', 'temp', 'accountant', 'people-person', 'hacker', 'evangelist', 'intern', 'overflow',
];

/** What a seat looks like if nobody has chosen. */
export function faceOf(portrait: string, letter: string, bot: boolean): string {
  if (bot) return 'bot';
  if (portrait in portraits) return portrait;
  const usual: Record<string, string> = { A: 'nadia', B: 'boris', C: 'clara', D: 'counsel', E: 'edda', F: 'milo', G: 'headhunter', H: 'evangelist' };
  return usual[letter] ?? 'intern';
}

/** A guilloche: each rosette is a few nested bands of five phases. `[radius, depth, turn, waves]` for each band. */
type Band = readonly [number, number, number, number];
const ROSETTES: Record<string, readonly Band[]> = {
  audit: [[92, 13, 0, 24], [70, 10, 0.5, 18], [46, 12, 0, 14], [26, 8, 0.3, 9]],
  bribe: [[92, 9, 0, 16], [74, 16, 0.2, 12], [48, 9, 0, 10], [28, 9, 0.4, 8]],
  trade: [[92, 16, 0, 10], [66, 14, 0.3, 10], [44, 14, 0, 12], [22, 8, 0, 6]],
  record: [[92, 6, 0, 36], [80, 6, 0.1, 30], [66, 8, 0, 22], [48, 10, 0.2, 16], [28, 8, 0, 10]],
  blackmail: [[92, 20, 0, 12], [62, 18, 0.26, 12], [34, 14, 0, 12]],
  back: [[94, 8, 0, 28], [80, 12, 0.1, 20], [60, 14, 0, 16], [40, 12, 0.2, 12], [20, 8, 0, 8]],
  frame: [[95, 5, 0, 48], [88, 4, 0, 48], [80, 8, 0.1, 24], [66, 6, 0, 32], [56, 10, 0, 20], [40, 6, 0.1, 24], [30, 9, 0, 12]],
};
export type RosetteName = keyof typeof ROSETTES;

/** The path of one rosette in a square of -100 to 100. */
export function rosettePath(name: string): string {
  const points = 240;
  let path = '';
  for (const [radius, depth, turn, waves] of ROSETTES[name] ?? []) {
    for (let phase = 0; phase < 5; phase += 1) {
      for (let at = 0; at < points; at += 1) {
        const angle = (at / points) * Math.PI * 2;
        const wave = Math.sin(waves * angle + turn * 6.28 + phase * 1.2566);
        const r = radius + depth * wave * 0.62 - depth * 0.35;
        path += `${at ? 'L' : 'M'}${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
      }
      path += 'Z';
    }
  }
  return path;
}
export const ROSETTE_NAMES = Object.keys(ROSETTES);

/** The four suits on a 24 grid. */
export const SUITS: Record<string, string> = {
  S: 'M12 1C9 6 2 10 2 15.5 2 20 8 21.5 11 18 11 21 10 23 8 24H16C14 23 13 21 13 18 16 21.5 22 20 22 15.5 22 10 15 6 12 1Z',
  C: 'M12 1a5.5 5.5 0 0 1 4.3 9A5.5 5.5 0 1 1 13 17.5C13 21 14 23 16 24H8c2-1 3-3 3-6.5A5.5 5.5 0 1 1 7.7 10 5.5 5.5 0 0 1 12 1Z',
  D: 'M12 0 22 12 12 24 2 12Z',
  H: 'M12 23C6 17 1 13 1 8 1 2 9 0 12 6 15 0 23 2 23 8 23 13 18 17 12 23Z',
};

/** A seat's mark is letter, shape and colour: never colour alone. */
export const SEATS: Record<string, { colour: string; shape: string; name: string }> = {
  A: { colour: '#e0a526', name: 'circle', shape: '<circle cx="12" cy="12" r="11"/>' },
  B: { colour: '#4f8fd6', name: 'square', shape: '<rect x="1.5" y="1.5" width="21" height="21" rx="3"/>' },
  C: { colour: '#d8584c', name: 'triangle', shape: '<path d="M12 0 24 22H0Z"/>' },
  D: { colour: '#54a974', name: 'diamond', shape: '<path d="M12 0 24 12 12 24 0 12Z"/>' },
  E: { colour: '#9a78d0', name: 'hexagon', shape: '<path d="M6 1.6h12L24 12l-6 10.4H6L0 12Z"/>' },
  F: { colour: '#d77fb1', name: 'star', shape: '<path d="m12 0 3.4 8h8.6l-6.9 5.6 2.6 9L12 17.3 4.300 22.600l2.600-9L0 8h8.600Z"/>' },
  G: { colour: '#5fb7bd', name: 'cross', shape: '<path d="M7 1h10v6h6v10h-6v6H7v-6H1V7h6Z"/>' },
  H: { colour: '#b9a06a', name: 'ring', shape: '<path d="M12 0a12 12 0 1 0 .01 0ZM12 3.500a8.500 8.500 0 1 1-.01 0Z" fill-rule="evenodd"/>' },
};
