import { beforeAll, describe, expect, it } from 'vitest';
import { accusations, allTheSame, rulingWords, saidAllTheSame } from '../src/lib/atTable';
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
    expect(rulingWords({ by: 0, seat: 1, outcome: 'unproven' }, people)).toMatch(/Je klaagde .*Bram.* aan\..*verandert niets/);
    const told = rulingWords({ by: 2, seat: 1, outcome: 'paid', trick: 3, card: '2H', duty: 'R36', clause: 'P5' }, people);
    expect(told).toMatch(/Bram/);
    expect(told).toMatch(/slag .*3/);
    expect(told).toMatch(/15 punten/);
  });

  it('tells a card out of turn, and what was no card at all', () => {
    const lead = rulingWords({ by: 2, seat: 1, outcome: 'taken-back', trick: 3, card: '2H', duty: 'R17', clause: 'P5' }, people);
    expect(lead).toMatch(/Voor de beurt.*Bram.*gaat terug/);
    expect(rulingWords({ by: -2, seat: 1, outcome: 'silenced', clause: 'P4' }, people)).toMatch(/Bram.* bood voor de beurt/);
    expect(rulingWords({ by: -2, seat: 0, outcome: 'fined', clause: 'P8', points: 4 }, people)).toMatch(/Jij krijgt.*4.*opmerkingen/);
  });

  it('offers to say what may be said all the same, and no cards', () => {
    const silent = { text: 'conceal troel', verb: 'conceal-troel' };
    const table = { ...view(), at_table: { irregular: [wrong, silent], accusations: [], rulings: [], awards: false } } as unknown as View;
    expect(saidAllTheSame(table)).toEqual([silent]);
  });
});
