import { beforeAll, describe, expect, it } from 'vitest';
import { shownFacts } from '../src/lib/facts';
import { settings } from '../src/lib/settings.svelte';
import { badgeValue, factSentence, logLine, refusalWords, seenBy } from '../src/lib/speech';
import type { Fact, Person, Saying, View } from '../src/lib/wire';
import { learn, type Part } from '../src/lib/words';

const GAMES = ['boerenbridge', 'bonken', 'bridge', 'klaverjassen', 'kleurenwiezen', 'manillen-tornooi', 'mao', 'ninety-nine', 'skat', 'toepen', 'wiezen']
  .map((slug): Part => `game/${slug}`);

const table: Person[] = ['', 'Bram', 'Noor', 'Fien'].map((name) => ({ name, bot: name && 'rule', here: true }));
const people = seenBy(table, 0);
const view = (game: string, more: Partial<View> = {}) => ({ game, seat: 0, zones: [], facts: [], ...more }) as unknown as View;
const told = (game: string, line: Saying, who = people) => logLine(view(game), who, line, 'short');

beforeAll(async () => {
  await learn('shared', ...GAMES);
  settings.language = 'en';
  await learn('shared', ...GAMES);
  settings.language = 'nl';
});

describe('the one who reads', () => {
  const aces: Saying = { seat: 0, verb: 'play', cards: ['AH'] };

  it('is jij in the log, and everybody else has a name', () => {
    expect(told('klaverjassen', aces)).toBe('Jij speelt ♥A');
    expect(told('klaverjassen', { ...aces, seat: 1 })).toBe('Bram speelt ♥A');
    expect(told('klaverjassen', { seat: 0, verb: 'pass' })).toBe('Jij past');
    expect(told('skat', { seat: 0, verb: 'take-skat' })).toBe('Jij neemt de skat op');
    expect(told('kleurenwiezen', { seat: 0, verb: 'troel' })).toBe('Jij hebt troel');
    expect(told('kleurenwiezen', { seat: 2, verb: 'troel' })).toBe('Noor heeft troel');
  });

  it('is you in English, with the form of the verb that belongs to it', () => {
    settings.language = 'en';
    expect(told('klaverjassen', aces, seenBy(table, 0))).toBe('You play ♥A');
    expect(told('klaverjassen', { ...aces, seat: 1 })).toBe('Bram plays ♥A');
    expect(told('toepen', { seat: 0, verb: 'back' }, seenBy(table, 0))).toBe('You are back');
    expect(told('toepen', { seat: 1, verb: 'back' })).toBe('Bram is back');
    settings.language = 'nl';
  });

  it('is jij with a name of one\'s own as well', () => {
    const named = seenBy([{ ...table[0]!, name: 'Lies' }, ...table.slice(1)], 0);
    expect(told('klaverjassen', aces, named)).toBe('Jij speelt ♥A');
    expect(named[0]!.name).toBe('Lies');
  });

  it('is jou where something is done to one', () => {
    expect(told('bonken', { seat: 1, verb: 'double', target: [0] })).toBe('Bram dubbelt jou');
    expect(told('bonken', { seat: 0, verb: 'double', target: [1, 2] })).toBe('Jij dubbelt Bram, Noor');
    expect(told('ninety-nine', { seat: 1, verb: 'leader', target: 0 })).toBe('Bram kiest wie uitkomt: jij');
    expect(told('mao', { seat: -2, verb: 'event', target: 0, word: 'skipped' })).toBe('Jij slaat een beurt over');
  });
});

describe('what is about seat 0', () => {
  const maker: Fact = { key: 'maker', kind: 'seat', value: 0 };
  const count: Fact = { key: 'turns', kind: 'number', value: 0 };

  it('stands in the header; a count of zero does not', () => {
    expect(shownFacts(view('klaverjassen', { facts: [maker, count] }))).toEqual([maker]);
  });

  it('is said as a player says it', () => {
    expect(factSentence('klaverjassen', maker, people)).toBe('door jou');
    expect(factSentence('klaverjassen', { ...maker, value: 2 }, people)).toBe('door Noor');
    expect(factSentence('toepen', { key: 'winner', kind: 'seat', value: 0 }, people)).toBe('jij wint de ronde');
    expect(factSentence('mao', maker, people)).toBe('jij bedenkt een regel');
    expect(factSentence('bridge', { key: 'declarer', kind: 'seat', value: 0 }, people)).toBeUndefined();
    expect(factSentence('klaverjassen', count, people)).toBeUndefined();
  });

  it('without trumps is "zonder troef", not "troef zonder troef"', () => {
    expect(factSentence('boerenbridge', { key: 'trump', kind: 'text', value: 'no-trump' }, people)).toBe('zonder troef');
    const together: Fact = { key: 'contract', kind: 'text', value: 'meegaan' };
    expect(factSentence('wiezen', together, people, 'badge')).toBe('vraagt en gaat mee');
  });

  it('says what was bid as a player tells it', () => {
    expect(told('wiezen', { seat: 1, verb: 'bid', word: 'vraag' })).toBe('Bram vraagt');
    expect(told('wiezen', { seat: 0, verb: 'bid', word: 'meegaan' })).toBe('Jij gaat mee');
    expect(told('wiezen', { seat: 2, verb: 'bid', word: 'miserie' })).toBe('Noor: miserie');
  });

  it('has numbers with one kind of minus', () => {
    expect(badgeValue(view('skat'), { key: 'points', value: -1250 }, people)).toBe('−1.250');
  });

  it('is somebody in a refusal too', () => {
    const refusal = { clause: 'R6', reason: 'dealer-announces', facts: { player: 0 } };
    expect(refusalWords('manillen-tornooi', refusal, people)).not.toContain('stoel');
  });
});
