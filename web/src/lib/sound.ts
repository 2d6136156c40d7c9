/** Small sounds made on the spot; no files. Nothing sounds before the person has touched the page: browsers see to that. */
import { settings } from './settings.svelte';

/** `signal`: the end of a round at an event, which must be heard. */
type Kind = 'turn' | 'card' | 'trick' | 'end' | 'people' | 'signal';
const VOLUMES = { off: 0, soft: 0.4, normal: 1 };
/** How loud what sounds now is. */
let loudness = 1;
let context: AudioContext | null = null;

function tone(frequency: number, start: number, length: number, volume: number, shape: OscillatorType = 'sine'): void {
  const at = context!.currentTime + start;
  const oscillator = context!.createOscillator();
  const gain = context!.createGain();
  oscillator.type = shape;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume * loudness, at + 0.012);
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
  gain.gain.value = 0.16 * loudness;
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

const SWITCHES = { turn: 'soundTurn', card: 'soundCard', trick: 'soundTrick', end: 'soundEnd', people: 'soundPeople' } as const;

/** Let something be heard, where its sound is on; `tried`: whoever sets the sounds hears it in any case. */
export function sound(kind: Kind, tried = false): void {
  loudness = kind === 'signal' ? 1 : VOLUMES[settings.volume];
  const wanted = kind === 'signal' || (loudness > 0 && (tried || settings[SWITCHES[kind]]));
  if (!wanted || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (kind === 'signal') return gong();
    if (kind === 'turn') {
      tone(587, 0, 0.22, 0.08);
      tone(784, 0.1, 0.3, 0.07);
    } else if (kind === 'end') [523, 659, 784].forEach((frequency, i) => tone(frequency, i * 0.11, 0.5, 0.06));
    else if (kind === 'people') tone(880, 0, 0.18, 0.05, 'triangle');
    else if (kind === 'card') brush(0);
    else [0, 0.05, 0.1].forEach(brush);
  } catch {
    // no sound device: the table plays in silence
  }
}
