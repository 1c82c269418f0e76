/** Sounds by numbers: none clips, clicks, is shrill or long, and no two are alike. */
import { describe, expect, it } from 'vitest';
import { type Name, rendered, VOICES } from '../src/sound/voices';

const RATE = 44_100;
const NAMES = Object.keys(VOICES) as Name[];
const RARE = new Set<Name>(['bell', 'siren']); // once a turn, once a round
const BANDS = [60, 120, 240, 480, 960, 1920, 3840, 7680, 15_360];
const waves = new Map(NAMES.map((name) => [name, rendered(VOICES[name], RATE)]));

/** How much of a sound lies in each octave: by the power at a few pitches of it. */
function octaves(wave: Float32Array): number[] {
  const powers = BANDS.map((low) => [1, 1.15, 1.32, 1.52, 1.74].reduce((sum, part) => sum + powerAt(wave, low * part), 0));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / whole);
}
/** Goertzel in stretches of 20 ms, so that a pitch between two of ours is heard too. */
function powerAt(wave: Float32Array, pitch: number): number {
  const [step, turn] = [RATE / 50, 2 * Math.cos((2 * Math.PI * pitch) / RATE)];
  let power = 0;
  for (let from = 0; from < wave.length; from += step) {
    let [before, last] = [0, 0];
    for (const value of wave.subarray(from, from + step)) [before, last] = [last, value + turn * last - before];
    power += last * last + before * before - turn * last * before;
  }
  return power;
}
const heights = new Map(NAMES.map((name) => [name, octaves(waves.get(name)!)]));

describe('every sound', () => {
  it.each(NAMES)('%s has a peak of 12 dB below full or less, and can be heard', (name) => {
    const peak = Math.max(...waves.get(name)!.map(Math.abs));
    const decibels = 20 * Math.log10(peak);
    expect(decibels).toBeLessThanOrEqual(-11.9);
    expect(decibels).toBeGreaterThan(-24);
  });
  it.each(NAMES)('%s begins and ends in silence', (name) => {
    const wave = waves.get(name)!;
    expect(Math.max(...wave.subarray(0, 8).map(Math.abs), ...wave.subarray(-8).map(Math.abs))).toBeLessThan(0.02);
  });
  it.each(NAMES)('%s is short, the more so if it is heard often', (name) => {
    expect(waves.get(name)!.length / RATE).toBeLessThan(RARE.has(name) ? 1.5 : 0.6);
  });
  it.each(NAMES)('%s is not shrill', (name) => {
    const shrill = heights.get(name)!.slice(BANDS.indexOf(7680)).reduce((sum, part) => sum + part, 0);
    expect(shrill).toBeLessThan(0.15);
  });
  it('differs from every other in height or length', () => {
    const alike = NAMES.flatMap((one, at) => NAMES.slice(at + 1).map((other) => ({ one, other })))
      .filter(({ one, other }) => {
        const apart = heights.get(one)!.reduce((sum, part, at) => sum + Math.abs(part - heights.get(other)![at]!), 0) / 2;
        const longer = waves.get(one)!.length / waves.get(other)!.length;
        return apart < 0.2 && Math.max(longer, 1 / longer) < 1.4;
      });
    expect(alike).toEqual([]);
  });
});
