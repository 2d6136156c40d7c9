/** A replay as it is watched: which deal, how far, playing or not. */
import { call, chairs, faultOf } from './api';
import { Live } from './live.svelte';
import { framesOf, seenFrom, wholeViews, type Frame, type OpenCards, type ReplayedMatch, type ReplaySteps } from './replay';
import { replayAddress } from './route.svelte';
import { settings } from './settings.svelte';
import { seenBy } from './speech';
import type { Chair, DealEnd, Fault, Person, View } from './wire';

/** How long a step stays while the replay plays, in milliseconds; a complete trick and the end of a deal stay longer. */
const PACE = { calm: 1700, normal: 1000, quick: 480 };
const TRICK_STAYS = 1.5;
const END_STAYS = 4;
/** How long one stays at a step before the address says it, in milliseconds: browsers let it change only so often. */
const ADDRESS_AFTER = 300;

export const replayApi = {
  match: (id: string, match: number) => call<ReplayedMatch>(`/api/replays/${id}/${match}`, undefined, asking(id)),
  steps: (id: string, match: number, deal: number, start: number) => call<ReplaySteps>(`/api/replays/${id}/${match}/deals/${deal}?start=${start}`, undefined, asking(id)),
  openCards: (id: string, match: number, deal: number, step: number) => call<OpenCards>(`/api/replays/${id}/${match}/deals/${deal}/open-cards`, { step }, asking(id)),
  table: (id: string, match: number, deal: number, step: number, name: string) =>
    call<Chair>(`/api/replays/${id}/${match}/deals/${deal}/table`, { step, name: name || undefined }, asking(id)),
  bring: (file: Blob) => call<{ replay: string; matches: number }>('/api/replays/', file, { 'accept-language': settings.language }),
  fileUrl: (id: string, match: number, format: string) => `/api/replays/${id}/${match}/file/${format}`,
};

/** Who has a chair at the table sees what it saw. */
function asking(id: string): Record<string, string> {
  const token = chairs.token(id);
  return { 'accept-language': settings.language, ...(token && { authorization: `Bearer ${token}` }) };
}

/** The table of a replay: its positions are laid, and whoever plays a card asks what would have been. */
class ReplayLive extends Live {
  constructor(private readonly acts: { goOn: () => void; stop: () => void; wonder: () => void }) {
    super((listener) => {
      listener.status('open');
      return { send: () => true, close: () => {} };
    });
  }

  override play(): void {
    this.acts.wonder();
  }

  override goOn(): void {
    this.acts.goOn();
  }

  override stay(): void {
    this.acts.stop();
  }
}

export class Replaying {
  match: ReplayedMatch | null = $state.raw(null);
  fault: Fault | null = $state.raw(null);
  /** The deal that is shown, and its frames as far as they have come. */
  deal: number | null = $state(null);
  frames: Frame[] = $state.raw([]);
  open = $state(true);
  at = $state(0);
  playing = $state(false);
  /** Who sits at the bottom. */
  near = $state(0);
  /** The best play is shown at each step. */
  weighing = $state(false);
  /** Somebody asks what would have been. */
  wondering = $state(false);
  readonly live: Live;

  #timer = 0;
  #addressing = 0;
  #asked = 0;

  constructor(readonly id: string, readonly number: number) {
    this.live = new ReplayLive({ goOn: () => void this.nextDeal(), stop: () => this.stop(), wonder: () => (this.wondering = true) });
  }

  get frame(): Frame | null {
    return this.frames[this.at] ?? null;
  }

  /** Where this step is. */
  get address(): string {
    return replayAddress(this.id, this.number, this.deal ?? undefined, this.at);
  }

  get people(): Person[] {
    return seenBy((this.match?.people ?? []).map((person) => ({ ...person, here: true })), this.match?.seat ?? -1);
  }

  async load(deal: number | null, step: number): Promise<void> {
    try {
      this.match = await replayApi.match(this.id, this.number);
      this.near = Math.max(0, this.match.seat);
      const first = deal ?? this.match.deals[0]?.deal;
      if (first !== undefined) await this.lay(first, step);
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  /** Show a deal from one of its frames on (-1: its last); what is still to come of it follows. */
  async lay(deal: number, at = 0): Promise<void> {
    const asked = ++this.#asked;
    let views: View[] = [];
    let ended: DealEnd | null = null;
    try {
      for (let more = true; more; ) {
        const told: ReplaySteps = await replayApi.steps(this.id, this.number, deal, views.length);
        if (asked !== this.#asked) return;
        views = [...views, ...wholeViews(told.steps, views.at(-1) ?? null)];
        ended = told.steps.at(-1)?.ended ?? null;
        more = told.more;
        this.open = told.open;
      }
    } catch (error) {
      if (asked === this.#asked) this.fault = faultOf(error);
      return;
    }
    this.deal = deal;
    this.fault = null;
    this.frames = framesOf(views, ended);
    this.go(at < 0 ? this.frames.length - 1 : at);
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.frames.length - 1, at));
    this.#show();
    this.#keepPlaying();
  }

  sit(seat: number): void {
    this.near = seat;
    this.#show();
  }

  async nextDeal(): Promise<void> {
    const deals = this.match?.deals ?? [];
    const next = deals[deals.findIndex((one) => one.deal === this.deal) + 1];
    if (next) await this.lay(next.deal);
    else this.stop();
  }

  /** A step of one; over the edge of a deal lies the next one. */
  async step(by: 1 | -1): Promise<void> {
    this.stop();
    const deals = this.match?.deals ?? [];
    const here = deals.findIndex((one) => one.deal === this.deal);
    if (by > 0 && this.at === this.frames.length - 1 && deals[here + 1]) await this.lay(deals[here + 1]!.deal);
    else if (by < 0 && this.at === 0 && deals[here - 1]) await this.lay(deals[here - 1]!.deal, -1);
    else this.go(this.at + by);
  }

  play(): void {
    this.playing = true;
    if (this.at === this.frames.length - 1) void this.#onward();
    else this.go(this.at + 1);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.stop();
    clearTimeout(this.#addressing);
    this.#asked++;
    this.live.close();
  }

  async #onward(): Promise<void> {
    const deals = this.match?.deals ?? [];
    if (deals.at(-1)?.deal === this.deal) this.stop();
    else await this.nextDeal();
  }

  #keepPlaying(): void {
    clearTimeout(this.#timer);
    const frame = this.frame;
    if (!this.playing || !frame) return;
    const trick = frame.view.zones.find((zone) => zone.kind === 'trick');
    const stays = frame.ended ? END_STAYS : trick?.cards.length === frame.view.seats ? TRICK_STAYS : 1;
    this.#timer = window.setTimeout(() => this.#goOn(), PACE[settings.speed] * stays);
  }

  #goOn(): void {
    if (this.at < this.frames.length - 1) this.go(this.at + 1);
    else void this.#onward();
  }

  #show(): void {
    const frame = this.frame;
    if (!frame || this.deal === null) return;
    const view = this.open ? seenFrom(frame.view, this.near) : frame.view;
    this.live.lay({ type: 'view', version: this.at, view, people: this.people, advice: false, ...(frame.ended && { ended: frame.ended }) }, frame.ended);
    clearTimeout(this.#addressing);
    this.#addressing = window.setTimeout(() => history.replaceState(null, '', this.address), ADDRESS_AFTER);
  }
}
