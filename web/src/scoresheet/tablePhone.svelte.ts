/** The sheet of a table on this phone: what the desk told last, with the lines that it does not have yet. */
import { afterActs } from './applying';
import type { DeskLink, Settled, TableSheet } from './deskLink';
import { newId, Outbox } from './outbox';
import { inShape } from './resultFields';
import { OneWriter } from './oneWriter';
import { PhoneShelf, type Line, type Shelf } from './shelf';
import { boompjeOf, DEALS_PER_BOOMPJE, dealerOf, lastDeal, played, players, scorerChair, seatsAfter, written, type Rules } from './sheet';
import { roundEnd, type RoundEnd } from '../lib/roundEnd';
import { totalOf, type RoundScore } from './totals';

const LOOK_MS = 4000;

export class TablePhone {
  told: TableSheet | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  leftOver: Line[] = $state.raw([]);
  keeps = $state(true);
  reached = $state(true);
  barred = $state('');
  /** Whether this is the tab of this phone that writes. */
  tabWrites = $state(true);
  /** Whether somebody has said that the hall plays on though the clock of the round has run out. */
  playsOn = $state(false);
  /** The number of the player whose phone this is; 0: the phone of the table. */
  own = $state(0);
  /** The time of the event, in milliseconds; a wrong clock of the phone has no part in it. */
  now = $state(Date.now());
  private ahead = 0;
  /** Whether the lines that were kept have been read: without them the desk's sheet is not yet that of this phone. */
  private opened = false;
  private readonly outbox: Outbox;
  private readonly writer: OneWriter;

  constructor(event: string, private readonly round: number, table: number, private readonly link: DeskLink, shelf: Shelf = new PhoneShelf()) {
    const sheet = `${event}/${round}/${table}`;
    this.outbox = new Outbox(shelf, sheet, (line) => this.link.send(line), () => this.copy());
    this.writer = new OneWriter(`troef ${sheet}`, newId(), () => (this.tabWrites = this.writer.writes));
  }

  /** Whether another phone writes this sheet; what waits here is shown, and is not sent. */
  readonly elsewhere = $derived.by(() => !!this.told?.pen && this.told.pen.phone !== this.link.phone);
  /** How many other phones have opened the sheet to write. */
  readonly otherPhones = $derived(Object.keys(this.told?.pen?.others ?? {}).length);
  readonly writes = $derived(this.tabWrites && !this.elsewhere);
  readonly waiting = $derived(this.lines.filter((line) => line.state === 'waiting' && line.act !== 'begin-deal'));
  readonly refused = $derived(this.lines.filter((line) => line.state === 'refused'));

  /** How the round has ended; out of reach of the desk by its clock, unless somebody has said that the hall plays on. */
  readonly end: RoundEnd | null = $derived.by(() => {
    const clock = this.told?.rounds.find((one) => one.round === this.told!.round);
    const end = clock ? roundEnd(clock, this.told!.round_minutes, this.now, this.reached, (text) => Date.parse(`${text}Z`)) : null;
    return end?.by === 'clock' && this.playsOn ? null : end;
  });

  readonly rules: Rules | null = $derived.by(() => {
    const told = this.told;
    if (!told) return null;
    const { format, game, preset, deals, waive_misdeal, sanctions } = told;
    const signal_at = this.end ? new Date(this.end.at).toISOString().slice(0, 19) : '';
    const bots = told.people.filter((one) => one.kind === 'bot').map((one) => one.person);
    return { format, game, preset, deals, waive_misdeal, sanctions, signal_at, bots };
  });

  readonly sheet = $derived.by(() => {
    if (!this.told || !this.rules) return null;
    const counted = this.lines.filter((line) => (line.state === 'waiting' && !this.elsewhere) || line.state === 'taken');
    return afterActs(this.told.sheet, counted, this.rules, this.told.now);
  });

  readonly totals: Map<number, RoundScore> = $derived.by(() => {
    const { sheet, rules } = this;
    if (!sheet || !rules) return new Map();
    return new Map(sheet.people.map((person) => [person, totalOf(rules.format, sheet, person)]));
  });

  /** Whether the sheet can be written here: by the scorer, or the phone of the table (R26). */
  readonly mayWrite = $derived(this.writes && (!this.own || !this.sheet || this.sheet.scorer === null || this.sheet.scorer === this.own));
  /** The deal that is entered next. */
  readonly deal = $derived(this.sheet ? played(this.sheet) + 1 : 1);
  readonly last = $derived(this.sheet && this.rules ? lastDeal(this.sheet, this.rules) : 0);
  /** Whether the header of a boompje has to be filled in before the next deal (R15). */
  readonly needsHeader = $derived(!!this.sheet && !!this.rules && boompjeOf(this.rules.format, this.deal) >= this.sheet.seatings.length);

  /** Who sits where in the boompje of the next deal. */
  readonly chairs = $derived.by(() => {
    const sheet = this.sheet;
    if (!sheet) return [];
    const last = sheet.seatings.at(-1);
    if (!last) return sheet.people;
    const over = this.rules?.format === 'M' && this.deal > DEALS_PER_BOOMPJE * sheet.seatings.length;
    return over && this.deal <= this.last ? seatsAfter(last.chairs, scorerChair(sheet)) : last.chairs;
  });

  /** Who sits at the table, each once: partners of a pair that entered together have one number. */
  readonly people = $derived([...new Set(this.sheet?.people)]);

  /** The secret on the card of this phone. */
  get token(): string {
    return this.link.token();
  }

  name(person: number): string {
    return this.told?.people.find((one) => one.person === person)?.name ?? String(person);
  }

  /** Who plays a deal, by seat, and who deals it. */
  players(deal: number): number[] {
    return players(this.sheet!, boompjeOf(this.rules!.format, deal), deal);
  }

  dealer(deal: number): number {
    const boompje = boompjeOf(this.rules!.format, deal);
    return this.players(deal)[dealerOf(this.sheet!.seatings[boompje]!.dealer, deal, boompje, this.sheet!.seatings[boompje]!.chairs.length)]!;
  }

  /** Opens what was kept and begins to look and send; gives the function that ends it. */
  start(): () => void {
    void this.open();
    this.outbox.watch();
    const looking = setInterval(() => document.visibilityState === 'visible' && void this.look(), LOOK_MS);
    const ticking = setInterval(() => (this.now = Date.now() + this.ahead), 1000);
    return () => {
      clearInterval(looking);
      clearInterval(ticking);
      this.outbox.close();
      this.writer.close();
    };
  }

  private async open(): Promise<void> {
    await Promise.all([this.outbox.open(), this.writer.ask()]);
    this.tabWrites = this.writer.writes;
    const kept = (await this.outbox.keptSheet()) as TableSheet | undefined;
    if (kept && !this.told) {
      this.told = { ...kept, fields: inShape(kept.fields) };
      this.own = kept.own;
    }
    this.opened = true;
    await this.deliver();
  }

  /** Writes a line down: it is on the phone when this resolves. */
  async note(act: string, facts: Record<string, unknown> = {}, pin?: string): Promise<void> {
    const { round, table } = this.told!;
    await this.outbox.note({ act, facts: { round, table, ...$state.snapshot(facts) }, ...(pin ? { pin } : {}) });
    void this.deliver();
  }

  /** Notes that a deal has been dealt, so that it is finished whatever the signal says (R22). */
  async begin(deal: number): Promise<void> {
    if (this.sheet!.begun >= deal) return;
    await this.note('begin-deal', { deal, began_at: new Date(this.now).toISOString().slice(0, 19) });
  }

  /** Notes that the next deal had begun before the signal (R22). */
  async hadBegun(): Promise<void> {
    await this.note('begin-deal', { deal: this.deal, began_at: new Date(this.end!.at - 1000).toISOString().slice(0, 19) });
  }

  /** Sends what waits, and asks for the sheet. */
  async deliver(): Promise<void> {
    if (this.writes) await this.outbox.flush();
    await this.look();
  }

  async look(): Promise<void> {
    if (!this.opened) return;
    const taken = this.outbox.taken;
    const still = this.outbox.watchStill();
    const told = await this.link.look(this.round);
    this.reached = told !== null;
    if (!told || !still()) return; // who sends looks afterwards
    const known = this.hasAll(told) ? this.lines.map((line) => line.number) : taken;
    this.ahead = Date.parse(`${told.now}Z`) - Date.now();
    this.now = Date.now() + this.ahead;
    const anotherLaptop = this.told !== null && told.taken_over !== this.told.taken_over;
    this.told = told;
    this.own = told.own;
    await this.outbox.settle(known);
    await this.outbox.keepSheet(told);
    await this.askForPen(told);
    if (anotherLaptop && this.writes) await this.outbox.redeliver();
  }

  /** Opens the sheet to write: by the phone of the table, or the scorer's own. Another phone that writes is warned. */
  private async askForPen({ round, sheet, pen }: TableSheet): Promise<void> {
    const couldWrite = this.tabWrites && !sheet.on_paper && (!this.own || sheet.scorer === this.own);
    if (!couldWrite || !['open', 'completed', 'signed'].includes(sheet.state)) return;
    if (pen && (pen.phone === this.link.phone || this.link.phone in pen.others)) return;
    const given = await this.link.takePen(round, false);
    if (given) this.told = { ...this.told!, pen: given };
  }

  /** Whether the desk's sheet is the one that this phone has written, though its lines never arrived: the desk has read
   * them from the code. */
  private hasAll(told: TableSheet): boolean {
    if (!this.told || !this.rules || !this.lines.length || !['handed_in', 'verified', 'published'].includes(told.sheet.state)) return false;
    const meant = this.lines.filter((line) => line.state !== 'dropped');
    return written(afterActs(this.told.sheet, meant, this.rules, this.told.now)) === written(told.sheet);
  }

  /** What a deal would bring: the desk can say so when it has the lines before it. */
  async settle(deal: number, texts: Record<string, string>): Promise<Settled> {
    if (this.writes) await this.outbox.flush();
    return this.link.settle(this.told!.round, deal, texts);
  }

  again = (number: number) => this.outbox.again(number).then(() => this.look());
  drop = (number: number) => this.outbox.drop(number).then(() => this.look());
  clearLeftOver = () => this.outbox.clearLeftOver();
  dropWaiting = () => this.outbox.dropWaiting().then(() => this.look());

  /** Writes here from now on: in this tab, and with this phone. */
  async takeOver(): Promise<void> {
    if (!this.tabWrites) await this.writer.takeOver();
    if (this.elsewhere && (await this.link.takePen(this.told!.round, true))) await this.look();
    await this.deliver();
  }

  private copy(): void {
    this.lines = this.outbox.lines;
    this.leftOver = this.outbox.leftOver;
    this.keeps = this.outbox.keeps;
    this.barred = this.outbox.barred;
  }
}
