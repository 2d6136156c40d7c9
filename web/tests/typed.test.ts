import { describe, expect, test } from 'vitest';
import { contractTyped, isFault, typedCards, typedDrawings, typedManille, typedWhist } from '../src/event/typed';
import type { Rules, Sheet } from '../src/scoresheet/sheet';

const faultOf = (typed: ReturnType<typeof typedManille>) => (isFault(typed) ? typed.fault : '');

describe('a deal of manillen typed from paper', () => {
  test.each([
    ['h2w16', { w: 16, z: 0, multiplier: 2 }, 'H'],
    ['H 2 W 16', { w: 16, z: 0, multiplier: 2 }, 'H'],
    ['r 1 0 8', { w: 0, z: 8, multiplier: 1 }, 'D'],
    ['d w8', { w: 8, z: 0, multiplier: 1 }, 'D'],
    ['zt z12', { w: 0, z: 12, multiplier: 2 }, 'NT'],
    ['nt4z12', { w: 0, z: 12, multiplier: 4 }, 'NT'],
    ['w8', { w: 8, z: 0, multiplier: 1 }, ''],
    ['k2-', { w: '---', z: '---', multiplier: 2 }, 'C'],
    ['s plat', { w: '---', z: '---', multiplier: 1 }, 'S'],
  ])('%s', (text, result, contract) => {
    expect(typedManille(text)).toMatchObject({ result, contract });
  });

  // E5 of the tournament: these are rejected.
  test.each([
    ['w31', 'too-much'],
    ['2w7', 'multiple'],
    ['4 3', 'one-side'],
    ['h w0', 'nobody'],
    ['nt1w8', 'no-trump'],
    ['x', 'manille'],
    ['h3w6', 'manille'],
    ['', 'manille'],
  ])('%s is wrong', (text, fault) => {
    expect(faultOf(typedManille(text))).toBe(fault);
  });

  test('a row that is hardly ever so is looked at twice', () => {
    expect(typedManille('h w30')).toMatchObject({ doubt: 'all-points' });
    expect(typedManille('h4w16')).toMatchObject({ doubt: 'four-times' });
    expect(typedManille('h w8', 'H w8')).toMatchObject({ doubt: 'same-as-before' });
    expect(typedManille('h w8', 'h w9')).toMatchObject({ doubt: '' });
  });
});

test('the cards that were drawn, in either language', () => {
  expect(typedCards('10h ar vk 7s')).toEqual(['10H', 'AD', 'QC', '7S']);
  expect(typedCards('Kh Qd - -')).toEqual(['KH', 'QD', '', '']);
  expect(typedCards('10h ar vk')).toBeNull();
  expect(typedCards('6h ar vk 7s')).toBeNull();
  expect(typedDrawings('10h 10r 7k 8s / ah vr - -')).toEqual([['10H', '10D', '7C', '8S'], ['AH', 'QD', '', '']]);
  expect(typedDrawings('10h 10r 7k 8s /')).toBeNull();
});

describe('a deal of kleurenwiezen typed from paper', () => {
  const sheet = { seatings: [{ chairs: [11, 12, 13, 14], dealer: 1, drawings: [] }], deals: {}, penalties: {}, replaced: {}, people: [11, 12, 13, 14], scorer: 11 } as unknown as Sheet;
  const rules = { format: 'K', preset: '', deals: 16 } as Rules;
  const typed = (text: string) => typedWhist(text, sheet, rules, 1);

  test.each([
    ['sa8', 'samen 8'],
    ['samen 8', 'samen 8'],
    ['so6', 'solo 6'],
    ['a10', 'abondance 10'],
    ['km', 'kleine miserie'],
    ['gmt', 'grote miserie op tafel'],
    ['gmot', 'grote miserie op tafel'],
    ['p', 'piccolo'],
    ['t', 'troel'],
    ['ks', 'kleine soloslim'],
    ['gs', 'grote soloslim'],
  ])('%s is %s', (text, name) => expect(contractTyped(text)?.name).toBe(name));

  test('columns are the players in dealing order: column 1 deals first (R19)', () => {
    expect(typed('sa8 13 9')).toMatchObject({ result: { contract: 'samen 8', declarers: [1, 3], tricks: [9] } });
    expect(typed('so6 4 7')).toMatchObject({ result: { contract: 'solo 6', declarers: [0], tricks: [7] } });
  });
  test('of a shared contract each has his own tricks, by column', () => {
    expect(typed('km 41 0 2')).toMatchObject({ result: { declarers: [0, 1], tricks: [0, 2] } });
  });
  test('given up, laid down, awarded', () => {
    expect(typed('so6 2 3 o2')).toMatchObject({ result: { declarers: [2], conceded_by: 2 } });
    expect(typed('so6 2 3 w')).toMatchObject({ result: { verdict: 'won' } });
  });
  test.each([
    ['xx 1 4', 'contract'],
    ['sa8 1 9', 'declarers'],
    ['sa8 13 14', 'tricks'],
    ['sa8 13', 'tricks'],
    ['sa8', 'columns'],
    ['so6 2 3 q', 'end'],
  ])('%s is wrong', (text, fault) => expect(faultOf(typed(text))).toBe(fault));

  test('the amounts of the paper are compared with those of the game', () => {
    const wrong = typed('sa8 13 9 = 1 1 1 1');
    expect(faultOf(wrong)).toBe('amounts');
    const right = isFault(wrong) ? wrong.facts!.amounts : '';
    expect(typed(`sa8 13 9 = ${right}`)).toMatchObject({ result: { tricks: [9] } });
  });
});
