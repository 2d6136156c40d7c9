/** The files of the pages as they are kept on a device: a cache for each version. */

type Fetch = (address: RequestInfo, how?: RequestInit) => Promise<Response>;

const NAME = 'troef-pages-';
/** The page itself: one for every address, it reads what to show from there. */
const PAGE = '/';

export class FilesKept {
  private readonly name: string;

  constructor(version: string, private readonly files: readonly string[], private readonly caches: CacheStorage, private readonly fetch: Fetch) {
    this.name = NAME + version;
  }

  /** Keeps the page and all its files, or nothing. What another version has under the same name is not fetched again. */
  async keep(): Promise<void> {
    const cache = await this.caches.open(this.name);
    try {
      await Promise.all(this.files.map(async (file) => cache.put(file, (await this.caches.match(file)) ?? (await this.fetched(file)))));
      const page = await this.fetched(PAGE, { cache: 'no-cache' });
      if (!(await page.clone().text()).includes(this.files[0]!)) throw new Error('the server has another version by now');
      await cache.put(PAGE, page);
    } catch (error) {
      await this.caches.delete(this.name);
      throw error;
    }
  }

  /** Forgets old versions. The one before stays: a page that is open may still load parts of it. */
  async clear(): Promise<void> {
    const others = (await this.caches.keys()).filter((name) => name.startsWith(NAME) && name !== this.name);
    await Promise.all(others.slice(0, -1).map((name) => this.caches.delete(name)));
  }

  /** A file: its name changes with what is in it, so what is kept is right. */
  async file(request: Request): Promise<Response> {
    return (await this.caches.match(request)) ?? this.fetch(request);
  }

  /** A page as the server has it; as it is kept, where the server gives none in time. */
  async page(request: Request, patience: number): Promise<Response> {
    const answer = this.fetch(request).then((response) => (response.status < 500 ? response : null), () => null);
    const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
    const cache = await this.caches.open(this.name);
    return (await Promise.race([answer, late])) ?? (await cache.match(PAGE)) ?? (await answer) ?? Response.error();
  }

  private async fetched(address: string, how?: RequestInit): Promise<Response> {
    const response = await this.fetch(address, how);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response;
  }
}
