import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { heard } from './heard.svelte';
import { settings } from './settings.svelte';

export type Args = Record<string, FluentVariable>;
type Language = typeof settings.language;

/** Every word of every face has one source with the server and the terminal. A page loads the parts that it says; what
 * only the terminal or paper says stays out. */
export type Part = 'shared' | 'games' | 'events' | 'reasons';
const SOURCES: Record<Language, Record<Part, () => Promise<{ default: string[] }>>> = {
  nl: { shared: () => import('../words/shared.nl'), games: () => import('../words/games.nl'), events: () => import('../words/events.nl'), reasons: () => import('../words/reasons.nl') },
  en: { shared: () => import('../words/shared.en'), games: () => import('../words/games.en'), events: () => import('../words/events.en'), reasons: () => import('../words/reasons.en') },
};
const LANGUAGES = Object.keys(SOURCES) as Language[];
const bundles: Record<Language, FluentBundle> = {
  nl: new FluentBundle('nl', { useIsolating: false }),
  en: new FluentBundle('en', { useIsolating: false }),
};
const known = new Map<string, Promise<void>>();

function load(language: Language, part: Part): Promise<void> {
  const name = `${language} ${part}`;
  let loading = known.get(name);
  if (!loading) {
    loading = SOURCES[language][part]().then(
      ({ default: texts }) => {
        for (const text of texts) bundles[language].addResource(new FluentResource(text), { allowOverrides: true });
        heard.parts += 1;
      },
      (error) => {
        known.delete(name); // it may come the next time
        throw error;
      },
    );
    known.set(name, loading);
  }
  return loading;
}

/** Loads what a page says. The other language follows by itself: a phone that loses its network can still change. */
export async function learn(...parts: Part[]): Promise<void> {
  await Promise.all(parts.map((part) => load(settings.language, part)));
  for (const language of LANGUAGES) for (const part of parts) void load(language, part).catch(() => {});
}

/** A number as the language writes it: 1.250 or 1,250, and a minus that is no hyphen. */
export function numberWords(value: number): string {
  return withMinus(new Intl.NumberFormat(settings.language).format(value));
}

function withMinus(text: string): string {
  return text.replace(/(?<![\w-])-(?=\d)/g, '−');
}

/** The words for a key (`game-pesten`, or `game-pesten.line` for an attribute), or undefined where there are none. A
 * language that is still on its way is stood in for by the other. */
export function maybe(key: string, args?: Args): string | undefined {
  const [id, attribute] = key.split('.') as [string, string?];
  const parts = heard.parts;
  for (const language of [settings.language, ...(parts ? LANGUAGES : [])]) {
    const message = bundles[language].getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return withMinus(bundles[language].formatPattern(pattern, args, []).replace(/ {2,}/g, ' ').trim());
  }
  return undefined;
}

/** The first key that has words. A missing message shows its key in development and something readable elsewhere. */
export function t(keys: string | string[], args?: Args): string {
  const tried = Array.isArray(keys) ? keys : [keys];
  for (const key of tried) {
    const words = maybe(key, args);
    if (words !== undefined) return words;
  }
  const last = tried.at(-1)!;
  return import.meta.env.DEV ? last : last.replace(/^[a-z]+-/, '').replaceAll('-', ' ');
}
