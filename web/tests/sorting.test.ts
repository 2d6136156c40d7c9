import { describe, expect, it } from 'vitest';
import { sortByRank, sortHand, suitOrder } from '../src/lib/sorting';
import type { Suit } from '../src/lib/wire';

const suits = (text: string) => new Set(text.split('') as Suit[]);

describe('the order of suits in a hand', () => {
  it('alternates colours with four suits', () => {
    const colours = suitOrder(suits('SHDC'), null).map((s) => 'HD'.includes(s));
    expect(colours[0]).not.toBe(colours[1]);
    expect(colours[1]).not.toBe(colours[2]);
    expect(colours[2]).not.toBe(colours[3]);
  });

  it.each(['S', 'H', 'D', 'C'] as Suit[])('puts trump %s last', (trump) => {
    expect(suitOrder(suits('SHDC'), trump).at(-1)).toBe(trump);
  });

  it('lays the single colour between two of the other', () => {
    expect(suitOrder(suits('SCH'), null)[1]).toBe('H');
  });

  it('keeps trump last even if two colours then touch', () => {
    expect(suitOrder(suits('SCH'), 'H').at(-1)).toBe('H');
  });

  it('does not mind a trump that is not held', () => {
    expect(suitOrder(suits('SH'), 'C')).toHaveLength(2);
  });
});

describe('sorting a hand', () => {
  it('goes from low to high in each suit, jokers at the end', () => {
    expect(sortHand(['*', 'AH', '10H', '2H', 'KH'], null)).toEqual(['2H', '10H', 'KH', 'AH', '*']);
  });

  it('keeps equal cards of two packs', () => {
    expect(sortHand(['7S', '7S', '8S'], null)).toEqual(['7S', '7S', '8S']);
  });

  it('lays equal ranks together by rank', () => {
    expect(sortByRank(['KS', '7H', 'KH', '7D'])).toEqual(['7D', '7H', 'KS', 'KH']);
  });
});
