/** Whether this browser looks for others to play with: what every page knows of it, the rest is in `lobby.svelte.ts`. */
const KEY = 'troef.wish';

/** What one looks for, with one's part of the first draw; it outlives the page, not the tab. */
export interface KeptWish { key: string; games: { game: string; rules: string | null }[]; rated: boolean; secret: string; commit: string; at: number }

class Looking {
  on = $state(this.kept() !== null);

  kept(): KeptWish | null {
    try {
      const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptWish | null;
      return typeof found?.key === 'string' && Array.isArray(found.games) ? found : null;
    } catch {
      return null;
    }
  }

  keep(wish: KeptWish | null): void {
    try {
      if (wish) sessionStorage.setItem(KEY, JSON.stringify(wish));
      else sessionStorage.removeItem(KEY);
    } catch {
      // a private window keeps nothing: the wish ends with the page
    }
    this.on = wish !== null;
  }
}

export const looking = new Looking();
