/** An event as this page knows it: who it is here, what it last heard, and the acts that it sends. */
import { untrack } from 'svelte';
import type { Field } from '../scoresheet/deskLink';
import type { DealLine, PenaltyLine, Sanction, Sheet, SheetState } from '../scoresheet/sheet';
import { call, file } from './api';
import { settings } from './settings.svelte';
import type { Fault } from './wire';

export type Office = 'desk' | 'jury' | 'table' | 'player' | 'public';
export type { DealLine, PenaltyLine, Sheet, SheetState } from '../scoresheet/sheet';

export interface RoundClock { round: number; tables: number; published: number; started_at: string; signal_at: string }
export interface Standing { rank: number; player: number; name: string; total: number; rounds: (number | null)[]; won: number; best: number; penalties: number }
export interface Seated { person: number; name: string; kind: 'player' | 'joker' | 'bot' }
export interface Card { office: Office; number: number; name: string; token: string; pin: string }

export interface Heading {
  event: string; version: number; title: string; day: string; now: string; rehearsal: boolean; rules_version: string;
  game: string; format: 'M' | 'K' | 'game'; deals: number; round_minutes: number | null; rounds_planned: number;
  rounds: RoundClock[]; finished: boolean;
}
export interface PublicView extends Heading {
  registration_open: boolean; late_entry: boolean; entry: 'player' | 'pair' | 'team'; min_age: number; fee: number; checkin_deadline: string;
  names_erased: string; commitment: string; seed: string; players: number; present: number;
  scoreboard: 'open' | 'frozen' | 'hidden'; standings: Standing[] | null;
  /** Of whom only the lot says who is before whom (S7). */
  by_lot: Standing[][];
  /** Who has won a grote soloslim, on published sheets; at the desk on all (T6). */
  slams: { round: number; table: number; deal: number; player: number; name: string }[];
  /** Null without prizes, or where the club keeps them to itself. */
  prizes: PrizeList | null;
  draw: { round: number; tables: Seated[][]; byes: Seated[] } | null;
}
export interface Person { number: number; kind: Seated['kind']; name: string; born: string; club: string; members: string[]; paid: number; reported_at: string; status: string; warnings: number; away: boolean }
/** `call`: the call of the jury that is not decided, or 0; `faults`: how many the desk finds on a sheet that was handed in. */
export interface SheetRow {
  round: number; table: number; people: number[]; scorer: number | null; state: SheetState; deals: number; signatures: number;
  on_paper: boolean; online?: boolean; stopped: boolean; call: number; faults: number; pen: { phone: string; at: string; others: Record<string, string> } | null;
}
export interface LogLine { n: number; at: string; by: { role: string; name?: string; person?: number }; act: string; facts: Record<string, unknown>; undone: number }
export interface Call { number: number; round: number; table: number; deal: number; caller: number | null; reason: string; at: string; contract: string; state: 'open' | 'taken' | 'decided'; taken_by: string; taken_at: string; decision: number }
/** One thing that the jury decides (R32). */
export interface Ruling {
  kind: string; person?: number | null; clause?: string; multiplier?: number; points?: number | null; others?: number | null;
  result?: Record<string, unknown> | null; contract?: string; texts?: Record<string, string>;
}
export interface Decision { number: number; call: number; round: number; table: number; deal: number; by: string; at: string; reason: string; rulings: Ruling[] }
/** What somebody wins: cents of the pot, or a prize in kind; `second` is his place in the second chance. */
export interface Prize { rank: number; player: number; name: string; amount: number; in_kind: boolean; second: number }
/** What the places win, in cents of the pot as it is now; `won` once the final ranking is made. */
export interface PrizeList {
  pot: number; places: { place: number; amount: number; in_kind: boolean }[]; second: { place: number; amount: number }[];
  every: number; for_all: boolean; won: Prize[] | null;
}
export interface Notice { round: number; table: number; deal: number; person: number; contract: string; at: string }
export interface DeskView extends PublicView {
  standings: Standing[]; checkin_deadline: string; late_entry: boolean; min_age: number; fee: number;
  entry: 'player' | 'pair' | 'team'; members: number;
  /** Cents: fees that were due, what was paid, and what goes back as prizes. */
  money: { due: number; paid: number; given: number; prizes: Prize[] };
  /** Whether the scoreboard shows `prizes`. */
  prizes_shown: boolean;
  /** Whether somebody may miss a round and play it later. */
  catch_up: boolean; sanctions: Record<string, Sanction>;
  people: Person[]; jokers: number[]; sheets: SheetRow[]; calls: Call[]; decisions: Decision[]; notices: Notice[]; lines: LogLine[]; cards: Omit<Card, 'token' | 'pin'>[];
}

/** What a player sees of himself. */
export interface OwnView extends Heading {
  number: number; name: string; kind: Seated['kind']; status: string; paid: number; fee: number; checkin_deadline: string;
  results: { round: number; table: number; bye: boolean; people: string[]; state: SheetState | null; score: number | null }[];
  standing: Standing | null; of: number | null; why_ranked: string | null;
}

export interface TableView extends Heading {
  round: number; table: number; people: Seated[]; sheet: Sheet;
  scores: Record<string, { gross: number; penalties: number; credited: number; score: number; won: number }>;
  last_deal: number; sanctions: Record<string, Sanction>; preset: string; waive_misdeal: boolean;
  calls: Call[]; decisions: Decision[]; without_consent: [number, number][];
  faults: { reason: string; clause: string; text: string }[];
  /** What a deal of another game than manille is written with. */
  fields: Field[];
}

/** How a table of the last round is played, and who is there. `bot`: the level of its bots where it plays on line. */
export interface TablePlay {
  round: number; table: number; state: SheetState; deals: number; on_paper: boolean; bot: string | null; begun: boolean; call: number;
  people: (Seated & { here: boolean; plays: boolean })[];
}
export interface PlaceView extends Heading { place: (TablePlay & { person: number; members: string[] }) | null }

/** What an act would change (`/consequences`). */
export interface Consequences {
  scores: { round: number; table: number; person: number; before: number | null; after: number | null }[];
  sheets: { round: number; table: number; before: SheetState; after: SheetState; signatures_lost: number }[];
  people: { person: number; before: string; after: string }[];
  ranks: { person: number; rank_before: number | null; rank_after: number | null; total_before: number | null; total_after: number | null }[];
  rounds: number[];
}
/** A change of a deal, a penalty or somebody's presence (`/history`). */
export interface Change {
  line: number; at: string; by: LogLine['by']; act: string; round: number; table: number; what: 'deal' | 'penalty' | 'person';
  old: DealLine | PenaltyLine | null; new: DealLine | PenaltyLine | null; reason: string; undone: number; points: [number, number] | null;
}
/** An act that somebody is about to do: he sees what it changes, and may have to say why. */
export interface Proposal {
  act: string; facts: Record<string, unknown>; title: string; text?: string; yes: string; danger?: boolean;
  /** The fact in which the reason goes, if one is asked. */
  why?: 'reason' | 'remark' | 'text';
  then?: () => void;
}

const MILLISECONDS = 2500;
const keyOf = (event: string, place: string) => `troef.event.${event}.${place}`;

/** The token of a card stays on this device: a phone that is reloaded goes on where it was. */
export const cards = {
  token: (event: string, place: string): string => localStorage.getItem(keyOf(event, place)) ?? '',
  keep: (event: string, place: string, token: string): void => localStorage.setItem(keyOf(event, place), token),
  forget: (event: string, place: string): void => localStorage.removeItem(keyOf(event, place)),
};

/** One page of an event: asks for its view every few seconds, and sends acts. `place` is the desk, a table, or nothing. */
export class EventPage<View extends Heading> {
  view: View | null = $state.raw(null);
  fault: Fault | null = $state.raw(null);
  /** What was refused or went wrong with the last act. */
  trouble: Fault | null = $state.raw(null);
  busy = $state(false);
  /** The office and the name of the card that is used here. */
  office: Office = $state('public');
  name = $state('');
  /** What somebody is asked to confirm. */
  proposal: Proposal | null = $state.raw(null);
  /** The clock of the event, in milliseconds, and how far it is from ours. */
  private ahead = 0;
  now = $state(Date.now());

  constructor(readonly event: string, readonly place: string, private readonly path: string, private readonly every = MILLISECONDS) {}

  get token(): string {
    return this.place ? cards.token(this.event, this.place) : '';
  }

  /** Asks and goes on asking, until the function that it gives is called. */
  start(): () => void {
    const asking = setInterval(() => !document.hidden && void this.look(), this.every);
    const ticking = setInterval(() => (this.now = Date.now() + this.ahead), 1000);
    const seen = () => !document.hidden && void this.look();
    document.addEventListener('visibilitychange', seen);
    // an effect that starts the page does not start it again with each answer
    untrack(() => {
      void this.look();
      void this.learn();
    });
    return () => {
      clearInterval(asking);
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  async look(): Promise<void> {
    try {
      const view = await this.ask<View & { same?: true }>(`${this.path}${this.path.includes('?') ? '&' : '?'}after=${this.view?.version ?? -1}`);
      this.ahead = Date.parse(view.now) - Date.now();
      this.now = Date.now() + this.ahead;
      if (!view.same) this.view = view;
      this.fault = null;
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  private get headers(): Record<string, string> {
    return { 'accept-language': settings.language, ...(this.token && { authorization: `Bearer ${this.token}` }) };
  }

  /** Learns whose card is used here. */
  private async learn(): Promise<void> {
    if (!this.token) return;
    const me = await this.ask<{ office: Office; name: string }>('/me').catch(() => null);
    if (me) [this.office, this.name] = [me.office, this.name || me.name];
  }

  /** Asks to confirm an act, with what it would change. */
  propose = (proposal: Proposal) => {
    this.trouble = null;
    this.proposal = proposal;
  };

  /** What an act would change. */
  weigh(act: string, facts: Record<string, unknown>): Promise<Consequences> {
    return this.ask('/consequences', { act, facts, name: this.name || '…' });
  }

  ask<T>(path: string, body?: unknown): Promise<T> {
    return call<T>(`/api/events/${this.event}${path}`, body, this.headers);
  }

  /** Sends a file as it is. */
  async upload<T>(path: string, file: File): Promise<T> {
    return call<T>(`/api/events/${this.event}${path}`, file, this.headers);
  }

  /** A document as PDF, which the browser puts with the downloads. */
  async print(what: string, order: Record<string, unknown> = {}): Promise<void> {
    await this.download('print', `${this.view?.day ?? ''}-${what}.pdf`, { what, ...order });
  }

  /** A file of the event, which the browser puts with the downloads under a name. */
  async download(what: string, name: string, order?: Record<string, unknown>): Promise<void> {
    const found = await this.attempt(() => file(`/api/events/${this.event}/${what}`, order, this.headers));
    if (!found) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(found);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  /** Does an act; gives what became of it, or null where it was refused: `trouble` says why. */
  async act(act: string, facts: Record<string, unknown> = {}, more: { pin?: string } = {}): Promise<{ n: number; facts: Record<string, unknown>; card?: Card } | null> {
    const id = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
    return this.attempt(() => this.ask('/acts', { id, act, facts, ...(this.name ? { name: this.name } : {}), ...more }));
  }

  /** Asks for something that changes the event. */
  async attempt<T>(ask: () => Promise<T>): Promise<T | null> {
    this.busy = true;
    this.trouble = null;
    try {
      const answer = await ask();
      await this.look();
      return answer;
    } catch (error) {
      this.trouble = faultOf(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** Comes in with the PIN of a card. */
  async enter(office: Office, number: number, name: string, pin: string): Promise<void> {
    const entered = await this.attempt(() => this.ask<{ token: string }>('/enter', { office, number, name, pin }));
    if (entered) {
      cards.keep(this.event, this.place, entered.token);
      await Promise.all([this.look(), this.learn()]);
    }
  }
}

export function faultOf(error: unknown): Fault {
  return error !== null && typeof error === 'object' && 'fault' in error ? (error.fault as Fault) : { key: 'internal' };
}

/** An amount in cents as people write it. */
export const money = (cents: number): string => new Intl.NumberFormat(settings.language, { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** What is left of a round in seconds, below zero after its end; null where no clock runs. */
export function secondsLeft(view: Heading, now: number): number | null {
  const round = view.rounds.at(-1);
  if (!round?.started_at || round.signal_at || view.round_minutes === null) return null;
  return Math.ceil((Date.parse(round.started_at) + view.round_minutes * 60_000 - now) / 1000);
}

/** `1:05:09`, or `-0:12` after the end. */
export function clock(seconds: number): string {
  const whole = Math.abs(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return `${seconds < 0 ? '−' : ''}${hours ? `${hours}:${two(minutes)}` : minutes}:${two(rest)}`;
}
