import { describe, expect, it } from 'vitest';
import { clockWords, counted, DEALS, nextAway, NOTHING, soloTable } from '../src/lib/solo';
import type { View } from '../src/lib/wire';

describe('a table for one', () => {
  it('has a number, so that the same deal can come again', () => {
    const { seed } = soloTable('patience', 'book', false);
    expect(seed).toBeGreaterThanOrEqual(1);
    expect(seed).toBeLessThanOrEqual(DEALS);
    expect(soloTable('patience', 'book', true, 12)).toEqual({ game: 'patience', rules: 'book', seed: 12 });
  });
  it('can be one that can be won', () => expect(soloTable('patience', 'book', true)).toEqual({ game: 'patience', rules: 'book', winnable: true }));
});

describe('laying the rest away', () => {
  const zone = (id: string, kind: string, layout: string, hidden = 0, cards: string[] = []) => ({ id, kind, layout, hidden, cards, owner: null });
  const view = (...zones: object[]) => ({ zones, outcome: null, moves: [{ text: 'T1>F', verb: 'move', cards: ['KH'], from: 'T1', to: 'F-H' }] }) as unknown as View;
  const foundation = zone('F-H', 'foundation', 'pile');
  it('begins when nothing is hidden any more', () => {
    expect(nextAway(view(foundation, zone('T1', 'tableau', 'cascade', 0, ['KH'])))?.text).toBe('T1>F');
    expect(nextAway(view(foundation, zone('T1', 'tableau', 'cascade', 1, ['KH'])))).toBeNull();
    expect(nextAway(view(foundation, zone('stock', 'stock', 'pile', 3)))).toBeNull();
  });
});

describe('what one has won so far', () => {
  it('counts each table once, and a win that comes after all', () => {
    const lost = counted(NOTHING, 'a', false, 60, 50);
    expect(lost).toMatchObject({ played: 1, won: 0, streak: 0 });
    expect(counted(lost, 'a', false, 70, 60)).toBe(lost);
    const won = counted(lost, 'a', true, 90, 80);
    expect(won).toMatchObject({ played: 1, won: 1, streak: 1, fastest: 90, fewest: 80 });
    expect(counted(won, 'a', true, 20, 20)).toBe(won);
    expect(counted(won, 'b', true, 30, 99)).toMatchObject({ played: 2, won: 2, streak: 2, best: 2, fastest: 30, fewest: 80 });
    expect(counted(won, 'c', false, 1, 1)).toMatchObject({ streak: 0, best: 1 });
  });
  it('says time as people do', () => expect([0, 247, 3729].map(clockWords)).toEqual(['0:00', '4:07', '1:02:09']));
});
