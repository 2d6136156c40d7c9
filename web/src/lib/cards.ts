import type { CardCode, Suit } from './wire';

export type Colour = 'red' | 'black';

export const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];
export const SYMBOLS: Record<Suit, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const DUTCH_LETTERS: Record<string, string> = { A: 'A', K: 'H', Q: 'V', J: 'B' };

export function isJoker(card: CardCode): boolean {
  return card.startsWith('*');
}

export function rankOf(card: CardCode): string {
  return isJoker(card) ? '*' : card.slice(0, -1);
}

export function suitOf(card: CardCode): Suit | null {
  return isJoker(card) ? null : (card.slice(-1) as Suit);
}

export function isCard(text: unknown): text is CardCode {
  return typeof text === 'string' && /^(?:(?:[2-9]|10|[AKQJ])[SHDC]|\*)$/.test(text);
}

export function isSuit(text: unknown): text is Suit {
  return typeof text === 'string' && text.length === 1 && 'SHDC'.includes(text);
}

export function colourOf(suit: Suit): Colour {
  return suit === 'H' || suit === 'D' ? 'red' : 'black';
}

/** 2 is lowest and the ace highest; a game's own order is not needed to find a card in a hand. */
export function rankIndex(card: CardCode): number {
  return RANKS.indexOf(rankOf(card));
}

/** The letter printed in the corner: A H V B in Dutch, A K Q J in English. */
export function indexLetter(card: CardCode, language: string): string {
  const rank = rankOf(card);
  return language === 'nl' ? (DUTCH_LETTERS[rank] ?? rank) : rank;
}

export function shortName(card: CardCode, language: string): string {
  const suit = suitOf(card);
  return suit ? SYMBOLS[suit] + indexLetter(card, language) : '★';
}
