/** Short sounds, made on the spot; no files. */
import type { Sound } from '../play/contract';
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function awake(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context.state === 'closed' ? null : context;
}

/** A plucked tone that dies away. */
function pluck(
  at: AudioContext,
  hertz: number,
  start: number,
  lasts: number,
  loud: number,
  shape: OscillatorType,
) {
  const tone = at.createOscillator();
  const gain = at.createGain();
  const begin = at.currentTime + start;
  tone.type = shape;
  tone.frequency.setValueAtTime(hertz, begin);
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  tone.connect(gain).connect(at.destination);
  tone.start(begin);
  tone.stop(begin + lasts);
}

/** The rustle of paper: filtered noise. */
function rustle(at: AudioContext, lasts: number, loud: number, hertz: number) {
  const length = Math.ceil(at.sampleRate * lasts);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const noise = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  noise.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  gain.gain.value = loud;
  noise.connect(filter).connect(gain).connect(at.destination);
  noise.start();
}

/** A drum: a falling tone. */
function drum(at: AudioContext, loud: number) {
  const tone = at.createOscillator();
  const gain = at.createGain();
  tone.frequency.setValueAtTime(150, at.currentTime);
  tone.frequency.exponentialRampToValueAtTime(46, at.currentTime + 0.25);
  gain.gain.setValueAtTime(loud, at.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + 0.5);
  tone.connect(gain).connect(at.destination);
  tone.start();
  tone.stop(at.currentTime + 0.5);
}

/** Play a sound, if sounds are on. `height` raises a tick with the count. */
export function play(sound: Sound, height = 0): void {
  const at = awake();
  if (!at) return;
  switch (sound) {
    case 'card':
      rustle(at, 0.12, 0.5, 1800);
      break;
    case 'draw':
      rustle(at, 0.08, 0.25, 3200);
      break;
    case 'claim':
      pluck(at, 392, 0, 0.25, 0.12, 'triangle');
      pluck(at, 523, 0.07, 0.3, 0.12, 'triangle');
      break;
    case 'doubt':
      drum(at, 0.6);
      setTimeout(() => drum(at, 0.5), 160);
      break;
    case 'tick':
      rustle(at, 0.06, 0.25, 2200);
      pluck(at, 330 * 2 ** (Math.min(height, 24) / 12), 0, 0.22, 0.1, 'triangle');
      break;
    case 'switch':
      pluck(at, 880, 0, 0.12, 0.08, 'square');
      pluck(at, 220, 0.08, 0.3, 0.1, 'square');
      break;
    case 'right':
      [523, 659, 784].forEach((hertz, i) => pluck(at, hertz, i * 0.09, 0.4, 0.12, 'triangle'));
      break;
    case 'wrong':
      [392, 311, 233].forEach((hertz, i) => pluck(at, hertz, i * 0.12, 0.45, 0.12, 'triangle'));
      break;
    case 'turn':
      pluck(at, 659, 0, 0.3, 0.1, 'sine');
      pluck(at, 988, 0.1, 0.4, 0.1, 'sine');
      break;
    case 'end':
      [392, 523, 659, 784, 1047].forEach((hertz, i) => pluck(at, hertz, i * 0.1, 0.6, 0.12, 'triangle'));
      break;
    default:
      sound satisfies never;
  }
}
