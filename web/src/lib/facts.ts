import type { Fact, View } from './wire';

/** What the header shows: no count that is still zero, nor what lies on the table anyway. Seat 0 is a seat like any other. */
export function shownFacts(view: View): Fact[] {
  const hasPot = view.zones.some((zone) => zone.kind === 'pot');
  return view.facts.filter((fact) => fact.key !== 'gesture' && !(fact.kind === 'number' && fact.value === 0) && !(fact.key === 'pot' && hasPot));
}
