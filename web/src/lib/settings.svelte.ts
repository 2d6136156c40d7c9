/** What a person sets once and finds back the next time. */
import type { HandOrder } from './sorting';

export interface Settings {
  language: 'nl' | 'en';
  theme: 'auto' | 'light' | 'dark';
  cloth: 'green' | 'blue' | 'wine' | 'slate';
  back: 'brick' | 'delft' | 'moss' | 'night';
  fourColours: boolean;
  /** Cards of one's hand and of the trick larger. */
  large: boolean;
  /** Hand and buttons mirrored: the corners of the cards show at the right. */
  leftHanded: boolean;
  dim: boolean;
  oneTap: boolean;
  /** How hands lie, by game; where nothing is said as the game has it. */
  orders: Record<string, HandOrder>;
  speed: 'calm' | 'normal' | 'quick';
  /** With bots: say it when another card was clearly better. */
  coach: boolean;
  /** How long the end of a deal stays. */
  pause: 'short' | 'long' | 'wait';
  /** Patience: only deals that can be won. */
  winnable: boolean;
  volume: 'off' | 'soft' | 'normal';
  soundTurn: boolean;
  soundCard: boolean;
  soundTrick: boolean;
  soundEnd: boolean;
  soundPeople: boolean;
  /** Words of other people at the table are shown. */
  reactions: boolean;
  /** People whose words are not shown, each by table and name. */
  muted: string[];
  name: string;
}

const STORE = 'troef.settings';
const FRESH: Settings = {
  language: 'nl',
  theme: 'auto',
  cloth: 'green',
  back: 'brick',
  fourColours: false,
  large: false,
  leftHanded: false,
  dim: true,
  oneTap: false,
  orders: {},
  speed: 'normal',
  coach: false,
  pause: 'short',
  winnable: false,
  volume: 'normal',
  soundTurn: true,
  soundCard: false,
  soundTrick: false,
  soundEnd: false,
  soundPeople: false,
  reactions: true,
  muted: [],
  name: '',
};

/** The first of the languages that a browser asks for in which there are words; Dutch where there is none. */
export function languageOf(asked: readonly string[]): Settings['language'] {
  const found = asked.map((tag) => tag.toLowerCase().split('-')[0]).find((language) => language === 'nl' || language === 'en');
  return found === 'en' ? 'en' : 'nl';
}

/** What can be chosen among, where it is not yes or no. */
const CHOICES: Partial<Record<keyof Settings, readonly unknown[]>> = {
  language: ['nl', 'en'],
  theme: ['auto', 'light', 'dark'],
  cloth: ['green', 'blue', 'wine', 'slate'],
  back: ['brick', 'delft', 'moss', 'night'],
  speed: ['calm', 'normal', 'quick'],
  pause: ['short', 'long', 'wait'],
  volume: ['off', 'soft', 'normal'],
};

/** What was kept, as far as it can be a setting: what is of another kind, or of another page, stays as it is at first. */
export function settled(fresh: Settings, kept: unknown): Settings {
  const found = Object.entries(kept ?? {}).filter(([name, value]) => {
    const first = fresh[name as keyof Settings];
    const kind = typeof value === typeof first && Array.isArray(value) === Array.isArray(first) && value !== null;
    return kind && (CHOICES[name as keyof Settings]?.includes(value) ?? true);
  });
  return { ...fresh, ...Object.fromEntries(found) };
}

function load(): Settings {
  const fresh = { ...FRESH, language: languageOf(globalThis.navigator?.languages ?? []) };
  try {
    return settled(fresh, JSON.parse(localStorage.getItem(STORE) ?? '{}'));
  } catch {
    return fresh; // storage is forbidden or spoiled: the defaults do
  }
}

export const settings: Settings = $state(load());

export function saveSettings(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // a private window keeps nothing; the settings last as long as the page
  }
}
