/** What the person at this screen is doing: cards gathered, a pile picked up, a choice still open. */
import { attempt, fromHand, fromZone, gathers, handZone, MIDDLE, movesFor, settleCall, targets } from './moves';
import type { Live } from './live.svelte';
import { racing } from './seating';
import { settings } from './settings.svelte';
import type { CardCode, Move, View } from './wire';

export interface Held { zone: string; cards: CardCode[] }

/** A card in the hand by its code and which of the equal ones it is: `KH#0`, in a double pack also `KH#1`. */
export type CardKey = string;

export function keyed(cards: CardCode[]): { key: CardKey; card: CardCode }[] {
  const seen = new Map<CardCode, number>();
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return { key: `${card}#${nth}`, card };
  });
}

export class Turn {
  gathered: CardKey[] = $state([]);
  /** A pile or run on the table that was picked up by a click. */
  held: Held | null = $state(null);
  /** Several moves fit; one must be named. */
  choice: Move[] | null = $state.raw(null);
  called = $state(false);
  /** Once a gesture was possible its button stays, so that it gives nothing away. */
  slaps = $state(false);
  /** What is being dragged, by pointer. */
  dragging: Held | null = $state.raw(null);
  over: string | null = $state(null);

  #live: Live;

  constructor(live: Live) {
    this.#live = live;
  }

  get view(): View | null {
    return this.#live.shown?.view ?? null;
  }

  get cards(): CardCode[] {
    return this.gathered.map((key) => key.split('#')[0]!);
  }

  /** The moves of what is gathered, picked up or dragged. */
  get candidates(): Move[] {
    const view = this.view;
    if (!view) return [];
    const held = this.dragging ?? this.held;
    if (held && held.zone !== handZone(view)?.id) return this.#fromPile(view, held);
    const cards = held ? held.cards : this.cards;
    return settleCall(movesFor(view, cards), this.called);
  }

  /** Places that light up. */
  get lit(): Map<string, Move[]> {
    return targets(this.candidates);
  }

  clear(): void {
    this.gathered = [];
    this.held = null;
    this.choice = null;
  }

  reset(): void {
    this.clear();
    this.called = false;
    this.dragging = null;
    this.over = null;
  }

  /** Forget what the new position made impossible. */
  follow(view: View): void {
    const there = new Set(keyed(handZone(view)?.cards ?? []).map((c) => c.key));
    this.gathered = this.gathered.filter((key) => there.has(key));
    this.held = null;
    this.choice = null;
    if (!view.moves.some((m) => m.call)) this.called = false;
  }

  send(move: Move): void {
    this.#live.play(move.text);
    this.clear();
    this.called = false;
  }

  say(text: string): void {
    this.#live.play(text);
    this.clear();
  }

  tapCard(key: CardKey, touch: boolean): void {
    this.#live.hurry();
    const view = this.view;
    if (!view) return;
    this.held = null;
    if (gathers(view)) {
      this.choice = null;
      this.gathered = this.gathered.includes(key) ? this.gathered.filter((k) => k !== key) : [...this.gathered, key];
      return;
    }
    const raised = this.gathered.length === 1 && this.gathered[0] === key;
    const forGood = !racing(view); // in a race a choice may still be changed
    if (touch && forGood && !settings.oneTap && !raised && fromHand(view).length) {
      this.clear();
      this.gathered = [key];
      return;
    }
    this.lay([key.split('#')[0]!]);
  }

  lay(cards: CardCode[]): void {
    const view = this.view;
    if (view) this.#settle(settleCall(movesFor(view, cards), this.called), () => this.say(attempt(view, cards)));
  }

  tapZone(zone: string, card?: CardCode): void {
    this.#live.hurry();
    const view = this.view;
    if (!view) return;
    const here = this.lit.get(zone);
    if (here) return this.#settle(here);
    if (this.held?.zone === zone) return this.#homeOrDrop();
    this.#pickUp(view, zone, card);
  }

  drop(place: string): void {
    const view = this.view;
    const dragged = this.dragging;
    this.dragging = null;
    this.over = null;
    if (!view || !dragged || place === dragged.zone) return;
    const fromMine = dragged.zone === handZone(view)?.id;
    const moves = fromMine ? settleCall(movesFor(view, dragged.cards), this.called) : this.#fromPile(view, dragged);
    const places = targets(moves);
    const fitting = places.get(place) ?? (fromMine ? (places.get(MIDDLE) ?? (places.size === 1 ? moves : undefined)) : undefined);
    this.#settle(fitting ?? [], () => {
      const text = fromMine ? attempt(view, dragged.cards) : this.#pileAttempt(view, dragged.zone, place);
      if (text) this.say(text);
    });
  }

  #settle(moves: Move[], otherwise?: () => void): void {
    if (moves.length === 1) this.send(moves[0]!);
    else if (moves.length > 1) this.choice = moves;
    else otherwise?.();
  }

  #pickUp(view: View, zone: string, card?: CardCode): void {
    this.clear();
    const moves = card ? this.#fromPile(view, { zone, cards: [card] }) : fromZone(view, zone);
    if (moves.length === 1) return this.send(moves[0]!);
    if (moves.length === 0) return;
    if (moves.every((m) => m.to)) this.held = { zone, cards: moves[0]!.cards ?? [] };
    else this.choice = moves;
  }

  /** A second tap on what was picked up: a foundation if it goes there, else back. */
  #homeOrDrop(): void {
    const view = this.view!;
    const home = this.candidates.find((m) => view.zones.find((z) => z.id === m.to)?.kind === 'foundation');
    if (home) this.send(home);
    else this.clear();
  }

  #fromPile(view: View, { zone, cards }: Held): Move[] {
    const moves = fromZone(view, zone);
    const exact = moves.filter((m) => m.cards && cards.every((c) => m.cards!.includes(c)));
    return exact.length ? exact : moves;
  }

  /** How this game writes a move from one pile to another, tried on two other piles, so that the server can say why not. */
  #pileAttempt(view: View, from: string, to: string): string | null {
    const like = view.moves.find((m) => m.from && m.to && m.text === `${m.from}>${m.to}`);
    return like ? `${from}>${to}` : null;
  }
}
