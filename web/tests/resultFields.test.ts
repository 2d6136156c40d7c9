import { expect, test } from 'vitest';
import type { Field, FieldSchema } from '../src/scoresheet/deskLink';
import { blankRow, choicesOf, inShape, mayBeNone, mayStayOut, plain, rowsOf, textOf, textsOf, usual } from '../src/scoresheet/resultFields';

const field = (name: string, schema: FieldSchema, usual = '', parts: Field[] = []): Field => ({ name, label: name, type: '', default: usual, text: '', schema, parts });
const number = { type: 'integer' };
const hands = field('hands', { type: 'array', items: {} }, '', [field('total', number), field('doubled', { type: 'boolean' }, 'false')]);
/** Blackjack: a box for each seat, or none; a box has any number of hands. */
const boxes = field('boxes', { type: 'array', items: { anyOf: [{}, { type: 'null' }] } }, '', [field('bet', number), hands, field('surrender', { enum: ['', 'early', 'late'] }, '""')]);

test('a box of blackjack is filled in part by part, and a seat may stay out', () => {
  const rows = rowsOf(boxes, '', 2);
  expect(textOf(boxes, rows)).toBe(''); // the bet and the total of the hand are missing
  rows[0] = { bet: '10', hands: [{ total: '20', doubled: 'true' }, { total: '22', doubled: '' }], surrender: '' };
  rows[1] = null;
  const text = textOf(boxes, rows);
  expect(JSON.parse(text)).toEqual([{ bet: 10, hands: [{ total: 20, doubled: true }, { total: 22 }] }, null]);
  expect(rowsOf(boxes, text, 2)).toEqual([{ bet: '10', hands: [{ total: '20', doubled: 'true' }, { total: '22', doubled: '' }], surrender: '' }, null]);
  expect(mayStayOut(boxes)).toBe(true);
  expect(mayStayOut(hands)).toBe(false);
});

test('what is no whole number is not taken for one', () => {
  expect(textOf(hands, [{ total: '2x', doubled: '' }])).toBe('');
  expect(textOf(hands, [{ total: '-3', doubled: '' }])).toBe('[{"total":-3}]');
  expect(blankRow(boxes.parts)).toEqual({ bet: '', hands: [{ total: '', doubled: '' }], surrender: '' });
});

test('a result that was noted stands in the form as it was typed', () => {
  expect(textsOf({ put: [0, 185], folded: [[1, 2]], carried: 0, dealer: null, contract: '4S' })).toEqual({ put: '0,185', folded: '[[1,2]]', carried: '0', contract: '4S' });
});

test('what a field has by itself is shown without the marks of JSON', () => {
  expect(['"clubs"', '""', '[]', '[0, 0]', 'null', '18'].map((told) => usual(field('f', number, told)))).toEqual(['clubs', '', '', '0,0', '', '18']);
  expect(plain('the last bid (`4S`)')).toBe('the last bid (4S)');
});

test('only where a value must be given can it be said to be none', () => {
  expect(mayBeNone(field('contract', { anyOf: [{ type: 'string' }, { type: 'null' }] }))).toBe(true);
  expect(mayBeNone(field('dealer', { anyOf: [number, { type: 'null' }] }, 'null'))).toBe(false);
});

test('a phone that goes on with a round of an older server has every field, if only as one text', () => {
  const [cards] = inShape([{ name: 'cards', label: 'Kaarten', default: '', text: 'per speler' }]);
  expect(cards).toEqual({ name: 'cards', label: 'Kaarten', type: '', default: '', text: 'per speler', schema: {}, parts: [] });
  expect(choicesOf(cards!)).toEqual([]);
  expect(inShape(undefined)).toEqual([]);
  expect(inShape([boxes])).toEqual([boxes]);
});
