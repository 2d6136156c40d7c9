/** `#/` is the door, `#/table/ID` a table. */
export type Route = { page: 'door' } | { page: 'table'; id: string };

function read(): Route {
  const id = /^#\/table\/([\w-]+)/.exec(location.hash)?.[1];
  return id ? { page: 'table', id } : { page: 'door' };
}

class Router {
  route: Route = $state(read());

  constructor() {
    addEventListener('hashchange', () => (this.route = read()));
  }

  toTable(id: string): void {
    location.hash = `#/table/${id}`;
  }
}

export const router = new Router();
