/** One's own part in the draws of a table: bound before anybody reveals, noted, and revealed when it is asked
 * (docs/fair-deals.md). Nobody has to do anything for it. */
import { chain, newSecret, transcript, type Draw, type Fair } from './fair';
import { emptyNotes, notesShelf, type Note, type Notes } from './notes';
import type { ServerMessage, View } from './wire';

/** A secret for a chair that one is about to take, and the commitment that goes along. */
export function bound(): { secret: string; commit: string } {
  const secret = newSecret();
  return { secret, commit: chain(secret)[0]! };
}

/** The chair is taken: the secret is kept with its table. */
export function keepSecret(table: string, secret: string): void {
  if (!notesShelf.read(table)) notesShelf.write(table, emptyNotes(secret));
}

export class Attendant {
  notes: Notes;
  #links: string[];
  /** For which of the server's promises a commitment was sent: one for each, whatever others send. */
  #sentFor = '';

  constructor(
    private readonly table: string,
    private readonly send: (message: object) => void,
    private readonly told: (notes: Notes) => void = () => {},
  ) {
    this.notes = notesShelf.read(table) ?? emptyNotes(newSecret());
    this.#links = chain(this.notes.secret);
  }

  /** A message of the table came. */
  hear(message: ServerMessage): void {
    if (message.type !== 'view' && message.type !== 'waiting') return;
    const fair = message.fair;
    const seat = message.type === 'view' ? message.view.seat : message.seat;
    if (!fair || seat < 0) return;
    if (fair.open) this.#attend(fair.open, seat);
    if (message.type === 'view') this.#noteHand(fair, message.view);
    if (message.type === 'view' && fair.record) this.#noteRecord(message.match ?? 1, fair.record);
    this.#bind(fair, seat);
  }

  /** Committed once for each draw at most; a commitment of another device of one's own is left as it is until then. */
  #bind(fair: Fair, seat: number): void {
    if (fair.barred?.includes(seat) || this.#sentFor === fair.next) return;
    const held = fair.seats?.find(([at]) => at === seat)?.[1];
    if (held !== undefined && this.#behind(held)) return;
    this.#sentFor = fair.next;
    if (this.#isUsedUp()) this.#begin();
    this.#keep(); // the secret too, before it counts
    this.send({ type: 'commit', commit: this.#links[this.#next()]! });
  }

  #attend({ missing, ...draw }: Draw & { missing: number[] }, seat: number): void {
    const commit = draw.seats.find(([at]) => at === seat)?.[1];
    const hash = transcript(draw);
    const link = commit && this.#behind(commit);
    const before = this.notes.draws.find((note) => note.number === draw.number && note.match === draw.match);
    const used = link ? this.notes.draws.find((note) => note.link === link) : undefined;
    if ((before && before.transcript !== hash) || (used && used.transcript !== hash)) {
      this.#alarm('announced-twice', draw.number); // and nothing is revealed
      return;
    }
    if (!before) this.#note({ match: draw.match, number: draw.number, transcript: hash, seat, ...(link && { commit, link }) });
    if (link && missing.includes(seat)) this.send({ type: 'reveal', link });
  }

  #noteHand(fair: Fair, view: View): void {
    const note = this.notes.draws.findLast((one) => one.number === fair.draw);
    if (!note || note.hand !== undefined || view.log.length) return;
    const hand = view.zones.find((zone) => zone.kind === 'hand' && zone.owner === view.seat);
    if (!hand) return;
    note.hand = hand.cards.join(' ');
    this.#keep();
  }

  #noteRecord(match: number, record: string): void {
    if (this.notes.records[match] === record) return;
    this.notes.records[match] = record; // once more where a move was taken back after the end
    delete this.notes.verdicts[match];
    this.#keep();
  }

  /** The link that a commitment of one's own chain is to. */
  #behind(commit: string): string {
    const place = this.#links.indexOf(commit);
    return place < 0 ? '' : (this.#links[place + 1] ?? '');
  }

  /** Where in the chain the next commitment is: the link that was revealed last. */
  #next(): number {
    return Math.max(0, ...this.notes.draws.map((note) => (note.link ? this.#links.indexOf(note.link) : 0)));
  }

  #isUsedUp(): boolean {
    return this.#next() + 1 >= this.#links.length;
  }

  #begin(): void {
    this.notes.secret = newSecret();
    this.#links = chain(this.notes.secret);
    this.#keep();
  }

  #note(note: Note): void {
    this.notes.draws.push(note);
    this.#keep(); // before anything is revealed
  }

  #alarm(key: string, number: number): void {
    if (this.notes.alarms.some((one) => one.key === key && one.number === number)) return;
    this.notes.alarms.push({ key, number });
    this.#keep();
  }

  #keep(): void {
    this.notes.at = Date.now();
    notesShelf.write(this.table, this.notes);
    this.told(this.notes);
  }
}
