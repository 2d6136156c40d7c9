import { beforeAll, describe, expect, it } from 'vitest';
import { partWords, verdictLines } from '../src/lib/dealEnd';
import { settings } from '../src/lib/settings.svelte';
import { seenBy } from '../src/lib/speech';
import type { DealEnd } from '../src/lib/wire';
import { learn } from '../src/lib/words';

const people = seenBy(['', 'Bram', 'Noor', 'Fien'].map((name) => ({ name, bot: name && 'rule', here: true })), 0);
const ended = (key: string, seats: number[], had: number, need: number): DealEnd => ({
  deal: 1, facts: [], verdicts: [{ key, seats, had, need }], parts: [{ column: 1, label: 'cards', points: 72 }, { column: 1, label: 'roem', points: 20 }],
});
const told = (...args: Parameters<typeof ended>) => verdictLines(ended(...args), 'klaverjassen', people)[0];

beforeAll(async () => {
  settings.language = 'nl';
  await learn('shared', 'game/klaverjassen', 'game/bridge');
});

describe('the end of a deal', () => {
  it('is made or not, and by how much', () => {
    expect(told('most-failed', [1, 3], 74, 128)).toBe('Bram en Fien: nat, 74 tegen 128');
    expect(told('tricks-made', [0], 10, 9)).toBe('Jij: gehaald met 10 slagen, 1 meer dan nodig');
    expect(told('tricks-made', [0, 2], 8, 8)).toBe('Jij en Noor: gehaald met 8 slagen, precies genoeg');
    expect(told('exactly-failed', [3], 1, 0)).toBe('Fien: verloren met 1 slag');
    expect(told('all-tricks', [0, 2], 0, 0)).toBe('Jij en Noor: pit, alle slagen!');
  });

  it('says what the points are for', () => {
    expect(partWords(ended('share', [0], 1, 2), 1, 'klaverjassen')).toBe('72 kaartpunten · 20 roem');
    expect(partWords(ended('share', [0], 1, 2), 0, 'klaverjassen')).toBe('');
  });

  it('says how many tricks they are for', () => {
    const down = { ...ended('tricks-failed', [0, 2], 6, 13), parts: [{ column: 1, label: 'undertricks', points: 350, count: 7 }] };
    expect(partWords(down, 1, 'bridge')).toBe('7 slagen down: 350');
  });
});
