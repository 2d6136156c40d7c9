/** The end of a deal in words: what became of it, and what the points of a column are for. */
import { settings } from './settings.svelte';
import { asLine, who } from './speech';
import type { DealEnd, Person } from './wire';
import { t } from './words';

/** Made or not and by how much, a sentence for each that has something to say. */
export function verdictLines(ended: DealEnd, game: string, people: Person[]): string[] {
  return ended.verdicts.map(({ key, seats, had, need }) => {
    const names = listed(seats.map((seat) => who(people, seat)));
    return asLine(t([`${game}-ending-${key}`, `ending-${key}`], { names, had, need, over: had - need }));
  });
}

/** What the points of a column of the sheet are for: "72 kaartpunten · 20 roem", "7 slagen down: 350". */
export function partWords(ended: DealEnd, column: number, game: string): string {
  return ended.parts
    .filter((part) => part.column === column)
    .map(({ label, points, count }) => t(count ? 'ui-count-for' : 'ui-points-for', { points, label: t([`${game}-entry-${label}`, `entry-${label}`], { count: count ?? 1, points }) }))
    .join(' · ');
}

export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.language).format(names);
}
