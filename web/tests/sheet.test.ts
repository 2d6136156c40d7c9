import { describe, expect, it } from 'vitest';
import { offersCall } from '../src/lib/moves';
import { runningTotals, timesFirst } from '../src/lib/sheet';
import type { Sheet, View } from '../src/lib/wire';

const columns = [0, 1, 2].map((seat) => ({ kind: 'seat' as const, seats: [seat] }));

describe('a sheet of points', () => {
  it('runs from zero to the totals', () => {
    const sheet: Sheet = { columns, rows: [{ cells: [5, 0, -5] }, { cells: [1, 2, 3] }], totals: [6, 2, -2] };
    expect(runningTotals(sheet)).toEqual([[0, 5, 6], [0, 0, 2], [0, -5, -2]]);
  });
});

describe('a sheet of places, as in presidenten', () => {
  const sheet: Sheet = { columns, rows: [{ cells: [1, 2, 3] }, { cells: [1, 3, 2] }], totals: [1, 3, 2], places: true };

  it('counts how often somebody was first', () => {
    expect([0, 1, 2].map((column) => timesFirst(sheet, column))).toEqual([2, 0, 0]);
  });

  it('draws how many each was ahead of', () => {
    expect(runningTotals(sheet)).toEqual([[0, 2, 2], [0, 1, 0], [0, 0, 1]]);
  });
});

describe('a call that belongs to a move', () => {
  const view = (due?: boolean) => ({ moves: [{ text: '7S last card', verb: 'play', call: true, due }] }) as unknown as View;

  it('is offered where it is due, and no false one', () => {
    expect(offersCall(view())).toBe(true);
    expect(offersCall(view(false))).toBe(false);
  });
});
