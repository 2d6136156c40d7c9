import { describe, expect, it } from 'vitest';
import { fan, seatPlaces } from '../src/lib/seating';

const byNumber = (seats: number): number[] => Array.from({ length: seats }, (_, seat) => seat);

describe('seats round the table', () => {
  it('follows people who changed chairs', () => {
    expect(seatPlaces([0, 2, 3, 1], 2).map((p) => p.seat)).toEqual([2, 3, 1, 0]);
  });

  it('puts the looker at the bottom and the next seat on the left', () => {
    const places = seatPlaces(byNumber(4), 2);
    expect(places.map((p) => p.seat)).toEqual([2, 3, 0, 1]);
    expect(places.map((p) => Math.round(p.angle))).toEqual([270, 180, 90, 0]);
  });

  it('shows a spectator seat 0 at the bottom', () => {
    expect(seatPlaces(byNumber(4), -1)[0]!.seat).toBe(0);
  });

  it.each(Array.from({ length: 12 }, (_, i) => i + 2))('gives %i people each their own place on the cloth', (seats) => {
    const places = seatPlaces(byNumber(seats), 0).slice(1);
    expect(new Set(places.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`)).size).toBe(seats - 1);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(100);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(100);
    }
  });

  it('goes round clockwise, from the left over the top to the right', () => {
    const xs = seatPlaces(byNumber(13), 0).slice(1).map((p) => p.x);
    expect(xs[0]).toBeLessThan(50);
    expect(xs.at(-1)).toBeGreaterThan(50);
  });
});

describe('a fan of cards', () => {
  const phone = { width: 324, card: 58, height: 81, minStep: 35, flat: true };

  it('lays thirteen cards on a phone in two rows within the width', () => {
    const { spots } = fan(13, phone);
    expect(new Set(spots.map((s) => s.row))).toEqual(new Set([0, 1]));
    for (const spot of spots) {
      expect(spot.x).toBeGreaterThanOrEqual(-0.01);
      expect(spot.x + phone.card).toBeLessThanOrEqual(phone.width + 0.01);
    }
  });

  it('keeps every index readable: the next card leaves at least 34 pixels', () => {
    const { spots } = fan(13, phone);
    spots.forEach((spot, i) => {
      const next = spots[i + 1];
      if (next && next.row === spot.row) expect(next.x - spot.x).toBeGreaterThanOrEqual(34);
    });
  });

  it('bends a single row on a wide screen', () => {
    const { spots } = fan(8, { width: 900, card: 100, height: 140, minStep: 36, flat: false });
    expect(spots[0]!.turn).toBeLessThan(0);
    expect(spots.at(-1)!.turn).toBeGreaterThan(0);
    expect(fan(0, phone).spots).toEqual([]);
  });
});
