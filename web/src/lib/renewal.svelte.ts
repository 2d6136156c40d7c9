/** The pages are kept on this device by a worker (`worker/`), which also tells when the server has newer ones. */
import { untrack } from 'svelte';

/** How long a page is open before all files are kept: whoever only looks in does not load them. */
const OPEN_FOR = 5000;
/** How seldom a page that stays open asks for a newer version. */
const ASKED_EVERY = 10 * 60_000;

class Renewal {
  /** Whether a newer version waits for the next time that the page is opened. */
  there = $state(false);
  private busy = $state(0);
  private kept = false;

  /** Whether to speak of it: not while somebody is busy. */
  readonly told = $derived(this.there && this.busy === 0);

  /** Somebody is in the middle of something; gives the function that ends it. */
  hold = (): (() => void) => {
    untrack(() => (this.busy += 1)); // an effect that holds does not run again for it
    return () => (this.busy -= 1);
  };

  later = (): void => {
    this.there = false;
  };

  /** Keeps the pages, at once or when the page has been open for a while. A page without HTTPS has no worker. */
  keepPages(after = OPEN_FOR): void {
    if (this.kept || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    setTimeout(() => void this.register().catch(() => {}), after); // without it everything works, but not without network
  }

  private async register(): Promise<void> {
    if (this.kept) return;
    this.kept = true;
    const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ start?: string }>) => {
      if (data.start && own && data.start !== new URL(own.src).pathname) this.there = true;
    });
    const registration = await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });
    let asked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - asked < ASKED_EVERY) return;
      asked = Date.now();
      void registration.update().catch(() => {});
    });
  }
}

export const renewal = new Renewal();
