/** The records of matches that were played, kept on this device (IndexedDB): a server may forget its tables. */
import { openDB, type DBSchema } from 'idb';

interface Records extends DBSchema {
  records: { key: string; value: string };
}

/** More are not kept: the oldest go first. */
const MOST = 100;

const opened = (name: string) => openDB<Records>(name, 1, { upgrade: (db) => void db.createObjectStore('records') });

export class RecordShelf {
  constructor(private readonly name = 'troef-records') {}

  async keep(key: string, text: string, newestFirst: string[]): Promise<void> {
    const db = await opened(this.name);
    await db.put('records', text, key);
    const stay = new Set([...new Set([key, ...newestFirst])].slice(0, MOST));
    for (const old of await db.getAllKeys('records')) if (!stay.has(old)) await db.delete('records', old);
    db.close();
  }

  async get(key: string): Promise<string | undefined> {
    const db = await opened(this.name);
    const text = await db.get('records', key);
    db.close();
    return text;
  }

  async clear(): Promise<void> {
    const db = await opened(this.name);
    await db.clear('records');
    db.close();
  }
}
