/** Where the lines of the scorer are kept until the desk has them: on the phone (IndexedDB), or else in memory. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

export interface SheetAct {
  act: string;
  facts: Record<string, unknown>;
  /** With which a player signs on the phone of the table (T9). */
  pin?: string;
}

/** waiting: not sent yet; taken: the desk has it; told: the desk's sheet tells it, it stays in case the desk loses it;
 * refused: the desk will not have it, and why; dropped: the scorer left it out. */
export type LineState = 'waiting' | 'taken' | 'told' | 'refused' | 'dropped';

/** A line of the scorer. Its number gives the order, whatever a clock says; its id makes that it counts once. */
export interface Line extends SheetAct {
  number: number;
  id: string;
  /** The sheet that it belongs to. */
  sheet: string;
  state: LineState;
  why?: string;
}

export type NewLine = Omit<Line, 'number'>;

export interface Shelf {
  /** Puts a line away under the next number; resolves when it is kept. */
  add(line: NewLine): Promise<Line>;
  /** All lines of all sheets, by number. */
  all(): Promise<Line[]>;
  put(line: Line): Promise<void>;
  remove(numbers: number[]): Promise<void>;
  /** The sheet as the desk told it last, to go on with after a reload. */
  keepSheet(sheet: string, told: unknown): Promise<void>;
  sheet(sheet: string): Promise<unknown>;
}

interface Tables extends DBSchema {
  lines: { key: number; value: Omit<Line, 'number'> & { number?: number } };
  sheets: { key: string; value: unknown };
}

/** On the phone. A browser may close the database while the page sleeps: then it is opened once more. */
export class PhoneShelf implements Shelf {
  private opened: Promise<IDBPDatabase<Tables>> | null = null;

  constructor(private readonly name = 'troef-scoresheets') {}

  add(line: NewLine): Promise<Line> {
    return this.use(async (db) => {
      const writing = db.transaction('lines', 'readwrite', { durability: 'strict' });
      const number = await writing.store.add({ ...line });
      await writing.done;
      return { ...line, number };
    });
  }

  all(): Promise<Line[]> {
    return this.use(async (db) => (await db.getAll('lines')) as Line[]);
  }

  put(line: Line): Promise<void> {
    return this.use(async (db) => void (await db.put('lines', { ...line })));
  }

  remove(numbers: number[]): Promise<void> {
    return this.use(async (db) => {
      const writing = db.transaction('lines', 'readwrite');
      await Promise.all([...numbers.map((number) => writing.store.delete(number)), writing.done]);
    });
  }

  keepSheet(sheet: string, told: unknown): Promise<void> {
    return this.use(async (db) => void (await db.put('sheets', told, sheet)));
  }

  sheet(sheet: string): Promise<unknown> {
    return this.use((db) => db.get('sheets', sheet));
  }

  private async use<T>(does: (db: IDBPDatabase<Tables>) => Promise<T>): Promise<T> {
    try {
      return await does(await this.open());
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      this.opened = null;
      return does(await this.open());
    }
  }

  private open(): Promise<IDBPDatabase<Tables>> {
    const forget = () => (this.opened = null);
    this.opened ??= openDB<Tables>(this.name, 1, {
      upgrade(db) {
        db.createObjectStore('lines', { keyPath: 'number', autoIncrement: true });
        db.createObjectStore('sheets');
      },
      terminated: forget,
    });
    this.opened.catch(forget);
    return this.opened;
  }
}

/** In memory: what is here is lost when the page is closed. */
export class MemoryShelf implements Shelf {
  private lines: Line[] = [];
  private readonly sheets = new Map<string, unknown>();

  constructor(lines: Line[] = []) {
    this.lines = [...lines];
  }

  async add(line: NewLine): Promise<Line> {
    const kept = { ...line, number: (this.lines.at(-1)?.number ?? 0) + 1 };
    this.lines.push(kept);
    return kept;
  }

  async all(): Promise<Line[]> {
    return this.lines.map((line) => ({ ...line }));
  }

  async put(line: Line): Promise<void> {
    this.lines = this.lines.map((old) => (old.number === line.number ? { ...line } : old));
  }

  async remove(numbers: number[]): Promise<void> {
    this.lines = this.lines.filter((line) => !numbers.includes(line.number));
  }

  async keepSheet(sheet: string, told: unknown): Promise<void> {
    this.sheets.set(sheet, told);
  }

  async sheet(sheet: string): Promise<unknown> {
    return this.sheets.get(sheet);
  }
}
