/** Finding a card by its first letters: "ha" or "hartena" or "aas", in the language of the page; also the wire code. */
import { indexLetter, suitOf } from './cards';
import { settings } from './settings.svelte';
import { cardWords, suitWords } from './speech';
import type { CardCode } from './wire';

const FORGET = 900;

function spellings(card: CardCode): string[] {
  const suit = suitOf(card);
  const letter = indexLetter(card, settings.language);
  const long = cardWords(card, 'long');
  const suitName = suit ? suitWords(suit, 'long') : '';
  const rankName = long.replace(suitName, '');
  return [long, suitName.slice(0, 1) + letter, suitName.slice(0, 1) + rankName, letter + suitName, rankName, card].map(plain);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9*]/g, '');
}

/** A small memory of what was typed; gives the index of the first card that fits, or -1. */
export function spell(now: () => number = Date.now): (key: string, cards: CardCode[]) => number {
  let typed = '';
  let last = 0;
  return (key, cards) => {
    typed = now() - last > FORGET ? key : typed + key;
    last = now();
    const find = (text: string) => cards.findIndex((card) => spellings(card).some((s) => s.startsWith(plain(text))));
    let found = find(typed);
    if (found < 0) found = find((typed = key)); // a new word begins where the old one no longer fits
    return found;
  };
}
