import { SYMBOLS } from './cards';
import { personName } from './speech';
import type { Column, Person, Sheet, Suit, View } from './wire';
import { t } from './words';

/** "wij" and "zij" for who plays, the names for who watches. */
export function columnName(column: Column, view: View, people: Person[]): string {
  if (column.kind === 'seat' || column.seats.length === 1) {
    const seat = column.seats[0] ?? 0;
    return seat === view.seat ? t('ui-you-name') : personName(people, seat);
  }
  if (view.seat >= 0) return t(column.seats.includes(view.seat) ? 'ui-us' : 'ui-them');
  return column.seats.map((seat) => personName(people, seat)).join(' & ');
}

/** Who plays alone keeps no score between people. */
export function hasSheet(view: View): boolean {
  return view.seats > 1 && (view.sheet?.columns.length ?? 0) > 0;
}

/** The running total of each column, from zero. */
export function runningTotals(sheet: Sheet): number[][] {
  return sheet.columns.map((_, c) => {
    let sum = 0;
    return [0, ...sheet.rows.map((row) => (sum += row.cells[c] ?? 0))];
  });
}

/** A mark as it stands on the paper; a suit at its end as its sign: `troeven ♥`. */
export function markWords(mark: string): string {
  return mark.replace(/(?<= )[SHDC]$/, (suit) => SYMBOLS[suit as Suit]);
}
