import { describe, expect, it } from 'vitest';
import { ladder, steppers } from '../src/lib/bidding';
import { entries } from '../src/lib/menus';
import { ranged, spoken } from '../src/lib/moves';
import type { Move, View } from '../src/lib/wire';

const pass: Move = { text: 'pass', verb: 'pass' };
const hundreds = (min: number, max: number, points: number): Move => ({ text: String(min), verb: 'bid', amount: { min, max, step: 10 }, stake: { key: 'tree', points } });
const bid = (word: string, key: string, suit?: Move['suit']): Move => ({ text: [word, suit].filter(Boolean).join(' '), verb: 'bid', word, stake: { key }, ...(suit && { suit }) });
const viewWith = (moves: Move[]) => ({ seat: 0, zones: [], badges: [[]], moves }) as unknown as View;

describe('a number to bid', () => {
  const view = viewWith([pass, hundreds(100, 140, 2), hundreds(200, 660, 4), { text: 'pandoer', verb: 'pandoer' }]);
  const { steppers: found, rest } = steppers(spoken(view));

  it('is one stepper over all spans, each amount with its own stake', () => {
    expect(found).toHaveLength(1);
    const { steps } = found[0]!;
    expect(steps.map((step) => step.amount).slice(0, 6)).toEqual([100, 110, 120, 130, 140, 200]);
    expect(steps.at(-1)).toMatchObject({ text: '660', stake: { points: 4 } });
    expect(steps[1]).toMatchObject({ text: '110', stake: { points: 2 } });
  });

  it('leaves what is no number to the pills, and money to the slider', () => {
    expect(rest.map((move) => move.text)).toEqual(['pass', 'pandoer']);
    expect(ranged(view)).toEqual([]);
    const raise: Move = { text: 'raise 4', verb: 'raise', amount: { min: 4, max: 100, step: 1 } };
    expect(ranged(viewWith([raise]))).toEqual([raise]);
  });

  it('is a few pills where there are only a few', () => {
    expect(steppers(spoken(viewWith([hundreds(100, 140, 2)]))).steppers).toEqual([]);
  });
});

describe('a ladder of contracts', () => {
  it('has the bids of one aim together, in the order of the game, and a pass beside them', () => {
    const said = entries([pass, bid('rik', 'each'), bid('alleen-8', 'each'), bid('misere', 'none'), bid('alleen-9', 'each'), bid('open-misere', 'none'), bid('piek', 'one')]);
    const rungs = ladder(said)!;
    expect(rungs.map((rung) => rung.kind)).toEqual(['', 'each', 'none', 'one']);
    expect(rungs[1]!.entries.map((entry) => 'move' in entry && entry.move.text)).toEqual(['rik', 'alleen-8', 'alleen-9']);
  });

  it('goes by the game where all bids have the same aim: suits, grand, nul', () => {
    const suits = (['C', 'D', 'H', 'S'] as const).map((suit) => ({ ...bid('', 'game', suit), word: undefined }));
    const said = entries([...suits, bid('schneider', 'game', 'C'), bid('schneider', 'game', 'D'), bid('grand', 'game'), bid('grand-open', 'game'), bid('nul', 'game')]);
    expect(ladder(said)!.map((rung) => rung.kind)).toEqual(['suit', 'grand', 'nul']);
  });

  it('is not made of a few bids', () => {
    expect(ladder(entries([pass, bid('rik', 'each'), bid('misere', 'none')]))).toBeNull();
  });
});
