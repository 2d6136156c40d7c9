import { describe, expect, it } from 'vitest';
import { faceOf, leftOf, saidAt, type Told } from '../src/lib/clocks';

/** Seat 1 owes a decision: ten free seconds, then its bank. */
function told(bank: number, free: number | undefined = 10, stands = false): Told {
  return { time: { move: 10, bank: 60, per: 'deal', seats: [{ bank: 60 }, { bank, free }, null] }, at: 1000, stands };
}
const after = (seconds: number) => 1000 + seconds * 1000;

describe('a clock between two messages', () => {
  it('runs first through the free seconds, then through the bank', () => {
    expect(leftOf(told(60), 1, after(4))).toEqual({ free: 6, bank: 60 });
    expect(leftOf(told(60), 1, after(25))).toEqual({ free: 0, bank: 45 });
    expect(leftOf(told(60), 1, after(900))).toEqual({ free: 0, bank: 0 });
  });

  it('runs for nobody who owes nothing, for no bot, and not while play rests', () => {
    expect(leftOf(told(60), 0, after(4))).toBeNull();
    expect(leftOf(told(60), 2, after(4))).toBeNull();
    expect(leftOf(told(60, 10, true), 1, after(500))).toEqual({ free: 10, bank: 60 });
  });
});

describe('what is seen of it', () => {
  it('is nothing but the ring while the free seconds run', () => {
    expect(faceOf(told(60), 1, after(9))).toBeNull();
  });

  it('is the bank when that runs, and stands out in its last quarter of a minute', () => {
    expect(faceOf(told(60), 1, after(20))).toEqual({ text: '0:50', last: false });
    expect(faceOf(told(60), 1, after(55))).toEqual({ text: '0:15', last: true });
  });

  it('is the last half of a short clock', () => {
    expect(faceOf(told(0), 1, after(4))).toBeNull();
    expect(faceOf(told(0), 1, after(5))).toEqual({ text: '0:05', last: true });
  });

  it('is said at thirty and at ten seconds, once', () => {
    expect([saidAt(31, 30), saidAt(30, 29.8), saidAt(10.2, 9.9), saidAt(40, 35)]).toEqual([30, null, 10, null]);
  });
});
