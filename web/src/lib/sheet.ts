import { SYMBOLS } from './cards';
import { who } from './speech';
import type { Column, Person, Sheet, Suit, View } from './wire';
import { numberWords, t } from './words';

/** "wij" and "zij" for who plays, the names for who watches. */
export function columnName(column: Column, view: View, people: Person[]): string {
  if (column.kind === 'seat' || column.seats.length === 1) {
    const seat = column.seats[0] ?? 0;
    return who(people, seat);
  }
  const me = view.seat >= 0 ? view.seat : people.findIndex((person) => person.reader); // at a replay one looks at oneself
  if (me >= 0) return t(column.seats.includes(me) ? 'ui-us' : 'ui-them');
  return column.seats.map((seat) => who(people, seat)).join(' & ');
}

/** Who plays alone keeps no score between people. */
export function hasSheet(view: View): boolean {
  return view.seats > 1 && (view.sheet?.columns.length ?? 0) > 0;
}

/** How often a column was first, on a sheet of places. */
export function timesFirst(sheet: Sheet, column: number): number {
  return sheet.rows.filter((row) => row.cells[column] === 1).length;
}

/** The running total of each column, from zero; on a sheet of places how many it was ahead of. */
export function runningTotals(sheet: Sheet): number[][] {
  if (sheet.places) return sheet.columns.map((_, c) => [0, ...sheet.rows.map((row) => sheet.columns.length - (row.cells[c] ?? sheet.columns.length))]);
  return sheet.columns.map((_, c) => {
    let sum = 0;
    return [0, ...sheet.rows.map((row) => (sum += row.cells[c] ?? 0))];
  });
}

/** A mark as it stands on the paper; a suit at its end as its sign: `troeven ♥`. */
export function markWords(mark: string): string {
  return mark.replace(/(?<= )[SHDC]$/, (suit) => SYMBOLS[suit as Suit]);
}

/** A cell as it stands on paper: points, or a place. */
export function cellWords(sheet: Sheet, row: Sheet['rows'][number], column: number): string {
  const value = row.cells[column];
  if (sheet.places) return t('ui-place', { place: value ?? '–' });
  return value == null ? '–' : numberWords(value);
}
