import { colourOf, rankIndex, suitOf } from './cards';
import type { CardCode, Fact, Suit, View } from './wire';

export function trumpOf(facts: Fact[]): Suit | null {
  const fact = facts.find((f) => f.key === 'trump' && f.kind === 'suit');
  return fact ? (fact.value as Suit) : null;
}

/**
 * The order in which the held suits lie, left to right: colours alternate as far as they can, trump comes last.
 * With two suits of one colour and one of the other, the single one lies between them unless trump forbids it.
 */
export function suitOrder(held: Set<Suit>, trump: Suit | null): Suit[] {
  const all: Suit[] = ['C', 'D', 'S', 'H'];
  const orders = permutations(all.filter((s) => held.has(s))).filter(
    (order) => trump === null || !held.has(trump) || order[order.length - 1] === trump,
  );
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

export function sortHand(cards: CardCode[], trump: Suit | null): CardCode[] {
  const suits = suitOrder(new Set(cards.map(suitOf).filter((s): s is Suit => s !== null)), trump);
  const place = (card: CardCode) => {
    const suit = suitOf(card);
    return suit === null ? suits.length : suits.indexOf(suit); // jokers after everything
  };
  return [...cards].sort((a, b) => place(a) - place(b) || rankIndex(a) - rankIndex(b));
}

/** By rank first: for games of sets (rummy, ezelen), where equal ranks belong together. */
export function sortByRank(cards: CardCode[]): CardCode[] {
  const order: (Suit | null)[] = ['C', 'D', 'S', 'H', null];
  const rank = (card: CardCode) => (suitOf(card) === null ? 99 : rankIndex(card));
  return [...cards].sort((a, b) => rank(a) - rank(b) || order.indexOf(suitOf(a)) - order.indexOf(suitOf(b)));
}

function has(view: View, ...kinds: string[]): boolean {
  return view.zones.some((z) => kinds.includes(z.kind));
}

/** Suits rule where there are tricks; elsewhere the player may want the ranks together. */
export function canSortByRank(view: View): boolean {
  return !has(view, 'trick') && has(view, 'discard', 'meld');
}

export function arrangeHand(cards: CardCode[], view: View, byRank: boolean): CardCode[] {
  const setsOnly = !has(view, 'trick', 'discard', 'meld');
  return setsOnly || (byRank && canSortByRank(view)) ? sortByRank(cards) : sortHand(cards, trumpOf(view.facts));
}

/** Another's hand that lies open: trumps first, at the left of who looks across the table, as a dummy is laid down. */
export function arrangeOpenHand(cards: CardCode[], view: View, byRank: boolean): CardCode[] {
  const arranged = arrangeHand(cards, view, byRank);
  const trump = has(view, 'trick') ? trumpOf(view.facts) : null;
  return [...arranged.filter((card) => suitOf(card) === trump), ...arranged.filter((card) => suitOf(card) !== trump)];
}
