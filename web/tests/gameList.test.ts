import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gameList } from '../src/lib/gameList';
import type { GameInfo } from '../src/lib/wire';

describe('the list of games on a device', () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
  });

  it('is there without network, as it was told last', () => {
    expect(gameList.kept()).toBeNull();
    gameList.keep([{ slug: 'toepen' } as GameInfo]);
    expect(gameList.kept()).toEqual([{ slug: 'toepen' }]);
  });

  it('is not made of what is no list, nor where nothing may be kept', () => {
    kept.set('troef.games', '{"error": {}}');
    expect(gameList.kept()).toBeNull();
    kept.set('troef.games', '[');
    expect(gameList.kept()).toBeNull();
    vi.stubGlobal('localStorage', { getItem: () => { throw new Error('denied'); }, setItem: () => { throw new Error('denied'); } });
    gameList.keep([]);
    expect(gameList.kept()).toBeNull();
  });
});
