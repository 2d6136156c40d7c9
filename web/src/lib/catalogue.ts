import { settings } from './settings.svelte';
import type { GameInfo } from './wire';
import { t } from './words';

export const FAMILIES = ['trumps', 'whist', 'prediction', 'melds', 'shedding', 'banking', 'speed', 'alone'];

/** What a game is, in a sentence. */
export const gameLine = (game: GameInfo): string => game.lines[settings.language] ?? game.lines['nl'] ?? '';

/** With how many it is played. */
export function seatsWords({ seats: { min, max } }: GameInfo): string {
  return min === max ? t('ui-seats', { min }) : t('ui-seats-range', { min, max });
}

/** What one likes comes first, the rest stays in its order. */
export function favouritesFirst(games: GameInfo[], favourites: string[]): GameInfo[] {
  const liked = new Set(favourites);
  return [...games.filter((game) => liked.has(game.slug)), ...games.filter((game) => !liked.has(game.slug))];
}

/** Letters only, without accents: "Café-whist" and "cafewhist" are one search. */
export function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/[^a-z0-9]/g, '');
}

function words(game: GameInfo): string[] {
  return [...Object.values(game.names), game.slug, ...game.synonyms, ...game.presets.flatMap((p) => Object.values(p.names))].map(plain);
}

/** How well a game answers a search: 0 is a name that begins so, null is no answer. */
export function answer(game: GameInfo, query: string): number | null {
  const wanted = plain(query);
  if (!wanted) return 0;
  const all = words(game);
  if (all.some((w) => w.startsWith(wanted))) return 0;
  if (all.some((w) => w.includes(wanted))) return 1;
  return plain(gameLine(game)).includes(wanted) ? 2 : null;
}

/** The game that somebody means by an address: `/klaverjassen`, `/Hearts`. */
export function named(games: GameInfo[], address: string): GameInfo | undefined {
  const wanted = plain(address);
  return games.find((game) => [game.slug, ...Object.values(game.names), ...game.synonyms].some((name) => plain(name) === wanted));
}

export function search(games: GameInfo[], query: string): GameInfo[] {
  return games
    .map((game) => ({ game, rank: answer(game, query) }))
    .filter((found): found is { game: GameInfo; rank: number } => found.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map((found) => found.game);
}

export interface Family { family: string; ready: GameInfo[]; later: GameInfo[] }

/** Families in their order; those without a game to play yet come last. */
export function byFamily(games: GameInfo[]): Family[] {
  const order = new Set([...FAMILIES, ...games.map((g) => g.family)]);
  const groups = [...order].map((family) => {
    const own = games.filter((g) => g.family === family);
    return { family, ready: own.filter((g) => g.ready), later: own.filter((g) => !g.ready) };
  });
  return [...groups.filter((g) => g.ready.length), ...groups.filter((g) => !g.ready.length && g.later.length)];
}
