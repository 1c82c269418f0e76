/** Sounds made in the browser. Never one that depends on a hidden card. */
import { settings } from '../look/settings.svelte';
import { type Name, rendered, VOICES } from './voices';

let context: AudioContext | undefined;
const made = new Map<Name, AudioBuffer>();

function ready(): AudioContext | undefined {
  if (settings.sound === 'none' || settings.volume === 0 || typeof AudioContext === 'undefined') return undefined;
  if (!context && navigator.userActivation?.hasBeenActive === false) return undefined; // browsers want a touch first
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function bufferOf(name: Name, audio: AudioContext): AudioBuffer {
  let buffer = made.get(name);
  if (!buffer) {
    const wave = rendered(VOICES[name], audio.sampleRate);
    buffer = audio.createBuffer(1, wave.length, audio.sampleRate);
    buffer.copyToChannel(wave, 0);
    made.set(name, buffer);
  }
  return buffer;
}

function sound(name: Name): void {
  const audio = ready();
  if (!audio) return;
  const [source, gain] = [audio.createBufferSource(), audio.createGain()];
  source.buffer = bufferOf(name, audio);
  gain.gain.value = settings.volume / 100;
  source.connect(gain).connect(audio.destination);
  source.start();
}
const everything = (name: Name) => () => {
  if (settings.sound === 'all') sound(name);
};

/** A desk bell: your turn. Heard in another tab even if everything else is off, unless sound is off altogether. */
export const bell = () => sound('bell');
export const paper = everything('paper');
export const thud = everything('thud');
export const match = everything('match');
export const tick = everything('tick');
export const shuffle = everything('shuffle');
/** Coins. */
export const brass = everything('brass');
/** A drawer slams. */
export const slam = everything('slam');
/** Caught: a bell and a shutter. */
export const bellAndShutter = everything('bellAndShutter');
/** A far siren. */
export const siren = everything('siren');
