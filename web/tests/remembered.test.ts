import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chairs } from '../src/lib/api';
import { favouritesFirst } from '../src/lib/catalogue';
import { RecordShelf } from '../src/lib/records';
import { playedOf, remembered, type Played } from '../src/lib/remembered';
import type { GameInfo, ViewMessage } from '../src/lib/wire';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const match = (more: Partial<Played> = {}): Played => ({
  table: 'cafe', match: 1, game: 'klaverjassen', rules: 'amsterdams', at: 1000, seat: 0,
  names: ['1', 'Bram', 'Joris', 'Fien'], scores: [900, 700, 900, 700], winners: [0, 2], draw: false, ...more,
});

describe('a browser remembers', () => {
  it('the tables where one sits, the newest first, and each game that one played once', () => {
    remembered.sit('cafe', 'klaverjassen', 1);
    remembered.sit('plein', 'pesten', 2);
    remembered.sit('markt', 'klaverjassen', 3);
    remembered.sit('cafe', 'klaverjassen', 4);
    expect(remembered.sittings().map(({ table }) => table)).toEqual(['cafe', 'markt', 'plein']);
    expect(remembered.lastGames(6)).toEqual(['klaverjassen', 'pesten']);
    expect(remembered.lastGames(1)).toEqual(['klaverjassen']);
  });

  it('which of them go on: a match that was played to its end does not, a new one there does', () => {
    remembered.sit('cafe', 'klaverjassen', 1);
    remembered.sit('plein', 'pesten', 2);
    remembered.finish(match({ at: 3 }));
    expect(remembered.unfinished().map(({ table }) => table)).toEqual(['plein']);
    remembered.sit('cafe', 'klaverjassen', 4);
    expect(remembered.unfinished().map(({ table }) => table)).toEqual(['cafe', 'plein']);
  });

  it('no more than forty tables: at the oldest the chair is given up', () => {
    chairs.keep({ table: 't0', token: 'secret', seat: 0 });
    for (let i = 0; i <= 40; i++) remembered.sit(`t${i}`, 'pesten', i);
    expect(remembered.sittings()).toHaveLength(40);
    expect(chairs.token('t0')).toBeNull();
  });

  it('favourites, in the order in which they were chosen', () => {
    expect([remembered.favour('pesten'), remembered.favour('bridge'), remembered.favour('pesten')]).toEqual([true, true, false]);
    expect(remembered.favourites()).toEqual(['bridge']);
    const games = ['klaverjassen', 'pesten', 'bridge'].map((slug) => ({ slug }) as GameInfo);
    expect(favouritesFirst(games, ['bridge']).map(({ slug }) => slug)).toEqual(['bridge', 'klaverjassen', 'pesten']);
  });

  it('a match that was played to its end, once also where it ends again', () => {
    remembered.finish(match());
    remembered.finish(match({ scores: [905, 700, 905, 700] }));
    remembered.finish(match({ match: 2, at: 2000 }));
    expect(remembered.played().map((one) => [one.match, one.scores[0]])).toEqual([[2, 900], [1, 905]]);
  });

  it('of a match what its last message says, for who played it', () => {
    const view = { game: 'pesten', rules: 'book', seat: 1, outcome: { scores: [0, 1], winners: [1], reason: 'out', draw: false } };
    const message = { type: 'view', version: 9, match: 3, view, people: [{ name: 'Bram' }, { name: 'Lies' }] } as unknown as ViewMessage;
    expect(playedOf('cafe', message, 7)).toEqual({
      table: 'cafe', match: 3, game: 'pesten', rules: 'book', at: 7, seat: 1, names: ['Bram', 'Lies'], scores: [0, 1], winners: [1], draw: false,
    });
    expect(playedOf('cafe', { ...message, view: { ...message.view, seat: -1 } })).toBeNull();
    expect(playedOf('cafe', { ...message, view: { ...message.view, outcome: null } })).toBeNull();
  });

  it('nothing of what was played once it is to be forgotten, but tables that go on', () => {
    for (const table of ['cafe', 'plein']) {
      chairs.keep({ table, token: 'secret', seat: 0 });
      remembered.sit(table, 'klaverjassen');
    }
    remembered.favour('klaverjassen');
    remembered.finish(match());
    remembered.forgetPlayed();
    expect(remembered.played()).toEqual([]);
    expect(remembered.sittings().map(({ table }) => table)).toEqual(['plein']);
    expect([chairs.token('cafe'), chairs.token('plein')]).toEqual([null, 'secret']);
    expect(remembered.favourites()).toEqual(['klaverjassen']);
  });
});

describe('what somebody else wrote', () => {
  it.each(['', '{', 'null', '7', '{"table": "cafe"}', '[null, 3, "x", {"table": 1, "game": "pesten", "at": 2}]', '[{"table": "t", "game": "g", "at": 1e300}]'])(
    'is passed over: %s',
    (text) => {
      for (const key of ['troef.sittings', 'troef.played']) kept.set(key, text);
      expect([remembered.sittings(), remembered.played(), remembered.lastGames(6)]).toEqual([[], [], []]);
      kept.set('troef.favourites', text);
      expect(remembered.favourites().every((slug) => typeof slug === 'string')).toBe(true);
    },
  );

  it.each([{ seat: 4 }, { scores: [1] }, { names: 'Lies' }, { winners: [-1] }, { at: Number.NaN }, { draw: 'no' }, { match: undefined }])(
    'is no match: %o',
    (wrong) => {
      kept.set('troef.played', JSON.stringify([{ ...match(), ...wrong }, match({ table: 'plein' })]));
      expect(remembered.played().map(({ table }) => table)).toEqual(['plein']);
    },
  );

  it('is no reason to fail where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    remembered.sit('cafe', 'pesten');
    remembered.finish(match());
    expect([remembered.favour('pesten'), remembered.played(), remembered.sittings()]).toEqual([true, [], []]);
  });
});

describe('records', () => {
  it('stay on the device, the last hundred of them, until they are cleared', async () => {
    const shelf = new RecordShelf('records-test');
    await shelf.keep('cafe/1', 'the first', []);
    const others = Array.from({ length: 99 }, (_, i) => `t${i}/1`);
    await shelf.keep('t0/1', 'another', ['t0/1', ...others.slice(1), 'cafe/1']);
    expect([await shelf.get('cafe/1'), await shelf.get('t0/1'), await shelf.get('never')]).toEqual(['the first', 'another', undefined]);
    await shelf.keep('new/1', 'the last', [...others, 'cafe/1']);
    expect([await shelf.get('cafe/1'), await shelf.get('new/1')]).toEqual([undefined, 'the last']);
    await shelf.clear();
    expect(await shelf.get('new/1')).toBeUndefined();
  });
});
