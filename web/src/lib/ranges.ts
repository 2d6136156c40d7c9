import type { Amount, Move, View } from './wire';

export function isRange(amount: Move['amount']): amount is Amount {
  return typeof amount === 'object' && amount !== null;
}

export function clampTo({ min, max, step }: Amount, wish: number): number {
  if (!Number.isFinite(wish) || wish <= min) return min;
  if (wish >= max) return max; // all-in need not be a whole number of steps
  return min + Math.round((wish - min) / step) * step;
}

export function potOf(view: View): number {
  return view.zones.filter((z) => z.kind === 'pot').reduce((sum, z) => sum + (z.amount ?? 0), 0);
}

/** The sums a player asks for most; those that come out equal are shown once. */
export function presets(range: Amount, pot: number): { key: string; value: number }[] {
  const wishes = [
    { key: 'min', value: range.min },
    ...(pot > 0 ? [{ key: 'half-pot', value: clampTo(range, pot / 2) }, { key: 'pot', value: clampTo(range, pot) }] : []),
    { key: 'all', value: range.max },
  ];
  return wishes.filter((w, i) => i === 0 || i === wishes.length - 1 || !wishes.some((o, j) => j !== i && o.value === w.value));
}
