import { expect, test } from 'vitest';
import { mayCoach, playedCard } from '../src/lib/coach';
import type { Person, View } from '../src/lib/wire';

const at = (log: { seat: number; verb: string }[], deal = 1): View =>
  ({ seat: 0, seats: 4, deal: { number: deal }, log, moves: [], turn: 1 }) as unknown as View;
const person = (bot: string | null): Person => ({ name: 'Lies', bot, here: true });

test('a coach looks when a card of one\'s own came to the table, whatever the others did after it', () => {
  const before = at([{ seat: 3, verb: 'play' }]);
  const mine = { seat: 0, verb: 'play' };
  expect(playedCard(before, at([...before.log, mine] as never))).toBe(true);
  expect(playedCard(before, at([...before.log, mine, { seat: 1, verb: 'play' }] as never))).toBe(true);
  expect(playedCard(before, at([...before.log, { seat: 1, verb: 'play' }] as never))).toBe(false);
  expect(playedCard(before, at([...before.log, { seat: 0, verb: 'pass' }] as never))).toBe(false);
  expect(playedCard(before, at([mine], 2))).toBe(false);
});

test('it speaks only beside bots, where advice is allowed, and not in a game for one', () => {
  const bots = [person(null), person('rule'), person('rule'), person('strong')];
  expect(mayCoach(at([]), bots, true)).toBe(true);
  expect(mayCoach(at([]), bots, false)).toBe(false);
  expect(mayCoach(at([]), [...bots.slice(0, 3), person(null)], true)).toBe(false);
  expect(mayCoach(at([]), bots.slice(0, 1), true)).toBe(false);
});
