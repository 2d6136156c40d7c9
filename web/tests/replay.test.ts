/** A replay: whole views from what is new in each, complete tricks, who sits at the bottom, what a card cost. */
import { describe, expect, it } from 'vitest';
import { costOf, framesOf, rowText, seenFrom, wholeViews, type OpenCards } from '../src/lib/replay';
import type { DealEnd, View, Zone } from '../src/lib/wire';

const hand = (owner: number, cards: string[], more: Partial<Zone> = {}): Zone => ({ id: `hand-${owner}`, kind: 'hand', owner, layout: 'fan', hidden: 0, cards, ...more });
const trick = (cards: string[], by: number[]): Zone => ({ id: 'trick', kind: 'trick', owner: null, layout: 'trick', hidden: 0, cards, by });
const gathered = (cards: string[], by: number[]): Zone => ({ ...trick(cards, by), id: 'last-trick', kind: 'last-trick', mark: 1 });

const START = {
  game: 'toy', rules: 'book', seats: 2, seat: -2, phase: 'play', actors: [0], turn: 0, deal: { number: 1, of: null, dealer: 1 }, direction: 1,
  facts: [], zones: [hand(0, ['AS', '7H']), hand(1, ['KS', '8H'])], badges: [[], []], says: [[], []], sheet: null, moves: [], log: [], outcome: null,
} as unknown as View;

const STEPS = [
  { view: START },
  { set: { turn: 1 }, zones: [hand(0, ['7H']), 'hand-1', trick(['AS'], [0])], log: [{ verb: 'play', cards: ['AS'], seat: 0 }] },
  { set: { turn: 0 }, zones: ['hand-0', hand(1, ['8H']), trick([], []), gathered(['AS', 'KS'], [0, 1])], log: [{ verb: 'play', cards: ['KS'], seat: 1 }] },
];

describe('steps', () => {
  it('are whole views: what is not new is as it was', () => {
    const [, first, second] = wholeViews(STEPS);
    expect(first!.zones.map((zone) => zone.cards.join(' '))).toEqual(['7H', 'KS 8H', 'AS']);
    expect(second!.log.map((line) => line.cards![0])).toEqual(['AS', 'KS']);
    expect(second!.zones[0]).toBe(first!.zones[0]);
  });

  it('go on from the view before them', () => {
    const whole = wholeViews(STEPS);
    expect(wholeViews(STEPS.slice(2), whole[1])).toEqual([whole[2]]);
  });
});

describe('frames', () => {
  const ended = { deal: 1, facts: [], verdicts: [], parts: [], hands: [] } as DealEnd;

  it('show a complete trick until the next card is led, and end with what became of the deal', () => {
    const frames = framesOf(wholeViews(STEPS), ended);
    expect(frames.map((frame) => [frame.step, frame.ended !== null])).toEqual([[0, false], [1, false], [2, false], [2, true]]);
    expect(frames[2]!.view.zones.find((zone) => zone.kind === 'trick')!.cards).toEqual(['AS', 'KS']);
    expect(frames[3]!.view.turn).toBeNull();
  });

  it('are one for each step where a deal did not end', () => {
    expect(framesOf(wholeViews(STEPS), null)).toHaveLength(3);
  });
});

describe('who sits at the bottom', () => {
  it('holds his hand as players do: the trumps last', () => {
    const view = { ...START, zones: [hand(0, ['JH', '9H', 'AS', 'KC'], { groups: [2, 1, 1], trumps: 2 }), hand(1, ['7H'])] };
    const seen = seenFrom(view, 0);
    expect([seen.near, seen.zones[0]!.cards.join(' '), seen.zones[0]!.groups]).toEqual([0, 'KC AS JH 9H', [1, 1, 2]]);
    expect(seenFrom(view, 1).zones[0]!.cards[0]).toBe('JH');
  });
});

describe('the best play', () => {
  const found = (turn: number): OpenCards => ({ side: [1], turn, value: 6, exactly: null, cards: [{ card: 'AD', value: 6 }, { card: '9S', value: -46 }], best: ['AD'], line: ['AD'] });

  it('says what a card cost', () => {
    expect([costOf(found(1), '9S'), costOf(found(1), 'AD'), costOf(found(1), '7C')]).toEqual([52, 0, null]);
  });
});

describe('a line of the sheet', () => {
  const sheet = { columns: [{ kind: 'side', seats: [0] }, { kind: 'side', seats: [1] }], rows: [{ cells: [162, null] }], totals: [162, 0] } as never;
  it('is short', () => {
    expect([rowText(sheet, 1, String), rowText(sheet, null, String)]).toEqual(['162 · –', '']);
  });
});
