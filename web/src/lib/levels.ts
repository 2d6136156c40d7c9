/** What was measured of the levels of the bots, in words. */
import { settings } from './settings.svelte';
import type { Measured } from './wire';
import { t } from './words';

/** Whether the interval contains zero: nobody can be said to be better. */
export const isEven = ({ lead, error }: Measured): boolean => Math.abs(Number(lead)) <= Number(error);

/** A number with as many decimals as it was measured to. */
function measuredNumber(text: string, sign: 'auto' | 'exceptZero'): string {
  const digits = text.split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: sign }).format(Number(text)).replace('-', '−');
}

export function leadWords({ lead, error, percent }: Measured): string {
  return t('game-bots-points', { lead: measuredNumber(lead, 'exceptZero'), error: measuredNumber(error, 'auto'), unit: percent ? 'percent' : 'points' });
}
