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

/** What came of an accusation. */
export function rulingWords(ruling: Ruling, people: Person[]): string {
  const { by, seat, outcome, trick = 0, card, clause = '' } = ruling;
  const facts = { name: who(people, by), whom: whom(people, seat), own: people[by]?.reader ? 'yes' : 'no' };
  if (!card) return t('ui-ruling-unproven', facts);
  const found = t('ui-ruling-proven', { ...facts, trick, card: cardWords(card as CardCode, 'long') });
  return `${found} ${t(`ui-ruling-${outcome}`, { ...facts, clause })}`;
}
