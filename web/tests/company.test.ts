import { beforeAll, describe, expect, it } from 'vitest';
import { botSeats, companyNews, hasCompany, levelOf, openChairs, REACTIONS, swaps } from '../src/lib/company';
import { settings } from '../src/lib/settings.svelte';
import { seenBy } from '../src/lib/speech';
import type { Manners, Person } from '../src/lib/wire';
import { learn, maybe } from '../src/lib/words';

const person = (name: string, more: Partial<Person> = {}): Person => ({ name, bot: null, here: true, ...more });
const bot = (name: string, more: Partial<Person> = {}): Person => person(name, { bot: 'good', ...more });

/** What is said where the people of a table were these and are those now; the reader sits on chair 0. */
function news(before: Person[], after: Person[], was: Manners = {}, now: Manners = {}): string[] {
  return companyNews({ people: before, view: { seat: 0, log: [1, 2] }, ...was }, { people: after, view: { seat: 0, log: [1, 2] }, ...now }, seenBy(after, 0));
}

beforeAll(async () => {
  settings.language = 'nl';
  await learn('shared', 'company');
});

describe('the people round a table', () => {
  const table = [person('Lies'), bot('Bram', { open: true }), bot('Joris')];

  it('knows which chairs are open, and who could hear a word', () => {
    expect(openChairs([...table, null])).toEqual([1]);
    expect(botSeats(table)).toEqual([1, 2]);
    expect(hasCompany(table)).toBe(false);
    expect(hasCompany([person('Lies'), person('Wout')])).toBe(true);
  });

  it('tells the levels that people choose among', () => {
    expect(['easy', 'rule', 'good', 'random', 'strong'].map(levelOf)).toEqual(['easy', 'good', 'good', 'good', 'strong']);
  });

  it('says who comes and goes', () => {
    expect(news(table, [table[0]!, person('Wout'), table[2]!])).toEqual(['Wout schuift aan.']);
    expect(news([table[0]!, person('Wout')], [table[0]!, bot('Fien', { left: 'Wout' })])).toEqual(['Wout staat op; Fien speelt verder.']);
    expect(news(table, [table[0]!, table[1]!, bot('Joris', { next: 'Jan' })])).toEqual(['Jan schuift aan bij het volgende spel.']);
    expect(news([bot('Bram')], [person('Lies')])).toEqual(['Jij speelt nu mee.']);
    expect(news(table, table)).toEqual([]);
  });

  it('says what the host decides', () => {
    expect(news(table, [table[0]!, table[1]!, bot('Joris', { bot: 'strong' })])).toEqual(['Joris speelt nu sterk.']);
    expect(news(table, [table[0]!, table[1]!, bot('Joris', { open: true })])).toEqual(['De stoel van Joris is vrij voor een vriend.']);
    expect(news(table, table, {}, { paused: true })).toEqual(['Pauze: het spel ligt stil.']);
    expect(news(table, table, { paused: true }, {})).toEqual(['Het spel gaat verder.']);
    expect(news(table, table, {}, { talk: 'none' })).toEqual(['Aan deze tafel wordt nu niets meer gezegd.']);
  });

  it('says what somebody proposes, and what became of it', () => {
    const two = [person('Lies'), person('Wout')];
    const asked: Manners = { proposal: { kind: 'undo', by: 1, agreed: [1], stay: 4 } };
    expect(news(two, two, {}, asked)).toEqual(['Wout vraagt de laatste zet terug.']);
    expect(news(two, two, {}, { proposal: { kind: 'undo', by: 0, agreed: [0], stay: 4 } })).toEqual(['Je vraagt je laatste zet terug.']);
    expect(news(two, two, asked, {})).toEqual(['Het voorstel gaat niet door.']);
    const seats: Manners = { proposal: { kind: 'seats', by: 1, agreed: [1], chairs: [1, 0] } };
    expect(news(two, two, {}, seats)).toEqual(['Wout wil zo zitten: Wout, jij.']);
    expect(news(two, [two[1]!, two[0]!], seats, {})).toEqual(['De plaatsen zijn gewisseld.']);
  });

  it('says what somebody claims, and whether that is right', () => {
    const two = [person('Lies'), person('Wout')];
    expect(news(two, two, {}, { claim: { seat: 1, all: true, holds: true } })).toEqual(['Wout eist alle slagen op die er nog zijn, en dat klopt.']);
    expect(news(two, two, {}, { claim: { seat: 0, all: false, holds: false } })).toEqual(['Jij eist de rest op, maar dat klopt niet.']);
  });

  it('tells who can change places', () => {
    expect(swaps([person('Lies'), person('Wout'), person('Noor')])).toEqual([
      { chairs: [1, 0, 2], first: 'Lies', second: 'Wout' },
      { chairs: [2, 1, 0], first: 'Lies', second: 'Noor' },
      { chairs: [0, 2, 1], first: 'Wout', second: 'Noor' },
    ]);
  });

  it('has words for everything that can be said', () => {
    expect(REACTIONS.filter((word) => maybe(`ui-reaction-${word}`) === undefined)).toEqual([]);
  });
});
