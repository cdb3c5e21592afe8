/** Short sounds, synthesized without files: a sound is a few notes on one of the instruments. */
import type { CommonSound, Instrument, Tone, Sound } from '../play/contract';
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function awake(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null;
  // Before the first tap browsers queue sounds, and would play all of them at once after it.
  if (navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context.state === 'closed' ? null : context;
}

type Play = (on: AudioContext, note: Tone, begin: number) => void;

/** A tone that is struck and dies away. */
const tone =
  (shape: OscillatorType): Play =>
  (on, { hertz, lasts, loud }, begin) => {
    const tone = on.createOscillator();
    const gain = on.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(hertz, begin);
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud, begin + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
    tone.connect(gain).connect(on.destination);
    tone.start(begin);
    tone.stop(begin + lasts);
  };

/** Paper: filtered noise. */
const rustle: Play = (on, { hertz, lasts, loud }, begin) => {
  const length = Math.ceil(on.sampleRate * lasts);
  const buffer = on.createBuffer(1, length, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const noise = on.createBufferSource();
  const filter = on.createBiquadFilter();
  const gain = on.createGain();
  noise.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  gain.gain.value = loud;
  noise.connect(filter).connect(gain).connect(on.destination);
  noise.start(begin);
};

/** A falling tone. */
const drum: Play = (on, { hertz, lasts, loud }, begin) => {
  const tone = on.createOscillator();
  const gain = on.createGain();
  tone.frequency.setValueAtTime(hertz, begin);
  tone.frequency.exponentialRampToValueAtTime(hertz * 0.3, begin + lasts / 2);
  gain.gain.setValueAtTime(loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  tone.connect(gain).connect(on.destination);
  tone.start(begin);
  tone.stop(begin + lasts);
};

const INSTRUMENTS: Record<Instrument, Play> = {
  pluck: tone('triangle'),
  bell: tone('sine'),
  reed: tone('square'),
  rustle,
  drum,
};

/** One note after another, every `step` seconds. */
const run = (instrument: Instrument, tones: readonly number[], step: number, lasts: number): Tone[] =>
  tones.map((hertz, index) => ({ instrument, hertz, at: index * step, lasts, loud: 0.12 }));

const COMMON: Record<CommonSound, readonly Tone[]> = {
  card: [{ instrument: 'rustle', hertz: 1800, lasts: 0.12, loud: 0.5 }],
  draw: [{ instrument: 'rustle', hertz: 3200, lasts: 0.08, loud: 0.25 }],
  tick: [
    { instrument: 'rustle', hertz: 2200, lasts: 0.06, loud: 0.25 },
    { instrument: 'pluck', hertz: 330, lasts: 0.22, loud: 0.1 },
  ],
  right: run('pluck', [523, 659, 784], 0.09, 0.4),
  wrong: run('pluck', [392, 311, 233], 0.12, 0.45),
  turn: [
    { instrument: 'bell', hertz: 659, lasts: 0.3, loud: 0.1 },
    { instrument: 'bell', hertz: 988, at: 0.1, lasts: 0.4, loud: 0.1 },
  ],
  end: run('pluck', [392, 523, 659, 784, 1047], 0.1, 0.6),
};

const UNTUNED: readonly Instrument[] = ['rustle', 'drum'];
/** Two octaves: above that it squeaks. */
const HIGHEST = 24;

/** Play a sound, if sounds are on. `height` raises its tones by that many half steps. */
export function play(sound: Sound, height = 0): void {
  const on = awake();
  if (!on) return;
  const raised = 2 ** (Math.min(height, HIGHEST) / 12);
  for (const note of typeof sound === 'string' ? COMMON[sound] : sound) {
    const hertz = UNTUNED.includes(note.instrument) ? note.hertz : note.hertz * raised;
    INSTRUMENTS[note.instrument](on, { ...note, hertz }, on.currentTime + (note.at ?? 0));
  }
}
