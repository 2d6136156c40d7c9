/** The list of games as the server told it last: it stays on this device, to be looked at without network. */
import type { GameInfo } from './wire';

const STORE = 'troef.games';

export const gameList = {
  keep(games: GameInfo[]): void {
    try {
      localStorage.setItem(STORE, JSON.stringify(games));
    } catch {
      // a private window keeps nothing
    }
  },
  /** Null where none was kept, or what is there is no list. */
  kept(): GameInfo[] | null {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? 'null');
      return Array.isArray(found) ? found : null;
    } catch {
      return null;
    }
  },
};
