import { beforeAll, describe, expect, it } from 'vitest';
import { differences, valueName } from '../src/lib/agreements';
import { isEven, leadWords } from '../src/lib/levels';
import { settings } from '../src/lib/settings.svelte';
import type { GameInfo, GameOption, Measured } from '../src/lib/wire';
import { learn } from '../src/lib/words';

beforeAll(async () => {
  settings.language = 'nl';
  await learn('shared', 'door', 'game/klaverjassen');
});

const flag: GameOption = { name: 'announced', kind: 'flag', default: false };
const deals: GameOption = { name: 'deals', kind: 'whole', default: 16 };
const game = {
  slug: 'klaverjassen', default: 'club', options: [flag, deals],
  presets: [{ id: 'book', names: {} }, { id: 'club', names: {}, options: { deals: 8 } }, { id: 'loud', names: {}, options: { announced: true, deals: 8 } }],
} as unknown as GameInfo;

describe('a way of playing', () => {
  it('differs from the usual one, not from the defaults', () => {
    expect(differences(game, 'loud')).toEqual([{ option: flag, value: true, usual: false }]);
    expect(differences(game, 'book')).toEqual([{ option: deals, value: 16, usual: 8 }]);
    expect(differences(game, 'club')).toEqual([]);
  });

  it('says its values in words and numbers', () => {
    expect([true, false, null, 1500].map((value) => valueName('klaverjassen', flag, value))).toEqual(['ja', 'nee', 'geen', '1.500']);
  });
});

describe('the lead of a level', () => {
  const pair = (more: Partial<Measured>): Measured => ({ better: 'strong', worse: 'good', deals: 1000, lead: '30.14', error: '3.67', ...more });

  it('has the decimals that it was measured to', () => {
    expect(leadWords(pair({}))).toBe('+30,14\u00a0±\u00a03,67');
    expect(leadWords(pair({ lead: '0.0275', error: '0.0199' }))).toBe('+0,0275\u00a0±\u00a00,0199');
    expect(leadWords(pair({ lead: '16.0', error: '2.9', percent: true }))).toBe('+16,0\u00a0±\u00a02,9 % van de spellen');
  });

  it('is none where its interval contains zero', () => {
    expect(isEven(pair({}))).toBe(false);
    expect(isEven(pair({ lead: '-0.01', error: '0.02' }))).toBe(true);
  });
});
