/** What a person sets once and finds back the next time. */
import type { HandOrder } from './sorting';

export interface Settings {
  language: 'nl' | 'en';
  theme: 'auto' | 'light' | 'dark';
  fourColours: boolean;
  dim: boolean;
  oneTap: boolean;
  /** How hands lie, by game; where nothing is said as the game has it. */
  orders: Record<string, HandOrder>;
  speed: 'calm' | 'normal' | 'quick';
  /** How long the end of a deal stays. */
  pause: 'short' | 'long' | 'wait';
  /** Patience: only deals that can be won. */
  winnable: boolean;
  soundTurn: boolean;
  soundCard: boolean;
  soundTrick: boolean;
  name: string;
}

const STORE = 'troef.settings';
const FRESH: Settings = {
  language: 'nl',
  theme: 'auto',
  fourColours: false,
  dim: true,
  oneTap: false,
  orders: {},
  speed: 'normal',
  pause: 'short',
  winnable: false,
  soundTurn: true,
  soundCard: false,
  soundTrick: false,
  name: '',
};

/** The first of the languages that a browser asks for in which there are words; Dutch where there is none. */
export function languageOf(asked: readonly string[]): Settings['language'] {
  const found = asked.map((tag) => tag.toLowerCase().split('-')[0]).find((language) => language === 'nl' || language === 'en');
  return found === 'en' ? 'en' : 'nl';
}

function load(): Settings {
  const fresh = { ...FRESH, language: languageOf(globalThis.navigator?.languages ?? []) };
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(STORE) ?? '{}') };
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
