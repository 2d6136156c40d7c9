/** How the cards of a hand lie: as the game has it (the view says it), by suit, by rank, or as the player laid them. */
import { colourOf, rankIndex, rankOf, suitOf } from './cards';
import type { CardCode, Suit, View, Zone } from './wire';

/** `game`: as the view has it; `mirrored`: so with the trumps at the left. */
export const ORDERS = ['game', 'mirrored', 'suit', 'rank'] as const;
export type HandOrder = (typeof ORDERS)[number];

/** By rank equal cards lie with the black ones first. */
const BESIDE: readonly (Suit | null)[] = ['C', 'S', 'D', 'H', null];

/** The held suits from left to right: colours alternate as far as they can. */
export function suitOrder(held: Set<Suit>): Suit[] {
  const all: Suit[] = ['C', 'D', 'S', 'H'];
  const orders = permutations(all.filter((s) => held.has(s)));
  let best = orders[0] ?? [];
  for (const order of orders) if (clashes(order) < clashes(best)) best = order;
  return best;
}

function clashes(order: Suit[]): number {
  return order.filter((s, i) => i > 0 && colourOf(s) === colourOf(order[i - 1]!)).length;
}

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, i) => permutations(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]));
}

/** The height of a card in its suit, as the game has it; what has no rank there (a joker) lies over all. */
function heights(view: View): (card: CardCode) => number {
  const ranks = view.ranks;
  if (!ranks) return (card) => (suitOf(card) === null ? 99 : rankIndex(card));
  return (card) => (ranks.includes(rankOf(card)) ? ranks.indexOf(rankOf(card)) : 99);
}

export function sortBySuit(cards: CardCode[], view: View): CardCode[] {
  const suits = suitOrder(new Set(cards.map(suitOf).filter((s): s is Suit => s !== null)));
  const height = heights(view);
  const place = (card: CardCode) => {
    const suit = suitOf(card);
    return suit === null ? suits.length : suits.indexOf(suit);
  };
  return [...cards].sort((a, b) => place(a) - place(b) || height(a) - height(b));
}

export function sortByRank(cards: CardCode[], view: View): CardCode[] {
  const height = heights(view);
  return [...cards].sort((a, b) => height(a) - height(b) || BESIDE.indexOf(suitOf(a)) - BESIDE.indexOf(suitOf(b)));
}

/** The groups of a hand that is held: suits, ranks or melds that lie together. */
export function groupsOf(zone: Zone): CardCode[][] {
  let end = 0;
  return (zone.groups ?? [zone.cards.length]).map((size) => zone.cards.slice(end, (end += size)));
}

export function arrangeHand(zone: Zone, view: View, order: HandOrder): CardCode[] {
  if (order === 'suit') return sortBySuit(zone.cards, view);
  if (order === 'rank') return sortByRank(zone.cards, view);
  return order === 'mirrored' && zone.trumps ? groupsOf(zone).reverse().flat() : zone.cards;
}

/** At which places of an open hand a new group begins; in columns a new suit. */
export function groupStarts(zone: Zone): Set<number> {
  if (zone.layout === 'columns') return new Set(zone.cards.flatMap((card, i) => (i > 0 && suitOf(card) !== suitOf(zone.cards[i - 1]!) ? [i] : [])));
  let at = 0;
  return new Set((zone.groups ?? []).map((size) => (at += size)));
}
