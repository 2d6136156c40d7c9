import { settings } from './settings.svelte';

/** `#/` is the door, `#/table/ID` a table; `#/tornooi` opens an event, `#/tornooi/ID` is its scoreboard, with `/desk`,
 * `/tafel/N` (the phone of a table), `/inschrijven` (to register), `/mijn` (a player's own page), `/spel/N` (a table on
 * line, for a player) and `/kijk/N` (for the jury and the desk) behind it; `#/tornooien` is the calendar. A card's link ends
 * in `?key=TOKEN`, which is kept and taken out of the address. `#/leer/GAME` is the lesson of a game, `#/puzzel` the puzzles
 * of the day, `#/gespeeld` what this browser played, `#/eerlijk/TABLE` what it noted of the deals of a table, `#/ik` who one is, `#/ranglijst/GAME` who plays a game best, `#/uitdaging/ID` the same cards for everybody. `#/naspelen/TABLE/MATCH` replays a match, with `/DEAL` and `/STEP` behind it a place in it; `#/naspelen`
 * opens a file. A game has a page with an address of its own, `/spel/GAME` or `/game/GAME`. */
export type Route =
  | { page: 'door' }
  | { page: 'table'; id: string }
  | { page: 'lesson'; game: string }
  | { page: 'puzzle'; family: string }
  | { page: 'replay'; id: string; match: number; deal: number | null; step: number }
  | { page: 'game'; game: string }
  | { page: 'history' }
  | { page: 'fair'; id: string }
  | { page: 'account' }
  | { page: 'board'; game: string }
  | { page: 'challenge'; id: string }
  | { page: 'opening' }
  | { page: 'calendar' }
  | { page: 'event'; id: string; place: string };

function read(): Route {
  const replay = /^#\/naspelen(?:\/([\w-]+)(?:\/(\d+)(?:\/(\d+)(?:\/(\d+))?)?)?)?$/.exec(location.hash);
  if (replay) return { page: 'replay', id: replay[1] ?? '', match: Number(replay[2] ?? 1), deal: replay[3] ? Number(replay[3]) : null, step: Number(replay[4] ?? 0) };
  const [, page, id, place] = /^#\/(table|leer|puzzel|gespeeld|eerlijk|ik|ranglijst|uitdaging|tornooien|tornooi)(?:\/([\w-]+))?(?:\/(desk|inschrijven|mijn|(?:tafel|spel|kijk)\/\d+))?/.exec(location.hash) ?? [];
  if (page === 'table' && id) return { page, id };
  if (page === 'eerlijk' && id) return { page: 'fair', id };
  if (page === 'leer' && id) return { page: 'lesson', game: id };
  if (page === 'puzzel') return { page: 'puzzle', family: id ?? '' };
  if (page === 'gespeeld') return { page: 'history' };
  if (page === 'ik') return { page: 'account' };
  if (page === 'ranglijst') return { page: 'board', game: id ?? '' };
  if (page === 'uitdaging' && id) return { page: 'challenge', id };
  if (page === 'tornooien') return { page: 'calendar' };
  if (page === 'tornooi') return id ? { page: 'event', id, place: place ?? '' } : { page: 'opening' };
  const game = location.hash.startsWith('#/') ? undefined : GAME_PAGE.exec(location.pathname)?.[1];
  return game ? { page: 'game', game: game.toLowerCase() } : { page: 'door' };
}

const GAME_PAGE = /^\/(?:spel|game)\/([\w-]+)\/?$/;

/** The address of the page of a game, in the language that is spoken. */
export const gamePage = (slug: string): string => `/${settings.language === 'nl' ? 'spel' : 'game'}/${slug}`;

class Router {
  route: Route = $state(read());

  constructor() {
    for (const change of ['hashchange', 'popstate'] as const) addEventListener(change, () => this.#arrive());
    this.#arrive();
  }

  #arrive(): void {
    // from the page of a game one goes on to a table: its address has nothing of the page
    if (location.hash.startsWith('#/') && location.pathname !== '/') history.replaceState(null, '', `/${location.search}${location.hash}`);
    const next = read();
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
  }

  /** To an address of this site, without a new page. */
  open(address: string): void {
    history.pushState(null, '', address);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** A link to the door or to the page of a game is followed here, unless it is to open elsewhere. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]');
    const address = link?.getAttribute('href') ?? '';
    const elsewhere = event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link?.target || link?.hasAttribute('download');
    if (elsewhere || !(address === '/' || GAME_PAGE.test(address.split('#')[0]!))) return;
    event.preventDefault();
    this.open(address);
  }

  toTable(id: string): void {
    location.hash = `#/table/${id}`;
  }

  toEvent(id: string, place = ''): void {
    location.hash = `#/tornooi/${id}${place && `/${place}`}`;
  }
}

/** Where a match of a table is replayed, or a place in it. */
export function replayAddress(id: string, match: number, deal?: number, step?: number): string {
  return `#/naspelen/${id}/${match}${deal === undefined ? '' : `/${deal}${step ? `/${step}` : ''}`}`;
}

export const router = new Router();
