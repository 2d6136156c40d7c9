/** The sheet of a table as the desk and the jury have it, for the forms that the phone of a table has too. */
import type { TableView } from '../lib/event.svelte';
import { boompjeOf, dealerOf, played, players, type DealSheet, type Rules } from '../scoresheet/sheet';

export function rulesOf(view: TableView): Rules {
  const { format, game, preset, deals, waive_misdeal, sanctions } = view;
  const signal_at = view.rounds.find((one) => one.round === view.round)?.signal_at ?? '';
  const bots = view.people.filter((one) => one.kind === 'bot').map((one) => one.person);
  return { format, game, preset, deals, waive_misdeal, sanctions, signal_at, bots };
}

export const nameOf = (view: TableView, person: number): string => view.people.find((one) => one.person === person)?.name ?? String(person);

/** Who plays a deal, by seat; where its boompje has not begun, who sits at the table. */
export function playersOf(view: TableView, deal: number): number[] {
  const place = boompjeOf(view.format, deal);
  return view.sheet.seatings[place] ? players(view.sheet, place, deal) : view.sheet.people;
}

/** Who deals a deal, or undefined where its boompje has not begun. */
export function dealerIn(view: TableView, deal: number): number | undefined {
  const place = boompjeOf(view.format, deal);
  const seating = view.sheet.seatings[place];
  return seating && playersOf(view, deal)[dealerOf(seating.dealer, deal, place, seating.chairs.length)];
}

/** The deal that is played now, or the last one. */
export const currentDeal = (view: TableView): number => Math.max(1, Math.min(played(view.sheet) + 1, view.deals));

/** For the forms of a deal. */
export const dealSheet = (view: TableView): DealSheet => ({
  sheet: view.sheet, rules: rulesOf(view), name: (person) => nameOf(view, person), players: (deal) => playersOf(view, deal), begin: async () => {},
});
