import { describe, expect, it } from 'vitest';
import { asLaid, moved } from '../src/lib/own.svelte';
import { arrangeHand, groupStarts, sortByRank, sortBySuit, suitOrder } from '../src/lib/sorting';
import type { Suit, View, Zone } from '../src/lib/wire';

const suits = (text: string) => new Set(text.split('') as Suit[]);
const view = (ranks = '2 3 4 5 6 7 8 9 10 J Q K A') => ({ ranks: ranks.split(' '), zones: [] }) as unknown as View;
const hand = (cards: string, groups: number[], trumps?: number): Zone => ({ id: 'hand-0', kind: 'hand', owner: 0, layout: 'fan', hidden: 0, cards: cards.split(' '), groups, trumps });

describe('the order of suits in a hand', () => {
  it('alternates colours with four suits', () => {
    const colours = suitOrder(suits('SHDC')).map((s) => 'HD'.includes(s));
    expect(colours[0]).not.toBe(colours[1]);
    expect(colours[1]).not.toBe(colours[2]);
    expect(colours[2]).not.toBe(colours[3]);
  });

  it('lays the single colour between two of the other', () => {
    expect(suitOrder(suits('SCH'))[1]).toBe('H');
  });
});

describe('a hand by suit or by rank', () => {
  it('goes from low to high in each suit, jokers at the end', () => {
    expect(sortBySuit(['*', 'AH', '10H', '2H', 'KH'], view())).toEqual(['2H', '10H', 'KH', 'AH', '*']);
  });

  it('ranks the cards as the game does', () => {
    expect(sortBySuit(['AH', '10H', 'KH'], view('7 8 9 J Q K A 10'))).toEqual(['KH', 'AH', '10H']);
    expect(sortByRank(['2S', 'AH', '3H'], view('3 4 5 6 7 8 9 10 J Q K A 2'))).toEqual(['3H', 'AH', '2S']);
  });

  it('keeps equal cards of two packs', () => {
    expect(sortBySuit(['7S', '7S', '8S'], view())).toEqual(['7S', '7S', '8S']);
  });

  it('lays equal ranks together by rank', () => {
    expect(sortByRank(['KS', '7H', 'KH', '7D'], view())).toEqual(['7D', '7H', 'KS', 'KH']);
  });
});

describe('a hand as the game has it', () => {
  const zone = hand('7C AC KS 9H JH', [2, 1, 2], 2);

  it('lies as it came', () => {
    expect(arrangeHand(zone, view(), 'game')).toEqual(zone.cards);
  });

  it('has its trumps at the left when it is mirrored, each suit still from low to high', () => {
    expect(arrangeHand(zone, view(), 'mirrored')).toEqual(['9H', 'JH', 'KS', '7C', 'AC']);
  });

  it('is not mirrored without trumps', () => {
    expect(arrangeHand(hand('7C AC KS', [2, 1]), view(), 'mirrored')).toEqual(['7C', 'AC', 'KS']);
  });

  it('says where a group begins', () => {
    expect([...groupStarts(zone)]).toEqual([2, 3, 5]);
    expect([...groupStarts({ ...zone, layout: 'columns', groups: undefined })]).toEqual([2, 3]);
  });
});

describe("a hand in one's own order", () => {
  const keys = ['7C#0', 'AC#0', 'KS#0', 'KS#1'];

  it('takes a card to another place', () => {
    expect(moved(keys, ['KS#1'], 0)).toEqual(['KS#1', '7C#0', 'AC#0', 'KS#0']);
    expect(moved(keys, ['7C#0'], 2)).toEqual(['AC#0', '7C#0', 'KS#0', 'KS#1']);
    expect(moved(keys, ['7C#0'], 4)).toEqual(['AC#0', 'KS#0', 'KS#1', '7C#0']);
  });

  it('takes several cards together', () => {
    expect(moved(keys, ['7C#0', 'KS#0'], 4)).toEqual(['AC#0', 'KS#1', '7C#0', 'KS#0']);
  });

  it('stays when cards go and come: new ones lie at the right', () => {
    expect(asLaid(['7C', '9D', 'KS', 'AC'], ['AC#0', 'KS#0', '7C#0', '2S#0'])).toEqual(['AC', 'KS', '7C', '9D']);
  });
});
