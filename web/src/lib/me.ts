/** Who this browser is signed in as, as far as its pages need to know before they ask: the session itself is in a cookie
 * that no script can read. */
import { call } from './api';

export interface Me { name: string; avatar: string }

const KEY = 'troef.me';

export const me = {
  known(): Me | null {
    try {
      const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Me> | null;
      return typeof found?.name === 'string' && typeof found.avatar === 'string' ? { name: found.name, avatar: found.avatar } : null;
    } catch {
      return null;
    }
  },
  keep(account: Me | null): void {
    try {
      if (account) localStorage.setItem(KEY, JSON.stringify({ name: account.name, avatar: account.avatar }));
      else localStorage.removeItem(KEY);
    } catch {
      // a private window keeps nothing
    }
  },
};

/** Who says his name as he sits down has an account from then on, without being asked for anything. */
export async function introduce(name: string): Promise<void> {
  if (!name || me.known()) return;
  try {
    const { account } = await call<{ account: Me | null }>('/api/account', { name });
    me.keep(account);
  } catch {
    // one plays without an account just as well
  }
}
