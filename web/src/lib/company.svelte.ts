/** What who sits at a table hears of the others, and does with them. */
import { call } from './api';
import { companyNews, differs, hasCompany, openChairs, REACTIONS } from './company';
import type { Live } from './live.svelte';
import { me } from './me';
import { settings } from './settings.svelte';
import { seenBy } from './speech';
import type { Pace, Person, Said, ViewMessage } from './wire';
import { learn } from './words';

/** How long a word hangs at a seat, and news over the table, in milliseconds. */
const WORD_STAYS = 4500;
const NEWS_STAYS = 5000;
/** How many people are remembered who are not listened to, at most. */
const MOST_MUTED = 60;

export class Company {
  /** By seat what somebody says now. */
  words: Record<number, { word: string; text: string; count: number }> = $state.raw({});
  /** What changed last among the people. */
  news: { text: string; count: number } | null = $state.raw(null);

  /** How many messages came that one has not seen. */
  unread = $state(0);

  /** The chairs of people whom one's account does not hear. */
  #mutedSeats: number[] = $state.raw([]);
  #live: Live;
  #table: string;
  #phrases: boolean;
  #before: ViewMessage | null = null;
  #timers = new Set<number>();
  #count = 0;
  #pace: Pace | null = null;

  /** `phrases`: people may say something here although nobody is host. */
  constructor(live: Live, table: string, phrases = false) {
    this.#live = live;
    this.#table = table;
    this.#phrases = phrases;
  }

  get people(): Person[] {
    const shown = this.#live.shown!;
    return seenBy(shown.people, shown.view.seat);
  }

  /** Nobody is host at a table of an event, or in a lesson. */
  get sociable(): boolean {
    return this.#live.shown!.host !== undefined && this.people.length > 1;
  }

  get isHost(): boolean {
    const shown = this.#live.shown!;
    return shown.host !== undefined && shown.host === shown.view.seat;
  }

  /** One's own chair, also before a match has begun; negative for who watches. */
  get seat(): number {
    return this.#live.shown?.view.seat ?? this.#live.waiting!.seat;
  }

  get seated(): boolean {
    return this.seat >= 0;
  }

  /** Whoever sits there, also before a match has begun. */
  nameAt(seat: number): string | undefined {
    return this.#live.shown ? this.people[seat]?.name : this.#live.waiting?.people[seat]?.name;
  }

  get paused(): boolean {
    return this.#live.shown!.paused ?? false;
  }

  /** Whether one has a move to take back, with the consent of the others. */
  get canTakeBack(): boolean {
    const { view, proposal } = this.#live.shown!;
    return this.seated && this.sociable && !proposal && !view.outcome && view.log.some(({ seat }) => seat === view.seat);
  }

  /** Whether people may write to each other here. */
  get chats(): boolean {
    const { talk } = (this.#live.shown ?? this.#live.waiting)!;
    return talk === 'chat' || talk === 'aloud';
  }

  get canReact(): boolean {
    return this.seated && this.#live.shown!.talk !== 'none' && (this.sociable || this.#phrases) && settings.reactions && hasCompany(this.people);
  }

  get phrases(): string[] {
    return this.#live.phrases ?? REACTIONS;
  }

  /** The messages of all whom one hears. */
  get lines(): Said[] {
    return this.#live.lines.filter(({ seat, name }) => !this.#isMuted(seat, name));
  }

  isMuted(seat: number): boolean {
    return this.#isMuted(seat, this.nameAt(seat) ?? `${seat}`);
  }

  /** Whom one does not hear is remembered in this browser for this table, and with one's account for every table. */
  mute(seat: number, muted: boolean): void {
    const name = `${this.#table}/${this.nameAt(seat) ?? seat}`;
    const rest = settings.muted.filter((one) => one !== name);
    settings.muted = muted ? [...rest, name].slice(-MOST_MUTED) : rest;
    if (!muted) this.#mutedSeats = this.#mutedSeats.filter((one) => one !== seat);
    if (me.known()) call('/api/account/mutes', { table: this.#table, seat, on: muted }).catch(() => {}); // the browser knows it all the same
  }

  /** Ask whom of those who sit here one's account does not hear. */
  recallMuted(): void {
    const { people } = (this.#live.shown ?? this.#live.waiting)!;
    if (!me.known() || !hasCompany(people)) return;
    call<{ seats: number[] }>(`/api/account/mutes/${this.#table}`).then(({ seats }) => (this.#mutedSeats = seats), () => {});
  }

  #isMuted(seat: number, name: string): boolean {
    if (!settings.reactions || settings.muted.includes(`${this.#table}/${name}`)) return true;
    return this.#mutedSeats.includes(seat) && this.nameAt(seat) === name;
  }

  /** The chair of a bot, or of somebody who has been away for long, is opened for friends; or that of a bot closed. */
  open(seat: number, open: boolean): void {
    const others = openChairs(this.people).filter((one) => one !== seat);
    this.#live.tell({ type: 'chairs', open: open ? [...others, seat] : others });
  }

  /** Bots play at the pace that the host has in his settings: told when he comes, and when he changes it. */
  keepPace(pace: Pace): void {
    if (!this.isHost || this.#pace === pace) return;
    this.#pace = pace;
    if ((this.#live.shown!.pace ?? 'normal') !== pace) this.#live.tell({ type: 'pace', pace });
  }

  /** A phrase or a message of somebody, as it comes; whether it is listened to. */
  hear(seat: number, word: string, text = ''): boolean {
    if (this.isMuted(seat)) return false;
    const count = ++this.#count;
    this.words = { ...this.words, [seat]: { word, text, count } };
    if (text && seat !== this.#live.shown!.view.seat) this.unread += 1;
    this.#later(WORD_STAYS, () => {
      if (this.words[seat]?.count !== count) return;
      const { [seat]: _, ...rest } = this.words;
      this.words = rest;
    });
    return true;
  }

  /** What a new message says of the people, compared with the one before. */
  async follow(now: ViewMessage): Promise<string[]> {
    const before = this.#before;
    this.#before = now;
    if (!before || differs(before, now)) this.recallMuted();
    if (!before || now.host === undefined || !differs(before, now)) return [];
    await learn('company').catch(() => {}); // without its words it is told as well as can be
    const told = companyNews(before, now, seenBy(now.people, now.view.seat));
    if (told.length && (before.proposal || !now.proposal)) { // what is proposed stands on the table itself
      const count = ++this.#count;
      this.news = { text: told.join(' '), count };
      this.#later(NEWS_STAYS, () => {
        if (this.news?.count === count) this.news = null;
      });
    }
    return told;
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #later(wait: number, act: () => void): void {
    const timer = window.setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, wait);
    this.#timers.add(timer);
  }
}
