/** Small sounds made on the spot; no files. Nothing sounds before the person has touched the page: browsers see to that. */
import { settings } from './settings.svelte';

type Kind = 'turn' | 'card' | 'trick' | 'signal';
let context: AudioContext | null = null;

function tone(frequency: number, start: number, length: number, volume: number, shape: OscillatorType = 'sine'): void {
  const at = context!.currentTime + start;
  const oscillator = context!.createOscillator();
  const gain = context!.createGain();
  oscillator.type = shape;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context!.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** The brush of a card on cloth: a breath of filtered noise. */
function brush(start: number): void {
  const length = 0.09;
  const buffer = context!.createBuffer(1, context!.sampleRate * length, context!.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = context!.createBufferSource();
  const filter = context!.createBiquadFilter();
  const gain = context!.createGain();
  filter.type = 'bandpass';
  filter.frequency.value = 2400;
  gain.gain.value = 0.16;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(context!.destination);
  source.start(context!.currentTime + start);
}

/** Browsers let a page sound only after somebody has touched it, and phones silence it again when they sleep: every tap
 * opens the sound, so that a signal can come by itself later. Gives the function that ends it. */
export function openSoundAtTaps(): () => void {
  const open = () => {
    try {
      context ??= new AudioContext();
      void context.resume();
    } catch {
      // no sound device
    }
  };
  const taps = ['pointerdown', 'keydown'] as const;
  taps.forEach((tap) => addEventListener(tap, open));
  return () => taps.forEach((tap) => removeEventListener(tap, open));
}

/** A gong for the end of a round: heard over a room of people. */
function gong(): void {
  for (const [frequency, volume] of [[392, 0.3], [494, 0.24], [587, 0.2], [784, 0.1]] as const) tone(frequency, 0, 3, volume, 'triangle');
}

export function sound(kind: Kind): void {
  const wanted = { turn: settings.soundTurn, card: settings.soundCard, trick: settings.soundTrick, signal: true }[kind];
  if (!wanted || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (kind === 'signal') return gong();
    if (kind === 'turn') {
      tone(587, 0, 0.22, 0.08);
      tone(784, 0.1, 0.3, 0.07);
    } else if (kind === 'card') brush(0);
    else [0, 0.05, 0.1].forEach(brush);
  } catch {
    // no sound device: the table plays in silence
  }
}
