/** `#/` is the door, `#/table/ID` a table; `#/tornooi` opens an event, `#/tornooi/ID` is its scoreboard, with `/desk`,
 * `/tafel/N` (the phone of a table), `/mijn` (where a player sits), `/spel/N` (a table on line, for a player) and `/kijk/N`
 * (for the jury and the desk) behind it. A card's link ends in `?key=TOKEN`, which is kept and taken out of the address. */
export type Route =
  | { page: 'door' }
  | { page: 'table'; id: string }
  | { page: 'opening' }
  | { page: 'event'; id: string; place: string };

function read(): Route {
  const [, page, id, place] = /^#\/(table|tornooi)(?:\/([\w-]+))?(?:\/(desk|mijn|(?:tafel|spel|kijk)\/\d+))?/.exec(location.hash) ?? [];
  if (page === 'table' && id) return { page, id };
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
