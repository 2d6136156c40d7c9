/** When a coach has something to look at: one played a card where all others are bots. */
import { racing } from './seating';
import type { Person, View } from './wire';

const CARDS = ['play', 'discard'];

/** Whether a coach may speak at a table: advice is allowed, and nobody else plays but bots. */
export function mayCoach(view: View, people: (Person | null)[], advice: boolean): boolean {
  const others = people.filter((_, seat) => seat !== view.seat);
  return advice && view.seat >= 0 && others.length > 0 && others.every((person) => person?.bot) && !racing(view);
}

/** Whether a card of one's own came to the table between two views of a deal. */
export function playedCard(was: View, now: View): boolean {
  if (was.deal.number !== now.deal.number) return false;
  return now.log.slice(was.log.length).some(({ seat, verb }) => seat === now.seat && CARDS.includes(verb));
}
