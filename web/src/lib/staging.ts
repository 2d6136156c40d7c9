/** Melds put aside before they are laid. What may follow is what is offered now: what only the server knows, it says later. */
import { fromHand, handZone, meant, within } from './moves';
import type { CardCode, Move, Stake, View } from './wire';

export interface Staged { move: Move; cards: CardCode[] }

/** The place on the cloth where they wait. */
export const STAGING = 'staging';

export function isMeld(move: Move): boolean {
  return move.verb === 'meld' && Boolean(move.cards?.length);
}

/** The position as it looks with some melds aside: their cards have left the hand, and only melds can be added. */
export function withAside(view: View, aside: Staged[]): View {
  const hand = handZone(view);
  if (!aside.length || !hand) return view;
  const left = aside.reduce((cards, { move, cards: taken }) => taken.reduce((rest, card) => without(rest, card, move), cards), hand.cards);
  const zones = view.zones.map((zone) => (zone === hand ? { ...zone, cards: left } : zone));
  const thin = { ...view, zones, moves: view.moves.filter(isMeld) };
  return { ...thin, moves: fromHand(thin) };
}

/** A hand without a card; where suits do not matter, without one like it. */
function without(cards: CardCode[], card: CardCode, move: Move): CardCode[] {
  const same = cards.indexOf(card);
  const at = same >= 0 ? same : cards.findIndex((other) => meant(move, [other])[0] === meant(move, [card])[0]);
  return at >= 0 ? cards.toSpliced(at, 1) : cards;
}

/** Whether another meld could be made of what this one leaves in the hand. */
export function leavesMeld(view: View, meld: Staged): boolean {
  return withAside(view, [meld]).moves.length > 0;
}

/** Whether all these cards are held. */
export function holds(view: View, aside: Staged[]): boolean {
  const hand = handZone(view)?.cards ?? [];
  return aside.every(({ move, cards }) => within(meant(move, cards), meant(move, hand)));
}

/** What the melds aside count together, where each says what it adds. */
export function together(aside: Staged[]): Stake | null {
  const stakes = aside.map((meld) => meld.move.stake);
  const first = stakes[0];
  if (!first || stakes.some((stake) => stake?.key !== first.key || typeof stake.adds !== 'number')) return null;
  const before = (first.amount as number) - (first.adds as number);
  return { ...first, amount: before + stakes.reduce((sum, stake) => sum + (stake!.adds as number), 0) };
}
