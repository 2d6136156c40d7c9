import { expect, test } from 'vitest';
import { changesOf, formOf, type Template } from '../src/event/templateForm';

const evening: Template = {
  name: 'klaverjasdrive', game: 'klaverjassen', format: 'game', rounds: 3, boompjes: 3, deals_per_round: 16, seats: 4, entry: 'pair',
  round_minutes: null, checkin_deadline: '20:00', min_age: 16, fee: 0, prizes: [],
};

test('a form that was left as it is changes nothing', () => {
  expect(changesOf(evening, formOf(evening))).toEqual({});
});

test('euro become cents, percents become parts of a thousand', () => {
  const form = { ...formOf(evening), rounds: 4, fee: 7.5, prizes: '50 30 12,5 %' };
  expect(changesOf(evening, form)).toEqual({ rounds: 4, fee: 750, prizes: [500, 300, 125] });
});

test('no minutes mean that no clock runs', () => {
  const timed = { ...evening, round_minutes: 90 };
  expect(changesOf(timed, { ...formOf(timed), round_minutes: null })).toEqual({ round_minutes: null });
});
