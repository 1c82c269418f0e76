/** Sounds made in the browser. Never one that depends on a hidden card. */
import { settings } from '../look/settings.svelte';

let context: AudioContext | undefined;

function ready(): AudioContext | undefined {
  if (settings.sound === 'none' || settings.volume === 0 || typeof AudioContext === 'undefined') return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function tone(frequency: number, seconds: number, kind: OscillatorType, loud: number, delay = 0): void {
  const audio = ready();
  if (!audio) return;
  const at = audio.currentTime + delay;
  const wave = audio.createOscillator();
  const gain = audio.createGain();
  wave.type = kind;
  wave.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime((loud * settings.volume) / 100, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  wave.connect(gain).connect(audio.destination);
  wave.start(at);
  wave.stop(at + seconds);
}

function rustle(seconds: number, frequency: number, loud: number): void {
  const audio = ready();
  if (!audio) return;
  const frames = Math.floor(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < frames; at += 1) data[at] = (Math.random() * 2 - 1) * (1 - at / frames) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  gain.gain.value = (loud * settings.volume) / 100;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}

/** A desk bell: your turn. */
export function bell(): void {
  for (const [frequency, loud] of [[1760, 0.16], [2637, 0.09], [3951, 0.05]] as const) tone(frequency, 1.1, 'sine', loud);
}
export const paper = () => settings.sound === 'all' && rustle(0.14, 2600, 0.35);
export const thud = () => settings.sound === 'all' && rustle(0.12, 180, 0.9);
export const match = () => settings.sound === 'all' && rustle(0.35, 4200, 0.25);
export const tick = () => settings.sound === 'all' && tone(1200, 0.03, 'square', 0.05);
export function brass(): void {
  if (settings.sound === 'all') for (const delay of [0, 0.05]) tone(3100 + delay * 9000, 0.18, 'triangle', 0.08, delay);
}
