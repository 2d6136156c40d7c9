/** What can be agreed before a game: the names of options and values, and in what ways of playing differ. */
import type { GameInfo, GameOption } from './wire';
import { maybe, numberWords, t } from './words';

export const optionName = (game: string, option: GameOption): string => t(`option-${game}-${option.name}`);

export function valueName(game: string, option: GameOption, value: unknown): string {
  const words = maybe(`value-${game}-${option.name}-${value ?? 'none'}`) ?? maybe(`value-${value ?? 'none'}`);
  return words ?? (typeof value === 'number' ? numberWords(value) : String(value ?? '–'));
}

export function presetName(game: GameInfo, id: string, language: string): string {
  return maybe(`preset-${game.slug}-${id}`) ?? game.presets.find((preset) => preset.id === id)?.names[language] ?? id;
}

export interface Difference { option: GameOption; value: unknown; usual: unknown }

/** Where a way of playing differs from the usual one. */
export function differences(game: GameInfo, id: string): Difference[] {
  const of = (preset: string, option: GameOption) => game.presets.find((found) => found.id === preset)?.options?.[option.name] ?? option.default;
  return game.options
    .map((option) => ({ option, value: of(id, option), usual: of(game.default, option) }))
    .filter(({ value, usual }) => JSON.stringify(value) !== JSON.stringify(usual));
}
