import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';

/** Every word of every face, one source with the server and the terminal; what only they say stays out. */
const files = import.meta.glob(['../../../src/troef/words/*/*.ftl', '!**/faults.ftl', '!**/results.ftl'], { query: '?raw', eager: true, import: 'default' }) as Record<string, string>;

export type Args = Record<string, FluentVariable>;

const bundles = new Map<string, FluentBundle>();
for (const [path, text] of Object.entries(files)) {
  const language = path.split('/').at(-2)!;
  let bundle = bundles.get(language);
  if (!bundle) bundles.set(language, (bundle = new FluentBundle(language, { useIsolating: false })));
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

/** The words for a key (`game-pesten`, or `game-pesten.line` for an attribute), or undefined where there are none. */
export function maybe(key: string, args?: Args): string | undefined {
  const bundle = bundles.get(settings.language);
  const [id, attribute] = key.split('.') as [string, string?];
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle!.formatPattern(pattern, args, []).replace(/ {2,}/g, ' ').trim() : undefined;
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
