/** `#/` is the door, `#/table/ID` a table; `#/tornooi` opens an event, `#/tornooi/ID` is its scoreboard, with `/desk`,
 * `/tafel/N` (the phone of a table), `/inschrijven` (to register), `/mijn` (a player's own page), `/spel/N` (a table on
 * line, for a player) and `/kijk/N` (for the jury and the desk) behind it; `#/tornooien` is the calendar. A card's link ends
 * in `?key=TOKEN`, which is kept and taken out of the address. `#/leer/GAME` is the lesson of a game. */
export type Route =
  | { page: 'door' }
  | { page: 'table'; id: string }
  | { page: 'lesson'; game: string }
  | { page: 'opening' }
  | { page: 'calendar' }
  | { page: 'event'; id: string; place: string };

function read(): Route {
  const [, page, id, place] = /^#\/(table|leer|tornooien|tornooi)(?:\/([\w-]+))?(?:\/(desk|inschrijven|mijn|(?:tafel|spel|kijk)\/\d+))?/.exec(location.hash) ?? [];
  if (page === 'table' && id) return { page, id };
  if (page === 'leer' && id) return { page: 'lesson', game: id };
  if (page === 'tornooien') return { page: 'calendar' };
  if (page === 'tornooi') return id ? { page: 'event', id, place: place ?? '' } : { page: 'opening' };
  return { page: 'door' };
}

class Router {
  route: Route = $state(read());

  constructor() {
    addEventListener('hashchange', () => (this.route = read()));
  }

  toTable(id: string): void {
    location.hash = `#/table/${id}`;
  }

  toEvent(id: string, place = ''): void {
    location.hash = `#/tornooi/${id}${place && `/${place}`}`;
  }
}

export const router = new Router();
