import { describe, expect, it } from 'vitest';
import { bars, compared, digitsOf, figure, shownThoughts, isAbout, isAdvised, isUsual, levelOf } from '../src/lib/advice';
import type { Advice, Thought } from '../src/lib/wire';

const thought = (text: string, lead: number, error: number | null = 1, worlds = 20): Thought => ({ move: { text, verb: 'play' }, worlds, worth: lead, lead, error, alike: [] });
const advice = (thoughts: Thought[], more: Partial<Advice> = {}): Advice => ({ seat: 0, move: thoughts[0]!.move, choices: thoughts.length, unit: 'points', thoughts, reasons: [], zones: [], facts: [], ...more });

describe('bars', () => {
  it('have room for every lead and its error, from a common zero', () => {
    const { zero, bars: drawn } = bars([thought('KH', 3, 1), thought('9H', 0, 0), thought('7H', -4, 2)]);
    expect(zero).toBe(60); // from −6 to 4
    expect(drawn[0]).toEqual({ from: 60, to: 90, whisker: { from: 80, to: 100 }, behind: false });
    expect(drawn[1]).toEqual({ from: 60, to: 60, whisker: null, behind: false });
    expect(drawn[2]).toEqual({ from: 20, to: 60, whisker: { from: 0, to: 40 }, behind: true });
  });
  it('have no whisker where one world says nothing of the error', () => {
    expect(bars([thought('KH', 3, null, 1)]).bars[0]!.whisker).toBeNull();
  });
  it('stand in the middle where nothing is ahead of anything', () => {
    expect(bars([thought('KH', 0, 0), thought('9H', 0, 0)])).toMatchObject({ zero: 50, bars: [{ from: 50, to: 50 }, { from: 50, to: 50 }] });
  });
});

describe('what is shown at first', () => {
  const many = Array.from({ length: 9 }, (_, i) => thought(`card ${i}`, -i));
  it('are the best five', () => expect(shownThoughts(advice(many)).map((t) => t.lead)).toEqual([-0, -1, -2, -3, -4]));
  it('leave out what was given up after a few worlds', () =>
    expect(shownThoughts(advice([thought('A', 0), thought('B', 3, 1, 4), thought('C', -1)])).map((t) => t.lead)).toEqual([0, -1]));
  it('say how far the best one is ahead of the best of the others', () => {
    expect(compared(advice([thought('A', 2, 0.5), thought('B', -1), thought('C', 1)]))).toEqual({ other: { text: 'C', verb: 'play' }, ahead: 1, error: 1 });
    expect(compared(advice([thought('A', 0)]))).toBeNull();
  });
  it('and the move that was played, wherever it stands', () =>
    expect(shownThoughts(advice(many, { played: { text: 'card 8', verb: 'play' } })).at(-1)!.lead).toBe(-8));
});

describe('cards that do the same', () => {
  const queen = { text: 'QH', verb: 'play' };
  const king = { ...thought('KH', 3), alike: [queen] };
  it('are meant by the one that was tried', () => {
    expect([isAbout(king, queen), isAbout(king, king.move), isAbout(thought('9H', 0, 0), queen)]).toEqual([true, true, false]);
  });
  it('follow the advice as well', () => {
    const played = (text: string) => advice([king, thought('9H', 0, 0)], { played: { text, verb: 'play' } });
    expect(['KH', 'QH', '9H'].map((text) => isAdvised(played(text)))).toEqual([true, true, false]);
  });
});

describe('the usual move', () => {
  it('is the one that the others are compared with', () => {
    const usual = thought('9H', 0, 0);
    expect([thought('KH', 3), usual, thought('8H', 0, 0.4)].map((t) => isUsual(t, advice([usual])))).toEqual([false, true, false]);
  });
  it('is not told apart where chips are reckoned from the best move', () => {
    expect(isUsual(thought('fold', 0, 0), advice([thought('fold', 0, 0)], { unit: 'chips' }))).toBe(false);
  });
});

describe('numbers', () => {
  it('are written as in the language', () => {
    expect([figure(3.14, 'nl', true), figure(-0.26, 'en', true), figure(0.04, 'nl', true), figure(12, 'en')]).toEqual(['+3,1', '−0.3', '0,0', '12.0']);
  });
  it('are whole where one of them is large', () => {
    expect([digitsOf([thought('KH', 99.9)]), digitsOf([thought('KH', 3), thought('9H', -232)])]).toEqual([1, 0]);
    expect([figure(-232.4, 'nl', false, 0), figure(1485, 'nl', false, 0)]).toEqual(['−232', '1.485']);
  });
});

describe('who made a move', () => {
  it('is a person, or a bot of a level', () => {
    expect([null, 'rule', 'good', 'easy', 'strong', 'random', 'ismcts'].map(levelOf)).toEqual(['person', 'good', 'good', 'easy', 'strong', 'random', 'strong']);
  });
});
