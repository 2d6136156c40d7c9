/** Which move is meant: from clicks, selections and drops to one of the moves the server offers. */
import type { CardCode, Move, View, Zone } from './wire';
import { isRange } from './ranges';

export function handZone(view: View): Zone | undefined {
  return view.zones.find((z) => z.kind === 'hand' && z.owner === (view.near ?? view.seat));
}

function sameCards(a: string[], b: string[]): boolean {
  return a.length === b.length && [...a].sort().join() === [...b].sort().join();
}

/** Cards as a move means them: where suits do not matter, their ranks. */
export function meant(move: Move, cards: CardCode[]): string[] {
  return move.alike ? cards.map((card) => card.replace(/[CDHS]$/, '')) : cards;
}

export function within(part: string[], whole: string[]): boolean {
  const rest = [...whole];
  return part.every((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** Moves that take their cards out of the looker's own hand. */
export function fromHand(view: View): Move[] {
  const hand = handZone(view);
  if (!hand) return [];
  return view.moves.filter(
    (m) => m.cards?.length && (m.from === undefined || m.from === hand.id) && within(meant(m, m.cards), meant(m, hand.cards)),
  );
}

/** Cards drawn unseen out of another's hand: its k-th move takes the k-th back. */
export function unseen(view: View): { zone: Zone; moves: Move[] } | null {
  for (const zone of view.zones) {
    if (zone.kind !== 'hand' || !zone.hidden) continue;
    const moves = view.moves.filter((m) => m.from === zone.id && !m.cards?.length);
    if (moves.length === zone.hidden) return { zone, moves };
  }
  return null;
}

/** Moves of piles on the table: the zone they start from is not the hand. */
export function fromZone(view: View, zone: string): Move[] {
  const hand = handZone(view);
  return zone === hand?.id ? [] : view.moves.filter((m) => m.from === zone);
}

/** From whose hand is played now, where another plays for it: declarer for dummy. */
export function playedFor(view: View): number | null {
  const fact = view.facts.find((f) => f.key === 'to-play' && f.kind === 'seat');
  return fact && fact.value !== view.turn ? (fact.value as number) : null;
}

/** Breaking the match off, which all have to agree to: it lies beside the score sheet. */
export function agreement(view: View): Move | undefined {
  return view.moves.find((m) => m.verb === 'abandon');
}

/** The moves that are put before the player; breaking off is among them once somebody wants it. */
export function offered(view: View): Move[] {
  const proposed = view.badges.some((badges) => badges.some((badge) => badge.key === 'abandons'));
  return proposed ? view.moves : view.moves.filter((m) => m.verb !== 'abandon');
}

/** Between what one may choose: as long as it is the same, what was opened or taken up for it stays. */
export function choiceOf({ deal, moves }: View): string {
  return [deal.number, ...moves.map((move) => move.text)].join();
}

/** What is said or done without a card of the hand: the pills. What is done on a pile or on a back is not among them. */
export function spoken(view: View): Move[] {
  const held = new Set(fromHand(view));
  const piles = new Set(view.zones.filter((z) => OPEN_PILES.has(z.kind)).map((z) => z.id));
  const backs = unseen(view)?.moves ?? [];
  return offered(view)
    .filter((m) => !held.has(m) && !picked(m) && !backs.includes(m) && !(m.cards?.length && m.from && piles.has(m.from)))
    .flatMap(eachAmount);
}

/** Amounts that are chosen with a slider: money. What is bid has a stake, and is chosen step by step. */
export function ranged(view: View): Move[] {
  return view.moves.filter(picked);
}

const MANY = 15;

function picked({ amount, verb, stake }: Move): boolean {
  if (!isRange(amount) || amount.min === amount.max) return false;
  return verb === 'raise' || (!stake && amount.max - amount.min >= MANY * amount.step);
}

/** A few amounts are as many pills: a bid of 0 to 8. */
function eachAmount(move: Move): Move[] {
  const { amount } = move;
  if (!isRange(amount)) return [move];
  const count = Math.floor((amount.max - amount.min) / amount.step) + 1;
  return Array.from({ length: count }, (_, i) => {
    const value = amount.min + i * amount.step;
    return { ...move, amount: value, text: withAmount(move, value) };
  });
}

/** Where cards lie open and are themselves the buttons; `hand` is another's open hand, such as a dummy. */
const OPEN_PILES: ReadonlySet<Zone['kind']> = new Set(['tableau', 'foundation', 'waste', 'hand']);

/** Cards are gathered before they are used when some move takes several, or a card can go more than one way. */
export function gathers(view: View): boolean {
  const moves = fromHand(view);
  if (moves.some((m) => m.cards!.length > 1)) return true;
  const ways = new Map<CardCode, Set<string>>();
  for (const move of moves) {
    if (move.call) continue; // said before, not chosen after
    const card = move.cards![0]!;
    ways.set(card, (ways.get(card) ?? new Set()).add(`${move.verb} ${placeOf(move)}`));
  }
  return [...ways.values()].some((w) => w.size > 1);
}

/** Where every move takes one card, choosing another one lets go of the first. */
export function oneAtATime(view: View): boolean {
  return fromHand(view).every((m) => m.cards!.length === 1);
}

export function movesFor(view: View, cards: CardCode[]): Move[] {
  return cards.length ? fromHand(view).filter((m) => sameCards(meant(m, m.cards!), meant(m, cards))) : [];
}

/** Cards that may still be added to what is gathered, or start it. */
export function openCards(view: View, gathered: CardCode[]): Set<CardCode> {
  const open = new Set<CardCode>();
  const hand = handZone(view)?.cards ?? [];
  for (const move of fromHand(view)) {
    const wanted = meant(move, move.cards!);
    if (!within(meant(move, gathered), wanted)) continue;
    for (const card of move.alike ? hand : move.cards!) if (wanted.includes(meant(move, [card])[0]!)) open.add(card);
  }
  return open;
}

/** Moves that differ only in the spoken duty are one move; whether it is said was decided before the card is laid. */
export function settleCall(moves: Move[], called: boolean): Move[] {
  const wanted = moves.filter((m) => Boolean(m.call) === called);
  return wanted.length ? wanted : moves;
}

export function offersCall(view: View): boolean {
  return view.moves.some((m) => m.call && m.due !== false);
}

/**
 * The text to send for a card that no offered move takes, so that the server can say why not.
 * It follows the way the offered moves are written; without any, the bare card is what every game reads.
 */
export function attempt(view: View, cards: CardCode[]): string {
  const like = fromHand(view).find((m) => m.cards!.length === 1 && !m.suit && !m.call);
  if (cards.length !== 1 || !like) return cards.join(' ');
  return like.text.replace(like.cards![0]!, cards[0]!);
}

/** A pill for an amount: `raise 4` with 57 chosen is `raise 57`. */
export function withAmount(move: Move, amount: number): string {
  return isRange(move.amount) ? move.text.replace(/\d+(?!.*\d)/, String(amount)) : move.text;
}

/** Moves without a place go to the middle of the table. */
export const MIDDLE = 'middle';

/** Where a move goes: a zone, or one card of it that is taken in exchange (`pot:KC`). */
export function placeOf(move: Move): string {
  const { to, card } = move;
  if (to === undefined) return MIDDLE;
  return exchanges(move) ? spotOf(to, card as CardCode) : to;
}

/** One of the cards of a zone as a place of its own. */
export function spotOf(zone: string, card: CardCode): string {
  return `${zone}:${card}`;
}

/** Whether a card lying open is taken for one's own. */
export function exchanges(move: Move): boolean {
  return typeof move.card === 'string' && move.to !== undefined;
}

/** Where the cards could go: place -> moves. */

export function targets(moves: Move[]): Map<string, Move[]> {
  const places = new Map<string, Move[]>();
  for (const move of moves) {
    const place = placeOf(move);
    places.set(place, [...(places.get(place) ?? []), move]);
  }
  return places;
}

/** From this many on, bids of a number in a suit lie in a box, a line for each number, as at the bridge table. */
const BOXED = 8;
const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;
export type Strain = (typeof STRAINS)[number];

export interface BidBox { verb: string; strains: Strain[]; lines: { amount: number; bids: (Move | undefined)[] }[] }

/** The suit of a bid, or no trump, which has a verb of its own (`bid-nt`). */
export function strainOf(move: Move): Strain | undefined {
  return move.suit ?? (move.verb.endsWith('-nt') ? 'NT' : undefined);
}

/** The boxes among what can be said, and what is left for pills. */
export function bidBoxes(moves: Move[]): { boxes: BidBox[]; rest: Move[] } {
  const verbs = new Map<string, Move[]>();
  for (const move of moves) {
    if (typeof move.amount !== 'number' || !strainOf(move)) continue;
    const verb = move.verb.replace(/-nt$/, '');
    verbs.set(verb, [...(verbs.get(verb) ?? []), move]);
  }
  const boxes = [...verbs].filter(([, bids]) => bids.length >= BOXED).map(([verb, bids]) => boxOf(verb, bids));
  const boxed = new Set(boxes.flatMap((box) => box.lines.flatMap((line) => line.bids)));
  return { boxes, rest: moves.filter((move) => !boxed.has(move)) };
}

function boxOf(verb: string, bids: Move[]): BidBox {
  const strains = STRAINS.filter((strain) => bids.some((bid) => strainOf(bid) === strain));
  const amounts = [...new Set(bids.map((bid) => bid.amount as number))].sort((a, b) => a - b);
  const lines = amounts.map((amount) => ({
    amount,
    bids: strains.map((strain) => bids.find((bid) => bid.amount === amount && strainOf(bid) === strain)),
  }));
  return { verb, strains, lines };
}
