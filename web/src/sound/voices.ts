/** The sounds of the house as numbers: tones and rustling paper, each made once and brought to its own loudness. */

/** A tone that fades: a bell, a coin. `slide` is the pitch it has come to at its end. */
interface Tone {
  pitch: number; // hertz
  seconds: number;
  loud: number; // among the parts of one sound
  at?: number; // seconds after the beginning
  slide?: number;
}
/** Noise through a filter: paper, a stamp, a drawer. */
interface Rustle {
  around: number; // hertz
  seconds: number;
  loud: number;
  at?: number;
}
export interface Voice {
  tones?: readonly Tone[];
  rustles?: readonly Rustle[];
  /** The loudest moment, of 1; most are a quarter, which is 12 dB below what a loudspeaker can do. */
  peak: number;
}

const QUARTER = 0.25;
const chime = (pitch: number, seconds: number, at = 0): Tone[] => [
  { pitch, seconds, loud: 1, at },
  { pitch: pitch * 2.01, seconds: seconds * 0.6, loud: 0.35, at },
  { pitch: pitch * 2.98, seconds: seconds * 0.35, loud: 0.15, at },
];

export const VOICES = {
  bell: { tones: chime(1319, 1.1), peak: QUARTER },
  paper: { rustles: [{ around: 2200, seconds: 0.14, loud: 1 }], peak: 0.16 },
  thud: { rustles: [{ around: 160, seconds: 0.16, loud: 1 }], tones: [{ pitch: 110, slide: 70, seconds: 0.14, loud: 0.6 }], peak: QUARTER },
  match: { rustles: [{ around: 3200, seconds: 0.35, loud: 1 }, { around: 1100, seconds: 0.12, loud: 0.8, at: 0.05 }], peak: 0.16 },
  tick: { tones: [{ pitch: 900, seconds: 0.04, loud: 1 }], peak: 0.08 },
  shuffle: { rustles: [0, 0.09, 0.17, 0.24, 0.3].map((at, number) => ({ around: 800 + 90 * number, seconds: 0.13, loud: 1, at })), peak: 0.16 },
  brass: { tones: [...chime(1568, 0.2), ...chime(2093, 0.22, 0.06)], peak: 0.16 },
  slam: { rustles: [{ around: 240, seconds: 0.24, loud: 1 }], tones: [{ pitch: 95, slide: 50, seconds: 0.3, loud: 1, at: 0.02 }], peak: QUARTER },
  bellAndShutter: { tones: chime(1047, 0.5, 0.08), rustles: [{ around: 3000, seconds: 0.05, loud: 0.9 }, { around: 2400, seconds: 0.05, loud: 0.9, at: 0.06 }], peak: QUARTER },
  siren: { tones: [0, 1, 2, 3].map((at) => ({ pitch: at % 2 ? 587 : 740, seconds: 0.36, loud: 1, at: at * 0.32 })), peak: 0.12 },
} satisfies Record<string, Voice>;
export type Name = keyof typeof VOICES;

const RISE = 0.006; // seconds: anything that begins at once clicks
const FADED = 5.5; // e to the minus that: what is left of a tone at its end

export function rendered(voice: Voice, rate: number): Float32Array<ArrayBuffer> {
  const parts = [...(voice.tones ?? []).map((tone) => put(tone, sung(tone, rate))), ...(voice.rustles ?? []).map((rustle) => put(rustle, rustled(rustle, rate)))];
  const whole = new Float32Array(Math.ceil(Math.max(...parts.map(({ from, wave }) => from * rate + wave.length))));
  for (const { from, wave } of parts) wave.forEach((value, at) => (whole[Math.floor(from * rate) + at]! += value));
  const most = whole.reduce((loudest, value) => Math.max(loudest, Math.abs(value)), 1e-9);
  return whole.map((value) => (value / most) * voice.peak);
}

const put = ({ at = 0, loud }: { at?: number; loud: number }, wave: Float32Array) => ({ from: at, wave: wave.map((value) => value * loud) });
/** From nothing to all and back to nothing, over a sound's own time. */
const shape = (at: number, seconds: number) => Math.min(1, at / RISE, (seconds - at) / RISE) * Math.exp((-FADED * at) / seconds);

function sung({ pitch, slide = pitch, seconds }: Tone, rate: number): Float32Array {
  let turn = 0;
  return Float32Array.from({ length: Math.floor(seconds * rate) }, (_, number) => {
    const at = number / rate;
    turn += (2 * Math.PI * (pitch + ((slide - pitch) * at) / seconds)) / rate;
    return Math.sin(turn) * shape(at, seconds);
  });
}

/** White noise through a band-pass of the second order (the usual biquad), always the same noise. */
function rustled({ around, seconds }: Rustle, rate: number): Float32Array {
  const turn = (2 * Math.PI * around) / rate;
  const [width, middle] = [Math.sin(turn) / 2, Math.cos(turn)]; // a band as wide as its middle is high
  const noise = dice();
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  const wave = Float32Array.from({ length: Math.floor(seconds * rate) }, (_, number) => {
    const now = noise();
    const out = (width * (now - in2) + 2 * middle * out1 - (1 - width) * out2) / (1 + width);
    [in1, in2, out1, out2] = [now, in1, out, out1];
    return out * shape(number / rate, seconds);
  });
  const most = wave.reduce((loudest, value) => Math.max(loudest, Math.abs(value)), 1e-9);
  return wave.map((value) => value / most);
}

function dice(): () => number {
  let state = 20240229;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 31;
  };
}
