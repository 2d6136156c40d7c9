import type { Told } from './clocks';
import type { Link, LinkStatus, Listener } from './link';
import { stepsBetween, type Step } from './pace';
import { settings } from './settings.svelte';
import type { DealEnd, Fault, Pace, Reaction, Refusal, Said, ServerMessage, ViewMessage, WaitingMessage } from './wire';

export interface Deadline { at: number; of: number; stands: boolean }

export type AtTable =
  | { type: 'here' }
  | { type: 'stand' }
  | { type: 'chairs'; open: number[] }
  | { type: 'level'; seat: number; bot: string }
  | { type: 'pause'; on: boolean }
  | { type: 'pace'; pace: Pace }
  | { type: 'react'; word: string }
  | { type: 'say'; text: string }
  | { type: 'talk'; talk?: string }
  | { type: 'report'; seat: number; reason: string; note: string; said: string }
  | { type: 'remove'; seat: number }
  | { type: 'watched'; on: boolean }
  | { type: 'propose-undo' }
  | { type: 'propose-seats'; chairs: number[] }
  | { type: 'propose-award'; won: boolean }
  | { type: 'propose-fine'; clause: string; offender: number; points: number }
  | { type: 'propose-lot' }
  | { type: 'rematch'; wanted: boolean }
  | { type: 'answer'; agree: boolean }
  | { type: 'claim'; all: boolean };

/** How long the end of a deal stays, in milliseconds. */
const PAUSES = { short: 6000, long: 15_000, wait: Infinity };
const FACTORS = { calm: 1.6, normal: 1, quick: 0.45 };
const REFUSAL_STAYS = 7000;
const TOO_FAR_BEHIND = 24;
/** Messages that are kept, as many as the server keeps. */
const MOST_LINES = 100;

/** One table as it is shown now: the newest view once everything before it has been seen. */
export class Live {
  shown: ViewMessage | null = $state.raw(null);
  waiting: WaitingMessage | null = $state.raw(null);
  status: LinkStatus = $state('connecting');
  refusal: { move: string; refusal: Refusal; count: number } | null = $state.raw(null);
  fault: Fault | null = $state.raw(null);
  /** The end of the deal before, for as long as it is shown. */
  ended: DealEnd | null = $state.raw(null);
  /** When the time of those who may act runs out, in the browser's clock; `stands`: play rests. */
  deadline: Deadline | null = $state.raw(null);
  /** The clocks of people, where any were agreed, as they were told last. */
  clocks: Told | null = $state.raw(null);
  /** What somebody at the table said last. */
  reaction: (Reaction & { count: number }) | null = $state.raw(null);
  /** What can be said here, once it was asked; and the messages that came, the oldest first. */
  phrases: string[] | null = $state.raw(null);
  lines: Said[] = $state.raw([]);
  /** The game counts messages. */
  counted = $state(false);
  /** Who listens to messages as they come. */
  onsaid: ((said: Said) => void) | null = null;
  /** How many reports of one's own have arrived. */
  reports = $state(0);

  #link: Link;
  #queue: Step[] = [];
  #newest: ViewMessage | null = null;
  #timer = 0;
  #forget = 0;
  #refusals = 0;
  #reactions = 0;
  /** The move that the table has not answered yet. */
  #asked: string | null = null;

  constructor(connect: (listener: Listener) => Link) {
    this.#link = connect({
      status: (status) => {
        this.status = status;
        if (status === 'gone') clearTimeout(this.#forget); // why stays on the screen
      },
      message: (message) => this.#take(message),
    });
  }

  /** What one does oneself is shown as soon as the table has taken it. A second press on the same is none, until the
   * table has answered; who plays alone may be that quick. */
  play(text: string): void {
    if (text === this.#asked && this.shown?.view.seats !== 1) return;
    this.dismiss();
    this.hurry();
    this.#asked = this.#say({ type: 'play', move: text }) ? text : null;
  }

  again(): void {
    this.#say({ type: 'again' });
  }

  /** Who plays alone takes back his last move, or all of the deal. */
  undo(all = false): void {
    this.dismiss();
    this.#say(all ? { type: 'undo', all } : { type: 'undo' });
  }

  /** … and makes again what he took back last. */
  redo(): void {
    this.dismiss();
    this.#say({ type: 'redo' });
  }

  /** Take cards off before the deal, or leave that to the dealer. */
  cut(at: number | null): void {
    this.dismiss();
    this.#say(at === null ? { type: 'cut' } : { type: 'cut', at });
  }

  /** Something that is done at the table beside the game (docs/protocol.md, Chairs and host). */
  tell(message: AtTable): void {
    this.#say(message);
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#forget);
    this.#link.close();
  }

  dismiss(): void {
    clearTimeout(this.#forget);
    this.refusal = null;
    this.fault = null;
  }

  /** What the ring round a seat shows: its own time where it has a clock of its own, else what all have. */
  deadlineOf(seat: number): Deadline | null {
    if (!this.clocks) return this.deadline;
    const { time, at, stands } = this.clocks;
    const own = time.seats?.[seat];
    if (own?.free === undefined) return null;
    return { at: at + (own.free + own.bank) * 1000, of: (time.move + own.bank) * 1000, stands };
  }

  get behind(): boolean {
    return this.#queue.length > 0;
  }

  /** Somebody does not want to wait for the show: straight to how things stand. */
  hurry(): void {
    const last = this.#queue.at(-1);
    if (this.ended && !last) return;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#queue = [];
    if (last) this.#show(last);
  }

  /** Enough of the end of the deal: the next one. */
  goOn(): void {
    if (!this.ended) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Somebody looks at the hands: the end of the deal stays until he goes on. */
  stay(): void {
    if (!this.ended) return;
    clearTimeout(this.#timer);
    this.#timer = -1;
  }

  /** Show this position at once, whatever came before it. */
  lay(message: ViewMessage, ended: DealEnd | null): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#queue = [];
    this.#newest = this.shown = message;
    this.ended = ended;
  }

  /** Tells the server, and whether that went; without a line nothing happens, and that is said. */
  #say(message: object): boolean {
    if (this.#link.send(message)) return true;
    this.fault = { key: 'not-connected' };
    this.#forgetLater();
    return false;
  }

  #take(message: ServerMessage): void {
    this.#asked = null;
    if (message.type === 'view') this.#takeView(message);
    else if (message.type === 'waiting') this.waiting = message;
    else if (message.type === 'refused') {
      this.refusal = { ...message, count: ++this.#refusals };
      this.#forgetLater();
    } else if (message.type === 'error') {
      this.fault = message.error;
      this.#forgetLater();
    } else if (message.type === 'reaction') this.reaction = { seat: message.seat, word: message.word, count: ++this.#reactions };
    else if (message.type === 'said') {
      this.#hear([message]);
      this.onsaid?.(message);
    }
    else if (message.type === 'talk') {
      this.phrases = message.phrases;
      this.counted = message.counted ?? false;
      this.#hear(message.lines);
    } else if (message.type === 'reported') this.reports += 1;
  }

  /** Each line once, whatever comes again after a line was lost. */
  #hear(said: Said[]): void {
    const known = new Set(this.lines.map(({ id }) => id));
    const all = [...this.lines, ...said.filter(({ id }) => !known.has(id))];
    this.lines = all.sort((one, other) => one.at.localeCompare(other.at)).slice(-MOST_LINES);
  }

  #forgetLater(): void {
    clearTimeout(this.#forget);
    this.#forget = window.setTimeout(() => this.dismiss(), REFUSAL_STAYS);
  }

  #takeView(message: ViewMessage): void {
    this.waiting = null;
    this.clocks = message.time ? { time: message.time, at: performance.now(), stands: message.paused ?? false } : null;
    this.deadline = message.clock ? { at: performance.now() + message.clock.left * 1000, of: message.clock.of * 1000, stands: message.paused ?? false } : null;
    this.#queue.push(...stepsBetween(this.#newest, message));
    this.#newest = message;
    if (this.#queue.length > TOO_FAR_BEHIND) this.#queue = this.#queue.slice(-1);
    if (!this.#timer) this.#next();
  }

  #next(): void {
    this.#timer = 0;
    const step = this.#queue.shift();
    if (step) this.#show(step);
  }

  #show(step: Step): void {
    this.shown = step.message;
    this.ended = step.ended ? step.message.ended! : null;
    // "not your turn yet" would be wrong as soon as it is
    if (this.refusal?.refusal.reason === 'not-your-turn' && step.message.view.moves.length) this.dismiss();
    if (step.ended) {
      const pause = PAUSES[settings.pause];
      this.#timer = pause === Infinity ? -1 : window.setTimeout(() => this.#next(), pause);
    } else if (step.hold) this.#timer = window.setTimeout(() => this.#next(), step.hold * FACTORS[settings.speed]);
    else this.#next();
  }
}
