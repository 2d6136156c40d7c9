/** What the person at this screen is doing: cards gathered, a pile picked up, melds put aside, a choice still open. */
import { attempt, exchanges, fromHand, fromZone, gathers, handZone, MIDDLE, movesFor, offersCall, oneAtATime, placeOf, settleCall, targets } from './moves';
import type { Live } from './live.svelte';
import { racing } from './seating';
import { settings } from './settings.svelte';
import { holds, isMeld, withAside, type Staged } from './staging';
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
  /** The verb whose many words are looked through, and to whom it is said. */
  menu: { verb: string; target: number | null } | null = $state.raw(null);
  /** Melds put aside, in the order in which they will be laid. */
  aside: Staged[] = $state.raw([]);
  /** The choice that is open is of a meld to put aside. */
  waiting = $state(false);
  /** They are being laid: how long the log was when the last one was sent. */
  laying: number | null = $state(null);
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

  /** The position as it is handled: without the cards that are put aside. */
  readonly position: View | null = $derived.by(() => {
    const shown = this.#live.shown?.view ?? null;
    return shown && withAside(shown, this.aside);
  });

  get cards(): CardCode[] {
    return this.gathered.map((key) => key.split('#')[0]!);
  }

  /** The moves of what is gathered, picked up or dragged. */
  get candidates(): Move[] {
    const view = this.position;
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
    this.waiting = false;
    this.menu = null;
  }

  /** Forget what the new position made impossible, and lay the next meld that waits; `same`: one chooses between the same moves. */
  follow(view: View, same = false): void {
    this.#layNext(view);
    const there = new Set(keyed(handZone(withAside(view, this.aside))?.cards ?? []).map((c) => c.key));
    this.gathered = this.gathered.filter((key) => there.has(key));
    if (!same) {
      this.held = null;
      this.choice = null;
      this.waiting = false;
    }
    if (!view.moves.some((m) => m.verb === this.menu?.verb)) this.menu = null;
    if (!offersCall(view)) this.called = false;
  }

  /** A meld joins those that are put aside, if there are any; everything else is played. */
  send(move: Move): void {
    if ((this.aside.length || this.waiting) && isMeld(move)) return this.putAside([move]);
    this.#live.play(move.text);
    this.clear();
    this.called = false;
  }

  /** Put a meld aside; which one must be said where the chosen cards make several. */
  putAside(melds: Move[]): void {
    if (melds.length > 1) {
      this.waiting = true;
      this.choice = melds;
      return;
    }
    this.aside = [...this.aside, { move: melds[0]!, cards: this.#handled(melds[0]!) }];
    this.clear();
  }

  takeBack(meld: Staged): void {
    if (this.laying === null) this.aside = this.aside.filter((other) => other !== meld);
    this.clear();
  }

  takeAllBack(): void {
    this.aside = [];
    this.laying = null;
    this.clear();
  }

  /** Lay what was put aside, one meld after the other: each must have been taken before the next is sent. */
  layAside(): void {
    const view = this.#live.shown?.view;
    if (!view || !this.aside.length || this.laying !== null) return;
    this.laying = view.log.length;
    this.clear();
    this.#live.play(this.aside[0]!.move.text);
  }

  /** Something was refused: what was not laid yet is back in the hand. */
  halt(): void {
    if (this.laying !== null) this.takeAllBack();
  }

  #layNext(view: View): void {
    if (this.laying !== null) {
      const news = view.log.slice(this.laying);
      if (!news.some((line) => line.seat === view.seat && line.verb === 'meld')) return;
      this.aside = this.aside.slice(1);
      this.laying = null;
      if (this.aside.length) this.layAside();
    }
    if (this.aside.length && (!view.moves.some(isMeld) || !holds(view, this.aside))) this.takeAllBack();
  }

  /** The cards a move was made with: the ones chosen, or those it names. */
  #handled(move: Move): CardCode[] {
    const chosen = this.choice ? (move.cards ?? []) : this.cards;
    return chosen.length === move.cards?.length ? chosen : (move.cards ?? []);
  }

  say(text: string): void {
    this.#live.play(text);
    this.clear();
  }

  tapCard(key: CardKey, touch: boolean): void {
    this.#live.hurry();
    const view = this.position;
    if (!view) return;
    const given = this.held ? this.candidates.filter((m) => exchanges(m) && m.cards?.[0] === key.split('#')[0]) : [];
    if (given.length) return this.#settle(given);
    this.held = null;
    if (gathers(view)) {
      this.choice = null;
      const rest = oneAtATime(view) ? [] : this.gathered.filter((k) => k !== key);
      this.gathered = this.gathered.includes(key) ? rest : [...rest, key];
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
    const view = this.position;
    if (view) this.#settle(settleCall(movesFor(view, cards), this.called), () => this.say(attempt(view, cards)));
  }

  tapZone(zone: string, card?: CardCode): void {
    this.#live.hurry();
    const view = this.position;
    if (!view) return;
    if (this.held?.zone === zone) return this.#homeOrDrop();
    const here = this.lit.get(zone);
    if (here) return this.#settle(here);
    this.#pickUp(view, zone, card);
  }

  drop(place: string): void {
    const view = this.position;
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
    if (card && moves.every(exchanges)) this.held = { zone, cards: [card] };
    else if (moves.every((m) => m.to)) this.held = { zone, cards: moves[0]!.cards ?? [] };
    else this.choice = moves;
  }

  /** A second tap on what was picked up: a foundation if it goes there, else back. */
  #homeOrDrop(): void {
    const view = this.position!;
    const home = this.candidates.find((m) => view.zones.find((z) => z.id === m.to)?.kind === 'foundation');
    if (home) this.send(home);
    else this.clear();
  }

  #fromPile(view: View, { zone, cards }: Held): Move[] {
    const taking = view.moves.filter((m) => placeOf(m) === zone && exchanges(m));
    if (taking.length) return taking;
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
