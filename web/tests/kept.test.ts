import { beforeEach, describe, expect, it } from 'vitest';
import { FilesKept } from '../worker/kept';

/** The caches of a browser, as far as the worker uses them. */
class Shelves {
  readonly all = new Map<string, Map<string, Response>>();

  private of = (name: string) => this.all.get(name) ?? this.all.set(name, new Map()).get(name)!;

  open = async (name: string) => ({
    put: async (key: string, response: Response) => void this.of(name).set(key, response),
    match: async (key: string) => this.of(name).get(key)?.clone(),
  });
  match = async (key: string | Request) => {
    const path = typeof key === 'string' ? key : new URL(key.url).pathname;
    return [...this.all.values()].find((cache) => cache.has(path))?.get(path)?.clone();
  };
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
}

/** A server with the files of one version; what was asked of it is counted. */
class Server {
  asked: string[] = [];
  answers = async (): Promise<void> => {};

  constructor(public files: Record<string, string>) {}

  fetch = async (wanted: RequestInfo): Promise<Response> => {
    const path = typeof wanted === 'string' ? wanted : new URL(wanted.url).pathname;
    this.asked.push(path);
    await this.answers();
    const text = this.files[path.startsWith('/assets/') ? path : '/'];
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  };
}

const ONE = { '/': 'page /assets/a1.js', '/assets/a1.js': 'start', '/assets/b1.js': 'table' };
const TWO = { '/': 'page /assets/a2.js', '/assets/a2.js': 'start', '/assets/b1.js': 'table' };
const request = (path: string) => new Request(`https://troef.test${path}`);
const never = () => new Promise<void>(() => {});

describe('the files of the pages on a device', () => {
  let shelves: Shelves;
  let server: Server;
  const version = (name: string, files: Record<string, string>) =>
    new FilesKept(name, Object.keys(files).filter((path) => path !== '/'), shelves as unknown as CacheStorage, server.fetch as never);

  beforeEach(() => {
    shelves = new Shelves();
    server = new Server(ONE);
  });

  it('open a page without network', async () => {
    const kept = version('1', ONE);
    await kept.keep();
    server.answers = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await (await kept.page(request('/spel/manillen'), 1000)).text()).toBe(ONE['/']);
    expect(await (await kept.file(request('/assets/b1.js'))).text()).toBe('table');
  });

  it('open a page when the server is slow, and else as the server has it', async () => {
    const kept = version('1', ONE);
    await kept.keep();
    server.files = TWO;
    expect(await (await kept.page(request('/'), 1000)).text()).toBe(TWO['/']);
    server.answers = never;
    expect(await (await kept.page(request('/'), 1)).text()).toBe(ONE['/']);
  });

  it('are whole, or none of them is kept', async () => {
    const kept = version('1', { ...ONE, '/assets/lost.js': '' });
    await expect(kept.keep()).rejects.toThrow('/assets/lost.js: 404');
    server.files = TWO;
    await expect(version('1', ONE).keep()).rejects.toThrow();
    expect([...shelves.all.keys()]).toEqual([]);
  });

  it('are fetched once, also when the next version has them too', async () => {
    await version('1', ONE).keep();
    server.files = TWO;
    server.asked = [];
    await version('2', TWO).keep();
    expect(server.asked).toEqual(['/assets/a2.js', '/']);
  });

  it('stay for the pages that are open, until the version after the next', async () => {
    await version('1', ONE).keep();
    server.files = TWO;
    const second = version('2', TWO);
    await second.keep();
    await second.clear();
    expect(await (await second.file(request('/assets/a1.js'))).text()).toBe('start');
    server.files = { '/': 'page /assets/a3.js', '/assets/a3.js': 'start' };
    const third = version('3', server.files);
    await third.keep();
    await third.clear();
    expect(shelves.all.size).toBe(2);
    expect(await shelves.match('/assets/a1.js')).toBeUndefined();
  });

  it('say nothing of their own where nothing is kept', async () => {
    const kept = version('1', ONE);
    expect(await (await kept.page(request('/'), 1)).text()).toBe(ONE['/']);
    server.answers = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await kept.page(request('/'), 1)).type).toBe('error');
  });
});
