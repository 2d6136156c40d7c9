import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { heard } from './heard.svelte';
import { settings } from './settings.svelte';

export type Args = Record<string, FluentVariable>;
type Language = typeof settings.language;

/** Every word of every face has one source with the server and the terminal. A page loads the parts that it says, of a
 * game only its own; what only the terminal or paper says stays out. */
type Shelf = 'shared' | 'company' | 'door' | 'events' | 'fair' | 'lobby' | 'people' | 'puzzles' | 'reasons' | 'replay' | 'talk';
export type Part = Shelf | `game/${string}`;
const LANGUAGES: Language[] = ['nl', 'en'];
/** The files of a part are gathered in `../words/PART.LANGUAGE.ts`. */
const SHELVES = import.meta.glob<string[]>('../words/*.ts', { import: 'default' });
/** One file for each game and language: `../../../src/troef/words/nl/pesten.ftl`. */
const GAMES = import.meta.glob<string>(['../../../src/troef/words/*/*.ftl', '!**/{web,table,grammar,company,door,desk,phone,event*,cli,fair,faults,formats,lobby,paper,people,preview,puzzles,reasons,records,replay,results,talk,tournament}.ftl'], { query: '?raw', import: 'default' });
const bundles: Record<Language, FluentBundle> = {
  nl: new FluentBundle('nl', { useIsolating: false }),
  en: new FluentBundle('en', { useIsolating: false }),
};
const known = new Map<string, Promise<void>>();
const wanted = new Set<Part>();

async function texts(language: Language, part: Part): Promise<string[]> {
  const shelf = SHELVES[`../words/${part}.${language}.ts`];
  if (shelf) return shelf();
  const text = await GAMES[`../../../src/troef/words/${language}/${part.slice('game/'.length)}.ftl`]?.();
  return text === undefined ? [] : [text];
}

function load(language: Language, part: Part): Promise<void> {
  const name = `${language} ${part}`;
  let loading = known.get(name);
  if (!loading) {
    loading = texts(language, part).then(
      (found) => {
        for (const text of found) bundles[language].addResource(new FluentResource(text), { allowOverrides: true });
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

/** Loads what a page says. At an event the other language follows by itself: a phone that loses its network can still
 * change. */
export async function learn(...parts: Part[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  await Promise.all(parts.map((part) => load(settings.language, part)));
  if (!parts.includes('events')) return;
  for (const language of LANGUAGES) for (const part of parts) void load(language, part).catch(() => {});
}

/** All that has been said so far, in the language that was just chosen. */
export async function learnAgain(): Promise<void> {
  await Promise.all([...wanted].map((part) => load(settings.language, part)));
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
