/** The lines of the scorer on their way to the desk: kept before they are shown, sent in order, and each counted once. */
import { whenBack } from '../lib/line';
import { MemoryShelf, type Line, type NewLine, type SheetAct, type Shelf } from './shelf';

/** taken: the desk has written it down; refused: it never will; later: ask again; barred: the card does not count;
 * elsewhere: another phone writes the sheet. */
export type Answer = { kind: 'taken' } | { kind: 'refused' | 'barred'; why: string } | { kind: 'later' | 'elsewhere' };
export type Send = (line: Line) => Promise<Answer>;

/** A name that nobody else makes up. (`crypto.randomUUID` is not there on a page without HTTPS.) */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Outbox {
  /** The lines of this sheet that the desk's sheet does not tell yet, by number. */
  lines: Line[] = [];
  /** The lines that the desk's sheet tells, by number: they are delivered again if its laptop is lost. */
  private told: Line[] = [];
  /** Lines that another event or table left on this phone; they are never sent from here. */
  leftOver: Line[] = [];
  /** Whether lines outlive the page. */
  keeps = true;
  /** Why the desk takes nothing from this phone, or "". */
  barred = '';
  /** Whether the last try reached the desk. */
  reached = true;
  /** How many lines have gone out since the page was opened. */
  private gone = 0;
  private sending: Promise<void> | null = null;
  private stopWatching = () => {};

  constructor(
    private shelf: Shelf,
    private readonly sheet: string,
    private readonly send: Send,
    private readonly changed: () => void = () => {},
  ) {}

  /** Reads what was left here. */
  async open(): Promise<void> {
    const all = await this.kept((shelf) => shelf.all());
    const [own, others] = [all.filter((line) => line.sheet === this.sheet), all.filter((line) => line.sheet !== this.sheet)];
    this.lines = own.filter((line) => line.state !== 'told');
    this.told = own.filter((line) => line.state === 'told');
    this.leftOver = others.filter((line) => line.state === 'waiting' || line.state === 'refused');
    const done = others.filter((line) => line.state === 'told').map((line) => line.number);
    if (done.length > 0) await this.kept((shelf) => shelf.remove(done));
    this.changed();
  }

  get waiting(): Line[] {
    return this.lines.filter((line) => line.state === 'waiting');
  }

  get refused(): Line[] {
    return this.lines.filter((line) => line.state === 'refused');
  }

  /** Those that count, as far as this phone knows. */
  get counted(): Line[] {
    return this.lines.filter((line) => line.state === 'waiting' || line.state === 'taken');
  }

  /** Puts an act away; it may be shown as written down when this resolves. */
  async note(act: SheetAct): Promise<Line> {
    const line: NewLine = { ...act, id: newId(), sheet: this.sheet, state: 'waiting' };
    const kept = await this.kept((shelf) => shelf.add(line));
    this.lines = [...this.lines, kept];
    this.changed();
    return kept;
  }

  /** Sends what waits, one after another, until all is taken, the desk refuses a line, or it cannot be reached. */
  flush(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => (this.sending = null));
    return this.sending;
  }

  /** Sends a line again that was refused. */
  async again(number: number): Promise<void> {
    await this.mark(number, { state: 'waiting', why: undefined });
    await this.flush();
  }

  /** Leaves a line out, though it stays on the phone; those after it are sent. */
  async drop(number: number): Promise<void> {
    await this.mark(number, { state: 'dropped' });
    await this.flush();
  }

  /** Leaves out all that waits, though it stays on the phone. */
  async dropWaiting(): Promise<void> {
    for (const line of this.waiting) await this.mark(line.number, { state: 'dropped' });
  }

  /** What the desk's sheet will tell when it is asked for now; to be given to `settle` with it. */
  get taken(): number[] {
    return this.lines.filter((line) => line.state === 'taken').map((line) => line.number);
  }

  /** Gives a function that says whether no line was on its way since, nor waits without an answer: otherwise nobody
   * knows whether what the desk tells meanwhile has that line, and it would count twice. */
  watchStill(): () => boolean {
    const { gone, sending } = this;
    return () => sending === null && gone === this.gone && (this.reached || this.waiting.length === 0);
  }

  /** The desk's sheet tells these lines: they no longer count beside it. */
  async settle(numbers: number[]): Promise<void> {
    const done = this.lines.filter((line) => numbers.includes(line.number));
    if (done.length === 0) return;
    const told = done.filter((line) => line.state === 'taken').map((line): Line => ({ ...line, state: 'told' }));
    const rest = done.filter((line) => line.state !== 'taken').map((line) => line.number);
    this.lines = this.lines.filter((line) => !numbers.includes(line.number));
    this.told = [...this.told, ...told];
    this.changed(); // at once: beside the sheet that tells them they would count twice
    await this.kept((shelf) => Promise.all([shelf.remove(rest), ...told.map((line) => shelf.put(line))]));
  }

  /** Another laptop goes on from a copy of the event, which may lack some lines: all are sent once more, also what it
   * refused because of that. What it has counts once. PINs are not kept, so from the first signature with one on, people
   * sign and hand in again. */
  async redeliver(): Promise<void> {
    const signed = this.told.findIndex((line) => line.facts.method === 'pin');
    const kept = signed < 0 ? this.told : this.told.slice(0, signed);
    const again = [...kept, ...this.refused].map((line): Line => ({ ...line, state: 'waiting', why: undefined }));
    const rest = this.told.slice(kept.length).map((line) => line.number);
    this.told = [];
    this.lines = [...again, ...this.lines.filter((line) => line.state !== 'refused')].sort((a, b) => a.number - b.number);
    await this.kept((shelf) => Promise.all([shelf.remove(rest), ...again.map((line) => shelf.put(line))]));
    this.changed();
    await this.flush();
  }

  /** Throws away what other sheets left. */
  async clearLeftOver(): Promise<void> {
    const numbers = this.leftOver.map((line) => line.number);
    this.leftOver = [];
    await this.kept((shelf) => shelf.remove(numbers));
    this.changed();
  }

  /** The sheet as the desk told it, kept for a reload. */
  keepSheet(told: unknown): Promise<void> {
    return this.kept((shelf) => shelf.keepSheet(this.sheet, told));
  }

  keptSheet(): Promise<unknown> {
    return this.kept((shelf) => shelf.sheet(this.sheet));
  }

  /** Sends whenever the network may be back. */
  watch(page: Window & typeof globalThis = window): void {
    this.stopWatching();
    this.stopWatching = whenBack(() => void this.flush(), page);
  }

  close(): void {
    this.stopWatching();
  }

  private async sendAll(): Promise<void> {
    while (this.refused.length === 0) {
      const line = this.waiting[0];
      if (!line) return;
      this.gone += 1;
      const answer = await this.send(line).catch((): Answer => ({ kind: 'later' }));
      this.reached = answer.kind !== 'later';
      this.barred = answer.kind === 'barred' ? answer.why : '';
      if (answer.kind === 'taken') await this.mark(line.number, { state: 'taken', pin: undefined });
      else if (answer.kind === 'refused') await this.mark(line.number, { state: 'refused', why: answer.why });
      else return this.changed();
    }
  }

  private async mark(number: number, changes: Partial<Line>): Promise<void> {
    const line = this.lines.find((one) => one.number === number);
    if (!line) return;
    const marked = { ...line, ...changes };
    this.lines = this.lines.map((one) => (one.number === number ? marked : one));
    await this.kept((shelf) => shelf.put(marked));
    this.changed();
  }

  /** Uses the shelf; where the phone keeps nothing (a private tab, no room left), memory takes its place. */
  private async kept<T>(does: (shelf: Shelf) => Promise<T>): Promise<T> {
    try {
      return await does(this.shelf);
    } catch (error) {
      if (!this.keeps) throw error;
      this.keeps = false;
      this.shelf = new MemoryShelf([...this.leftOver, ...this.told, ...this.lines].sort((a, b) => a.number - b.number));
      this.changed();
      return does(this.shelf);
    }
  }
}
