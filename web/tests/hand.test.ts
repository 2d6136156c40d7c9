import { describe, expect, it } from 'vitest';
import { playedFor } from '../src/lib/moves';
import { fan, handCard, placeIn } from '../src/lib/seating';
import type { View } from '../src/lib/wire';

describe('where a card is let go in the hand', () => {
  const { spots } = fan(6, { width: 300, card: 60, height: 84, minStep: 35, flat: true });
  const rows = fan(10, { width: 250, card: 60, height: 84, minStep: 35, flat: true }).spots;

  it('lies before the cards whose middle is further to the right', () => {
    expect(placeIn(spots, 60, 84, { x: 0, y: 40 })).toBe(0);
    expect(placeIn(spots, 60, 84, { x: spots[2]!.x + 31, y: 40 })).toBe(3);
    expect(placeIn(spots, 60, 84, { x: 400, y: 40 })).toBe(6);
  });

  it('lies in the row under the pointer', () => {
    expect(rows[5]!.row).toBe(1);
    expect(placeIn(rows, 60, 84, { x: 0, y: rows[5]!.y + 40 })).toBe(5);
  });
});

describe('larger cards', () => {
  it.each([[13, 390, 844], [5, 390, 844], [1, 390, 844], [13, 460, 390], [13, 1100, 900]])('are larger, and three of them fit beside each other (%i at %i×%i)', (count, width, height) => {
    const [usual, large] = [handCard(count, width, height), handCard(count, width, height, true)];
    expect(large).toBeGreaterThan(usual * 1.15);
    expect(large * 3).toBeLessThan(width);
  });
});

describe('from whose hand is played', () => {
  const view = (turn: number, hand: number) => ({ turn, facts: [{ key: 'to-play', kind: 'seat', value: hand }] }) as unknown as View;

  it('is the hand of dummy where declarer plays for it', () => {
    expect(playedFor(view(0, 2))).toBe(2);
  });

  it("is nobody's else where everybody plays for himself", () => {
    expect(playedFor(view(0, 0))).toBeNull();
    expect(playedFor({ turn: 0, facts: [] } as unknown as View)).toBeNull();
  });
});
