/** What this browser noted of the draws at a table while it sat there, and the secret that its own part comes from. It stays
 * on this device, so that nothing that a server says later can change it. */
import { sha256Hex } from './sha256';

/** One draw as it was announced; `commit` and `link` are the own part. */
export interface Note { match: number; number: number; transcript: string; seat: number; commit?: string; link?: string; hand?: string }
/** How the record of a match agreed with the notes, once it was checked. */
export interface Verdict { own: number; seen: number; unseen: number; wrong: { key: string; number: number }[] }

export interface Notes {
  at: number;
  secret: string;
  draws: Note[];
  /** By match the checksum of its record, as it was told at the end. */
  records: Record<number, string>;
  verdicts: Record<number, Verdict>;
  /** What was wrong at once: a draw that was announced in two ways. */
  alarms: { key: string; number: number }[];
}

const PREFIX = 'troef.fair.';
/** Of more tables nothing is kept: the oldest go first. */
const MOST_TABLES = 60;
const memory = new Map<string, Notes>();

export const emptyNotes = (secret: string): Notes => ({ at: Date.now(), secret, draws: [], records: {}, verdicts: {}, alarms: [] });

function isNotes(value: unknown): value is Notes {
  const { secret, draws, records, verdicts, alarms } = (value ?? {}) as Partial<Notes>;
  return typeof secret === 'string' && Array.isArray(draws) && Array.isArray(alarms) && typeof records === 'object' && typeof verdicts === 'object';
}

export const notesShelf = {
  read(table: string): Notes | null {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(PREFIX + table) ?? 'null');
      if (isNotes(found)) return found;
    } catch {
      // storage is forbidden or spoiled
    }
    return memory.get(table) ?? null;
  },

  write(table: string, notes: Notes): void {
    memory.set(table, notes);
    try {
      if (!localStorage.getItem(PREFIX + table)) makeRoom();
      localStorage.setItem(PREFIX + table, JSON.stringify(notes));
    } catch {
      // a private window keeps nothing, or it is full: the notes last as long as the page
    }
  },
};

function makeRoom(): void {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const age = (key: string): number => notesShelf.read(key.slice(PREFIX.length))?.at ?? 0;
  for (const key of kept.sort((a, b) => age(b) - age(a)).slice(MOST_TABLES - 1)) localStorage.removeItem(key);
}

/** The notes as a file for `troef verify --commits`; nothing of the secret that is not revealed yet. */
export function notesFile(table: string, notes: Notes): string {
  const lines: object[] = [{ 'troef-commits': 1, table }, ...notes.draws];
  for (const [match, record] of Object.entries(notes.records)) lines.push({ match: Number(match), record });
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Whether a text ends with the checksum of all lines before it, and which that is. */
export function checksumOf(record: string): string | null {
  const lines = record.trimEnd().split('\n');
  const last = JSON.parse(lines.pop() ?? 'null') as { sha256?: string } | null;
  const sum = sha256Hex(`${lines.join('\n')}\n`);
  return last?.sha256 === sum ? sum : null;
}
