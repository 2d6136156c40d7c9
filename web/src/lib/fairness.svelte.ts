/** Whether the deals of a table were fair, as far as this browser can tell: it takes part in the draws, and checks the record
 * when a match is over, without being asked. */
import { file } from './api';
import { Attendant } from './attending';
import type { Link, Listener } from './link';
import { notesShelf, type Notes } from './notes';

export class Fairness {
  notes: Notes | null = $state.raw(null);
  #checking = new Set<number>();

  constructor(readonly table: string, private readonly checks = true) {
    this.notes = notesShelf.read(table);
  }

  /** A connection to the table on which this browser takes part. */
  attach(listener: Listener, connect: (listener: Listener) => Link): Link {
    const attendant = new Attendant(this.table, (message) => void link.send(message), (notes) => this.#take(notes));
    const link = connect({
      status: (status) => listener.status(status),
      message: (message) => {
        attendant.hear(message);
        listener.message(message);
      },
    });
    return link;
  }

  /** Something that should not be: said at once, and for as long as the notes are kept. */
  get alarmed(): boolean {
    return wrongIn(this.notes) > 0;
  }

  /** Whether the record of a match could be had, and was checked. */
  async check(match: number): Promise<boolean> {
    const notes = this.notes;
    if (!notes || this.#checking.has(match)) return true;
    this.#checking.add(match);
    try {
      const [{ verdictOf }, text] = await Promise.all([import('./verifying'), recordOf(this.table, match)]);
      notes.verdicts[match] = verdictOf(text, notes, match);
      notesShelf.write(this.table, notes);
      this.notes = { ...notes };
      return true;
    } catch {
      return false;
    } finally {
      this.#checking.delete(match);
    }
  }

  #take(notes: Notes): void {
    this.notes = { ...notes };
    if (!this.checks) return;
    for (const match of Object.keys(notes.records).map(Number)) if (!notes.verdicts[match]) void this.check(match);
  }
}

/** A link that came too late for the server may have been lost on the way: it is told, and no alarm. */
const grave = ({ key }: { key: string }): boolean => key !== 'part-left-out';

export const wrongIn = (notes: Notes | null): number =>
  (notes?.alarms.length ?? 0) + Object.values(notes?.verdicts ?? {}).reduce((sum, { wrong }) => sum + wrong.filter(grave).length, 0);

/** The record of a match of a table that is over, as text. */
export const recordOf = async (table: string, match: number): Promise<string> =>
  (await file(`/api/replays/${table}/${match}/file/jsonl`)).text();
