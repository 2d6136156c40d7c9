/** The line to the lobby: who waits, who looks for others, and one's own wish. It is open as long as a page shows it, or
 * one looks for others. */
import { bound, keepSecret } from './attending';
import { api, chairs } from './api';
import { webLink, type Link } from './link';
import { looking } from './looking.svelte';
import { router } from './route.svelte';
import { settings } from './settings.svelte';
import type { Demand, Fault, LobbyMessage } from './wire';
import { learn } from './words';

type Shown = Extract<LobbyMessage, { type: 'lobby' }>;
export interface Wished { game: string; rules: string | null }

/** The tables of others: one's own is under one's own tables. */
export const foreign = <Table extends { table: string }>(tables: Table[]): Table[] => tables.filter(({ table }) => chairs.token(table) === null);

/** What one's wish is known by: nobody can guess it. */
const newKey = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

class Lobby {
  /** Null while nobody knows. */
  shown: Shown | null = $state.raw(null);
  /** How many wait for what one looks for; null while one does not. */
  wish: Demand[] | null = $state.raw(null);
  /** The table that was found, until one goes there. */
  found: { table: string; game: string } | null = $state.raw(null);
  fault: Fault | null = $state.raw(null);
  lost = $state(false);

  #link: Link | null = null;
  #pages = 0;

  /** A page shows the lobby, until what this gives is called. */
  attend(): () => void {
    this.#pages += 1;
    this.#open();
    return () => {
      this.#pages -= 1;
      this.#close();
    };
  }

  /** Look for others to play one of these games. */
  look(games: Wished[], rated: boolean): void {
    const before = looking.kept();
    const { secret, commit } = before ?? bound();
    const key = before?.key ?? newKey();
    looking.keep({ key, games, rated, secret, commit, at: Date.now() });
    this.fault = null;
    this.wish = [];
    this.#open();
    this.#say();
  }

  /** What went wrong was read. */
  dismiss(): void {
    this.fault = null;
    looking.on = looking.kept() !== null;
  }

  stop(): void {
    this.#link?.send({ type: 'no-wish' });
    this.#end();
  }

  go(): void {
    const found = this.found;
    this.found = null;
    if (found) router.toTable(found.table);
    if (!looking.kept()) looking.on = false;
  }

  /** One press: a chair at a table of others, where one's name is known. Else the table asks it. */
  async join(table: string): Promise<void> {
    const name = settings.name.trim();
    if (name) chairs.keep(await api.join(table, name));
    router.toTable(table);
  }

  #open(): void {
    this.#link ??= webLink<LobbyMessage>('lobby', null, {
      status: (status) => {
        this.lost = status === 'lost';
        if (status === 'open') this.#say();
      },
      message: (message) => this.#take(message),
    });
  }

  #close(): void {
    if (this.#pages || looking.kept()) return;
    this.#link?.close();
    this.#link = null;
    this.shown = null;
  }

  #say(): void {
    const kept = looking.kept();
    if (!kept) return;
    this.wish ??= [];
    const { key, games, rated, commit } = kept;
    this.#link?.send({ type: 'wish', key, games: games.map(({ game, rules }) => (rules ? { game, rules } : { game })), rated, name: settings.name.trim(), commit });
  }

  #take(message: LobbyMessage): void {
    if (message.type === 'lobby') this.shown = message;
    else if (message.type === 'wish') message.games.length ? (this.wish = message.games) : this.#end();
    else if (message.type === 'seated') this.#seat(message);
    else if (message.type === 'error') {
      if (message.error.key.startsWith('rated-')) void learn('people').catch(() => {});
      this.fault = message.error;
      this.#end();
    }
  }

  #end(): void {
    looking.keep(null);
    if (this.found || this.fault) looking.on = true; // there is still something to say
    this.wish = null;
    this.#close();
  }

  /** There are enough: one goes there, or hears of it where one is playing. */
  #seat({ table, token, seat, game }: Extract<LobbyMessage, { type: 'seated' }>): void {
    const kept = looking.kept();
    if (kept) keepSecret(table, kept.secret);
    chairs.keep({ table, token, seat });
    this.found = { table, game };
    this.#end();
    if (router.route.page !== 'table') this.go();
  }
}

export const lobby = new Lobby();
