import { gameName } from './speech';
import type { GameInfo } from './wire';
import { maybe } from './words';

export const FAMILIES = ['trumps', 'whist', 'prediction', 'melds', 'shedding', 'banking', 'speed', 'alone'];

/** Letters only, without accents: "Café-whist" and "cafewhist" are one search. */
export function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/[^a-z0-9]/g, '');
}

function words(game: GameInfo): string[] {
  return [gameName(game.slug, game.names), ...Object.values(game.names), game.slug, ...game.synonyms, ...game.presets.flatMap((p) => Object.values(p.names))].map(plain);
}

/** How well a game answers a search: 0 is a name that begins so, null is no answer. */
export function answer(game: GameInfo, query: string): number | null {
  const wanted = plain(query);
  if (!wanted) return 0;
  const all = words(game);
  if (all.some((w) => w.startsWith(wanted))) return 0;
  if (all.some((w) => w.includes(wanted))) return 1;
  return plain(maybe(`game-${game.slug}.line`) ?? '').includes(wanted) ? 2 : null;
}

export function search(games: GameInfo[], query: string): GameInfo[] {
  return games
    .map((game) => ({ game, rank: answer(game, query) }))
    .filter((found): found is { game: GameInfo; rank: number } => found.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map((found) => found.game);
}

/** Families in their order, playable games first, the rest as it came. */
export function byFamily(games: GameInfo[]): { family: string; games: GameInfo[] }[] {
  const order = [...FAMILIES, ...games.map((g) => g.family).filter((f) => !FAMILIES.includes(f))];
  return [...new Set(order)]
    .map((family) => ({ family, games: games.filter((g) => g.family === family).sort((a, b) => Number(b.ready) - Number(a.ready)) }))
    .filter((group) => group.games.length > 0);
}
