import { describe, expect, it } from 'vitest';
import { entries, entryKey, grouped, matching, said, targets } from '../src/lib/menus';
import type { Move } from '../src/lib/wire';

const bid = (word: string, suit?: 'C' | 'S'): Move => ({ text: `${word} ${suit ?? ''}`, verb: 'bid', word, suit });
const order = (word: string, target: number): Move => ({ text: `order ${word} ${target}`, verb: 'order', word, target });
const trigger = (word: string): Move => ({ text: word, verb: 'trigger', word });

describe('bids in a suit', () => {
  it('are one pill when they differ in the suit only', () => {
    const ask: Move = { text: 'ask C', verb: 'ask', suit: 'C' };
    const groups = entries([ask, bid('abondance-9', 'S'), bid('abondance-9', 'C'), bid('piccolo'), bid('abondance-10', 'S')]);
    expect(groups.map((entry) => ('suits' in entry ? entry.suits.length : 'move' in entry && entry.move.text))).toEqual(['ask C', 2, 'piccolo ', 'abondance-10 S']);
  });
});

describe('a pill', () => {
  it('is the same one when others come or go before it', () => {
    const keys = (moves: Move[]) => entries(moves).map(entryKey);
    const [slim, pass] = [bid('piccolo'), { text: 'pass', verb: 'pass' }];
    const all = keys([pass, bid('abondance-9', 'S'), bid('abondance-9', 'C'), slim]);
    expect(new Set(all).size).toBe(3);
    expect(keys([bid('abondance-9', 'S'), bid('abondance-9', 'C'), slim])).toEqual(all.slice(1));
  });
});

describe('many things to say', () => {
  const pass: Move = { text: 'pass', verb: 'pass' };
  const orders = ['bow', 'sing', 'pour'].flatMap((word) => [order(word, 2), order(word, 5)]);

  it('to somebody are one menu', () => {
    const [first, menu] = entries([pass, ...orders]);
    expect(first).toEqual({ move: pass });
    expect(menu).toEqual({ menu: 'order', moves: orders });
  });

  it('stay pills while there are few', () => {
    expect(entries([pass, order('bow', 2), order('sing', 2)])).toHaveLength(3);
    expect(entries([trigger('a'), trigger('b')])).toHaveLength(2);
  });

  it('are asked for in two steps', () => {
    expect(targets(orders)).toEqual([2, 5]);
    expect(said(orders, 5).map((m) => m.word)).toEqual(['bow', 'sing', 'pour']);
    expect(said(orders, null)).toBe(orders);
  });
});

describe('a long list of words', () => {
  const moves = ['rank-7', 'rank-K', '7H', 'court', '8H', 'suit-S', 'suit-H'].map(trigger);

  it('lies in groups of what begins alike, cards together, the rest last', () => {
    expect(grouped(moves).map(({ name, moves }) => [name, moves.map((m) => m.word)])).toEqual([
      ['rank', ['rank-7', 'rank-K']], ['card', ['7H', '8H']], ['suit', ['suit-S', 'suit-H']], ['', ['court']],
    ]);
  });

  it('is found by typing, whatever the accents and signs', () => {
    const labels: Record<string, string> = { 'rank-7': '7', 'rank-K': 'heer', court: 'boer, vrouw of heer', '7H': '♥7 harten zeven' };
    const found = (typed: string) => matching(moves, (m) => labels[m.word!] ?? '', typed).map((m) => m.word);
    expect(found('HEER')).toEqual(['rank-K', 'court']);
    expect(found('zeven har')).toEqual(['7H']);
    expect(found('')).toHaveLength(moves.length);
  });
});
