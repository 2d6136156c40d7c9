/** The record of a match, checked against what this browser noted while it was played (docs/fair-deals.md). */
import { dealFault, firstDealer, handOf, secretsFault, transcript, type Draw, type Proof } from './fair';
import { checksumOf, type Note, type Notes, type Verdict } from './notes';

interface Line { troef?: number; seats?: number; dealer?: number; lot?: Proof; deal?: string; proof?: Proof }
type Wrong = Verdict['wrong'];

/** Whether the record is the one of the match that was played, and its deals are those that were drawn. */
export function verdictOf(record: string, notes: Notes, match: number): Verdict {
  const verdict: Verdict = { own: 0, seen: 0, unseen: 0, wrong: [] };
  let lines: Line[];
  try {
    lines = record.trimEnd().split('\n').map((line) => JSON.parse(line) as Line);
    if (notes.records[match] !== undefined && checksumOf(record) !== notes.records[match]) verdict.wrong.push({ key: 'other-record', number: 0 });
    check(lines, notes, match, verdict);
  } catch {
    verdict.wrong.push({ key: 'other-record', number: 0 }); // not even of the form of a record
  }
  return verdict;
}

function check(lines: Line[], notes: Notes, match: number, verdict: Verdict): void {
  const header = lines[0]!;
  const noted = new Map(notes.draws.filter((note) => note.match === match).map((note) => [note.number, note]));
  const own = new Set(notes.draws.flatMap(({ commit, link }) => (commit && link ? [commit, link] : [])));
  const told = new Set<number>();
  if (header.lot) {
    if (secretsFault(header.lot) || firstDealer(header.lot, header.seats!) !== header.dealer) verdict.wrong.push({ key: 'lot', number: header.lot.draw.number });
    verdict.wrong.push(...announcedOtherwise(header.lot, noted, own, told));
  }
  for (const { deal, proof } of lines) {
    if (deal === undefined) continue;
    if (!proof?.draw) {
      verdict.unseen++;
      verdict.wrong.push({ key: 'unproven', number: 0 });
      continue;
    }
    const { number } = proof.draw;
    if (dealFault(proof, deal)) verdict.wrong.push({ key: 'deal', number });
    verdict.wrong.push(...announcedOtherwise(proof, noted, own, told));
    const note = noted.get(number);
    if (note && otherHand(note, proof)) verdict.wrong.push({ key: 'other-hand', number });
    if (!note) verdict.unseen++;
    else if (note.link) verdict.own++;
    else verdict.seen++;
  }
  const last = Math.max(0, ...told);
  for (const number of noted.keys()) if (!told.has(number) && number < last) verdict.wrong.push({ key: 'draw-left-out', number });
  if (noted.size && ![...noted.keys()].some((number) => told.has(number))) verdict.wrong.push({ key: 'nothing-noted', number: 0 });
}

/** What of a draw, and of those before it that came to nothing, is not as it was announced here. */
function announcedOtherwise(proof: Proof, noted: Map<number, Note>, own: Set<string>, told: Set<number>): Wrong {
  return [...(proof.void ?? []), proof].flatMap(({ draw, links }) => {
    told.add(draw.number);
    const key = contradiction(noted.get(draw.number), draw, new Map(links), own);
    return key ? [{ key, number: draw.number }] : [];
  });
}

function contradiction(note: Note | undefined, draw: Draw, links: Map<number, string>, own: Set<string>): string {
  if (!note) return [...draw.seats.map(([, commit]) => commit), ...links.values()].some((part) => own.has(part)) ? 'part-not-given' : '';
  if (transcript(draw) !== note.transcript) return 'other-draw';
  if (!note.link) return '';
  const given = links.get(note.seat);
  if (given === undefined) return 'part-left-out';
  return given === note.link ? '' : 'other-link';
}

/** Every card that was shown must be one of those that fell to the seat; some games lay cards of a hand off at once. */
function otherHand(note: Note, proof: Proof): boolean {
  if (!note.hand) return false;
  const fallen = handOf(proof, note.seat);
  if (!fallen) return false;
  return note.hand.split(' ').some((card) => {
    const place = fallen.indexOf(card);
    if (place >= 0) fallen.splice(place, 1);
    return place < 0;
  });
}
