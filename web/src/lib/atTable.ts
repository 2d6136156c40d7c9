/** Tables where an illegal card may fall and must be claimed (docs/protocol.md, "As at a real table"). */
import { cardWords, who, whom } from './speech';
import type { CardCode, Move, Person, Refusal, Ruling, View } from './wire';
import { t } from './words';

/** The move by which a card falls all the same that was just refused; undefined where it cannot. */
export function allTheSame(view: View, refusal: Refusal | undefined): Move | undefined {
  const card = refusal?.facts?.card;
  return typeof card === 'string' ? view.at_table?.irregular.find((move) => move.cards?.[0] === card) : undefined;
}

/** Whom one may accuse; where the game has claims of its own among its moves, they stand there. */
export function accusations(view: View): Move[] {
  return (view.at_table?.accusations ?? []).filter(({ text }) => !view.moves.some((move) => move.text === text));
}

/** What may be said though it is not allowed; a card is offered when it has been refused. */
export function saidAllTheSame(view: View): Move[] {
  return (view.at_table?.irregular ?? []).filter(({ cards }) => !cards?.length);
}

/** What was wrong with a card that a ruling names, where it did not break a duty. */
const OUT_OF_TURN: ReadonlySet<string> = new Set(['taken-back', 'lead-ordered', 'lead-lost', 'lead-decided']);

/** What came of an accusation, or what was decided together. */
export function rulingWords(ruling: Ruling, people: Person[]): string {
  const { by, seat, outcome, trick = 0, card, clause = '', points = 0 } = ruling;
  if (outcome === 'unproven') return t('ui-ruling-unproven', { name: who(people, by), whom: whom(people, seat), own: isReader(people, by) });
  const facts = { name: who(people, seat), whom: whom(people, seat), own: isReader(people, seat), clause };
  if (!card) return t(`ui-ruling-${outcome}`, { ...facts, points, reason: outcome === 'fined' ? t(`ui-fine-${clause}`) : '' });
  const found = t(OUT_OF_TURN.has(outcome) ? 'ui-ruling-early' : 'ui-ruling-proven', { ...facts, trick, card: cardWords(card as CardCode, 'long') });
  return `${found} ${t(`ui-ruling-${outcome}`, facts)}`;
}

const isReader = (people: Person[], seat: number): string => (people[seat]?.reader ? 'yes' : 'no');
