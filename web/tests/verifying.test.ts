import { beforeEach, describe, expect, it, vi } from 'vitest';
import match from './fair-match.json';
import { Attendant } from '../src/lib/attending';
import { chain, transcript, type Draw, type Fair } from '../src/lib/fair';
import { emptyNotes, notesFile, notesShelf, type Note, type Notes } from '../src/lib/notes';
import { sha256Hex } from '../src/lib/sha256';
import { verdictOf } from '../src/lib/verifying';
import type { ServerMessage } from '../src/lib/wire';

interface Line { names?: string[]; lot?: { seed: string; draw: { server: string } }; proof?: { void?: { links: unknown[]; withheld: number[] }[] } }

/** What the page noted of the match of the file: klaverjassen, of which seat 1 withheld its part of the second deal. */
function noted(change: (notes: Notes) => void = () => {}): Notes {
  const lines = match.notes.trimEnd().split('\n').map((line) => JSON.parse(line) as Note & { record?: string });
  const notes = emptyNotes('');
  notes.draws = lines.slice(1, -1);
  notes.records[1] = lines.at(-1)!.record!;
  change(notes);
  return notes;
}

/** The record with something else in it, and a checksum that is right again. */
function forged(change: (lines: Line[]) => void): string {
  const lines = match.record.trimEnd().split('\n').map((line) => JSON.parse(line) as Line);
  change(lines);
  const texts = lines.slice(0, -1).map((line) => JSON.stringify(line));
  return [...texts, JSON.stringify({ ...lines.at(-1), sha256: sha256Hex(`${texts.join('\n')}\n`) }), ''].join('\n');
}

const keys = (record: string, notes = noted()) => [...new Set(verdictOf(record, notes, 1).wrong.map(({ key }) => key))];

describe('the record of a match that is over', () => {
  it('agrees with what was noted', () => {
    expect(verdictOf(match.record, noted(), 1)).toEqual({ own: 4, seen: 0, unseen: 0, wrong: [] });
  });

  it('is found out when it was made up', () => {
    expect(keys(forged((lines) => (lines[0]!.names![0] = 'X')))).toEqual(['other-record']);
    expect(keys(forged(([header]) => {
      header!.lot!.seed = 'a better seed';
      header!.lot!.draw.server = sha256Hex('a better seed');
    }))).toEqual(expect.arrayContaining(['other-record', 'other-draw']));
    expect(keys(forged(([header]) => delete header!.lot))).toEqual(['other-record', 'draw-left-out']);
    expect(keys(forged((lines) => lines.forEach((line) => delete line.proof)))).toEqual(expect.arrayContaining(['unproven']));
    expect(keys('tea')).toEqual(['other-record']);
  });

  it('is found out when one was dealt other cards, or says what one did', () => {
    expect(keys(match.record, noted(({ draws }) => (draws[1]!.hand = draws[2]!.hand ?? 'JH 9H AH')))).toContain('other-hand');
    expect(keys(match.record, noted((notes) => (notes.draws = notes.draws.filter(({ number }) => number !== 5))))).toEqual(['part-not-given']);
    expect(keys(forged((lines) => {
      const void_ = lines.find((line) => line.proof?.void)!.proof!.void![0]!;
      [void_.links, void_.withheld] = [[], [0, 1]];
    }))).toContain('part-left-out');
    expect(keys(match.record, noted((notes) => notes.draws.forEach((note) => (note.number += 1000))))).toContain('nothing-noted');
  });

  it('is written to a file with the notes, without the secret', () => {
    const notes = noted();
    notes.secret = 'not revealed';
    expect(notesFile('T', notes).trimEnd().split('\n').map((line) => JSON.parse(line) as object)).toEqual(match.notes.trimEnd().split('\n').map((line) => JSON.parse(line) as object));
  });
});

const SECRET = 'ab'.repeat(32);
const LINKS = chain(SECRET);

/** A message to seat 0 that says this of chance. */
const message = (fair: Partial<Fair>, log: unknown[] = [], hand = ['7S', '8S']): ServerMessage =>
  ({ type: 'view', match: 1, fair: { commit: 'c', next: 'n', ...fair }, view: { seat: 0, log, zones: [{ kind: 'hand', owner: 0, cards: hand }] } }) as unknown as ServerMessage;

const draw = (number: number, commit: string, server = 's'): Draw => ({ match: 1, number, for: 'deal', server, pack: 'p', hands: [[0, 1]], seats: [[0, commit]] });

describe("one's own part", () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', undefined); // the notes last as long as the page
    notesShelf.write('T', emptyNotes(SECRET));
  });

  function attending(): { sent: object[]; attendant: Attendant } {
    const sent: object[] = [];
    return { sent, attendant: new Attendant('T', (said) => sent.push(said)) };
  }

  it('is bound once for a draw, and not where it is already', () => {
    const { sent, attendant } = attending();
    attendant.hear(message({ seats: [[0, LINKS[0]!]] }));
    expect(sent).toEqual([]);
    attendant.hear(message({}));
    attendant.hear(message({ seats: [[0, 'that of another device']] }));
    expect(sent).toEqual([{ type: 'commit', commit: LINKS[0] }]);
    attendant.hear(message({ next: 'm', barred: [0] }));
    expect(sent).toHaveLength(1);
  });

  it('is noted before it is revealed, and then the hand', () => {
    const { sent, attendant } = attending();
    const open = draw(1, LINKS[0]!);
    attendant.hear(message({ seats: [[0, LINKS[0]!]], open: { ...open, missing: [0] } }));
    expect(sent).toEqual([{ type: 'reveal', link: LINKS[1] }]);
    expect(notesShelf.read('T')!.draws).toEqual([{ match: 1, number: 1, transcript: transcript(open), seat: 0, commit: LINKS[0], link: LINKS[1] }]);
    attendant.hear(message({ seats: [[0, LINKS[1]!]], draw: 1 }));
    attendant.hear(message({ seats: [[0, LINKS[1]!]], draw: 1 }, [{}], ['8S']));
    expect(attendant.notes.draws[0]!.hand).toBe('7S 8S');
  });

  it('is revealed again after the line was lost, but never for another announcement', () => {
    const { sent, attendant } = attending();
    const ask = (open: Draw) => attendant.hear(message({ seats: [[0, LINKS[0]!]], open: { ...open, missing: [0] } }));
    ask(draw(1, LINKS[0]!));
    ask(draw(1, LINKS[0]!));
    expect(sent).toHaveLength(2);
    ask(draw(1, LINKS[0]!, 'another seed'));
    ask(draw(2, LINKS[0]!));
    expect(sent).toHaveLength(2);
    expect(attendant.notes.alarms).toEqual([{ key: 'announced-twice', number: 1 }, { key: 'announced-twice', number: 2 }]);
  });
});
