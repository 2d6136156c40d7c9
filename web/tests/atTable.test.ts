import { beforeAll, describe, expect, it } from 'vitest';
import { accusations, allTheSame, rulingWords } from '../src/lib/atTable';
import { settings } from '../src/lib/settings.svelte';
import type { Person, View } from '../src/lib/wire';
import { learn } from '../src/lib/words';

const people: Person[] = ['Lies', 'Bram', 'Noor', 'Joris'].map((name, seat) => ({ name, bot: null, here: true, reader: seat === 0 }));
const accuse = { text: 'accuse 1', verb: 'accuse', target: 1 };
const wrong = { text: 'revoke 2H', verb: 'revoke', cards: ['2H'] };

/** A view of a table where the two of hearts may fall against its duty. */
function view(moves: object[] = []): View {
  return { moves, at_table: { irregular: [wrong], accusations: [accuse], rulings: [], awards: false } } as unknown as View;
}

beforeAll(async () => {
  settings.language = 'nl';
  await learn('shared', 'company');
});

describe('a table where illegal cards may fall', () => {
  it('offers to play a card all the same that was refused, and no other', () => {
    expect(allTheSame(view(), { clause: 'R36', reason: 'must-follow', facts: { card: '2H' } })).toEqual(wrong);
    expect(allTheSame(view(), { clause: '', reason: 'not-held', facts: { card: 'AS' } })).toBeUndefined();
    expect(allTheSame({ moves: [] } as unknown as View, { clause: 'R36', reason: 'must-follow', facts: { card: '2H' } })).toBeUndefined();
  });

  it('leaves claims that are moves of the game where they are', () => {
    expect(accusations(view())).toEqual([accuse]);
    expect(accusations(view([accuse]))).toEqual([]);
  });

  it('says what came of an accusation, with trick and card', () => {
    expect(rulingWords({ by: 0, seat: 1, outcome: 'unproven' }, people)).toMatch(/Je klaagde .*Bram.* aan\..*niet verzaakt/);
    const told = rulingWords({ by: 2, seat: 1, outcome: 'paid', trick: 3, card: '2H', duty: 'R36', clause: 'P5' }, people);
    expect(told).toMatch(/Bram/);
    expect(told).toMatch(/slag .*3/);
    expect(told).toMatch(/15 punten/);
  });
});
