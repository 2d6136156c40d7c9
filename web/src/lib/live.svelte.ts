import type { Link, LinkStatus, Listener } from './link';
import { stepsBetween, type Step } from './pace';
import { settings } from './settings.svelte';
import type { DealEnd, Fault, Refusal, ServerMessage, ViewMessage, WaitingMessage } from './wire';

/** How long the end of a deal stays, in milliseconds. */
const PAUSES = { short: 6000, long: 15_000, wait: Infinity };
const FACTORS = { calm: 1.6, normal: 1, quick: 0.45 };
const REFUSAL_STAYS = 7000;
const TOO_FAR_BEHIND = 24;

/** One table as it is shown now: the newest view once everything before it has been seen. */
export class Live {
  shown: ViewMessage | null = $state.raw(null);
  waiting: WaitingMessage | null = $state.raw(null);
  status: LinkStatus = $state('connecting');
  refusal: { move: string; refusal: Refusal; count: number } | null = $state.raw(null);
  fault: Fault | null = $state.raw(null);
  /** The end of the deal before, for as long as it is shown. */
  ended: DealEnd | null = $state.raw(null);
  /** When the time of those who may act runs out, in the browser's clock. */
  deadline: { at: number; of: number } | null = $state.raw(null);

  #link: Link;
  #queue: Step[] = [];
  #newest: ViewMessage | null = null;
  #timer = 0;
  #forget = 0;
  #refusals = 0;

  constructor(connect: (listener: Listener) => Link) {
    this.#link = connect({
      status: (status) => {
        this.status = status;
        if (status === 'gone') clearTimeout(this.#forget); // why stays on the screen
      },
      message: (message) => this.#take(message),
    });
  }

  play(text: string): void {
    this.dismiss();
    this.#link.send({ type: 'play', move: text });
  }

  again(): void {
    this.#link.send({ type: 'again' });
  }

  /** Who plays alone takes back his last move, or all of the deal. */
  undo(all = false): void {
    this.dismiss();
    this.#link.send(all ? { type: 'undo', all } : { type: 'undo' });
  }

  /** … and makes again what he took back last. */
  redo(): void {
    this.dismiss();
    this.#link.send({ type: 'redo' });
  }

  /** Take cards off before the deal, or leave that to the dealer. */
  cut(at: number | null): void {
    this.dismiss();
    this.#link.send(at === null ? { type: 'cut' } : { type: 'cut', at });
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

  get behind(): boolean {
    return this.#queue.length > 0;
  }

  /** Somebody does not want to wait for the show: straight to how things stand. */
  hurry(): void {
    if (!this.#queue.length) return;
    clearTimeout(this.#timer);
    this.#timer = 0;
    const last = this.#queue.at(-1)!;
    this.#queue = [];
    this.#show(last);
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

  #take(message: ServerMessage): void {
    if (message.type === 'view') this.#takeView(message);
    else if (message.type === 'waiting') this.waiting = message;
    else if (message.type === 'refused') {
      this.refusal = { ...message, count: ++this.#refusals };
      this.#forgetLater();
    } else if (message.type === 'error') {
      this.fault = message.error;
      this.#forgetLater();
    }
  }

  #forgetLater(): void {
    clearTimeout(this.#forget);
    this.#forget = window.setTimeout(() => this.dismiss(), REFUSAL_STAYS);
  }

  #takeView(message: ViewMessage): void {
    this.waiting = null;
    this.deadline = message.clock ? { at: performance.now() + message.clock.left * 1000, of: message.clock.of * 1000 } : null;
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
