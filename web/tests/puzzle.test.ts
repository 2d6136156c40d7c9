import { describe, expect, it } from 'vitest';
import { answered, dayOf, streakOn } from '../src/lib/puzzle.svelte';

describe('puzzles of the day', () => {
  it('has a day as the server writes it', () => {
    expect(dayOf(new Date(2026, 0, 5))).toBe('2026-01-05');
  });
  it('counts days in a row, over the end of a month too', () => {
    const first = answered(undefined, '2026-02-28', true);
    const second = answered(first, '2026-03-01', true);
    expect([first.streak, second.streak]).toEqual([1, 2]);
    expect(streakOn(second, '2026-03-02')).toBe(2);
  });
  it('begins again after a day that was missed, or a move that was not best', () => {
    const first = answered(undefined, '2026-03-01', true);
    expect(answered(first, '2026-03-03', true).streak).toBe(1);
    expect(answered(first, '2026-03-02', false).streak).toBe(0);
    expect(streakOn(first, '2026-03-03')).toBe(0);
  });
  it('takes the first answer of a day', () => {
    const wrong = answered(undefined, '2026-03-01', false);
    expect(answered(wrong, '2026-03-01', true)).toBe(wrong);
  });
});
