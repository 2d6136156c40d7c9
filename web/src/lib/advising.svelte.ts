/** Asking the strong player: about one's own turn, or about a move of a deal that is over; and what it says by itself, as a
 * coach, of one's last card. One thing at a time. */
import { api, chairs, faultOf } from './api';
import { learn } from './words';
import type { Advice, Course, Fault } from './wire';

export class Advising {
  /** What was asked about: one's own turn, or an event of the record. */
  about: 'turn' | number | null = $state(null);
  advice: Advice | null = $state.raw(null);
  fault: Fault | null = $state.raw(null);
  /** The deal whose log is looked at; null: the one that is played now. */
  deal: number | null = $state(null);
  course: Course | null = $state.raw(null);

  /** What would have been clearly better than one's last card. */
  better: Advice | null = $state.raw(null);

  #table: string;
  #asked = 0;
  #coached = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(table: string) {
    this.#table = table;
  }

  get thinking(): boolean {
    return this.about !== null && !this.advice && !this.fault;
  }

  /** Whoever has a chair may ask. */
  get seated(): boolean {
    return chairs.token(this.#table) !== null;
  }

  /** Ask, or let go of what was asked when it is asked again. */
  ask(about: 'turn' | number): void {
    const again = this.about === about;
    this.close();
    if (again) return;
    this.about = about;
    void learn('reasons').catch(() => {}); // without them the figures stand alone
    const asked = this.#asked;
    const event = about === 'turn' ? undefined : about;
    void this.#inTurn((token) => api.advice(this.#table, token, event), asked).then(
      (advice) => { if (asked === this.#asked && advice) this.advice = advice; },
      (error: unknown) => { if (asked === this.#asked) this.fault = faultOf(error); },
    );
  }

  /** A card was played: hear what the coach says of it. That it says nothing, or cannot now, is no fault. */
  coach(): void {
    this.hush();
    const coached = this.#coached;
    void Promise.all([this.#inTurn((token) => (coached === this.#coached ? api.coach(this.#table, token) : Promise.resolve(null)), null), learn('reasons')]).then(
      ([said]) => { if (coached === this.#coached) this.better = said?.better ?? null; },
      () => {},
    );
  }

  /** What the coach said no longer matters. */
  hush(): void {
    this.#coached++;
    this.better = null;
  }

  close(): void {
    this.#asked++;
    this.about = null;
    this.advice = null;
    this.fault = null;
  }

  /** One's own turn is over: what was advised no longer matters. */
  closeTurn(): void {
    if (this.about === 'turn') this.close();
  }

  look(deal: number | null): void {
    if (typeof this.about === 'number') this.close();
    this.deal = deal;
  }

  /** The log of a deal that is over. */
  async follow(deal: number): Promise<void> {
    if (this.course?.deal === deal) return;
    try {
      const course = await this.#inTurn((token) => api.course(this.#table, token, deal), null);
      if (course) this.course = course;
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  /** A new match: deals count from 1 again. */
  reset(): void {
    this.close();
    this.hush();
    this.deal = null;
    this.course = null;
  }

  /** The table answers each seat one thing at a time; what nobody waits for any more is not asked. */
  #inTurn<T>(call: (token: string) => Promise<T>, asked: number | null): Promise<T | null> {
    const token = chairs.token(this.#table);
    const next = this.#last.then(() => (token === null || (asked !== null && asked !== this.#asked) ? null : call(token)));
    this.#last = next.catch(() => null);
    return next;
  }
}
