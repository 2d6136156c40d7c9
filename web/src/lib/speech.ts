/** From the wire's codes to words in the player's language. */
import { isAdvised } from './advice';
import { isCard, isJoker, isSuit, rankOf, shortName, suitOf, SYMBOLS } from './cards';
import { settings } from './settings.svelte';
import type { Advice, Badge, CardCode, Fact, Move, Outcome, Person, Refusal, Saying, Stake, View, Zone } from './wire';
import { maybe, numberWords, t, type Args } from './words';

export type Style = 'short' | 'long';

/** What is missing reaches the words as an empty text, as it does in the terminal. */
const NONE = '';

export function cardWords(card: CardCode, style: Style): string {
  if (isJoker(card)) return t('joker');
  if (!isCard(card)) return card;
  if (style === 'short') return shortName(card, settings.language);
  return t('card-long', { suit: t(`suit-${suitOf(card)}`), rank: t(`rank-${rankOf(card)}`) });
}

export function cardsWords(cards: CardCode[], style: Style): string {
  return cards.map((card) => cardWords(card, style)).join(style === 'long' ? ', ' : ' ');
}

export function suitWords(suit: string, style: Style): string {
  if (!isSuit(suit)) return suit;
  return style === 'long' ? t(`suit-${suit}`) : SYMBOLS[suit];
}

export function personName(people: Person[], seat: number): string {
  const person = people[seat];
  return person && !isNameless(person) ? person.name : t('ui-seat', { number: seat + 1 });
}

/** The people as one of them sees them: who has not said a name is called "jij". */
export function seenBy(people: Person[], seat: number): Person[] {
  return people.map((person, i) => (i === seat ? { ...person, reader: true, name: isNameless(person) ? t('ui-you') : person.name } : person));
}

function isNameless({ name }: Person): boolean {
  return !name || /^\d+$/.test(name); // who gave no name has a number
}

/** Who somebody is in a sentence: "jij" for the one who reads it. */
export function who(people: Person[], seat: number): string {
  return people[seat]?.reader ? t('ui-you') : personName(people, seat);
}

/** As `who`, where something is done to somebody, or after a preposition: "jou". */
export function whom(people: Person[], seat: number): string {
  return people[seat]?.reader ? t('ui-you-object') : personName(people, seat);
}

/** For a sentence about what somebody does or is: the words have their forms from `who` (grammar.ftl). */
export function subject(people: Person[], seat: number | undefined): Args {
  if (seat === undefined || seat < 0) return { name: NONE, who: 'other' };
  return { name: who(people, seat), who: people[seat]?.reader ? 'you' : 'other' };
}

const SEAT_FACTS = new Set(['seat', 'partner', 'maker', 'dealer', 'winner', 'by', 'player', 'owner', 'declarer', 'target']);

/** Facts as Fluent arguments: cards, suits, ranks and seats become words, the rest stays. */
export function factWords(facts: Record<string, unknown>, people: Person[], style: Style = 'short'): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(facts)) args[key] = factWord(key, value, people, style);
  return args;
}

function factWord(key: string, value: unknown, people: Person[], style: Style): string | number {
  if (value === null || value === undefined || value === '') return NONE;
  if (Array.isArray(value)) return value.length ? value.map((part) => factWord(key, part, people, style)).join(', ') : NONE;
  if (typeof value === 'number') return SEAT_FACTS.has(key) ? who(people, value) : value;
  const text = String(value);
  if (key === 'rank') return t(`rank-${text}`);
  if (isCard(text)) return cardWords(text, style);
  if (isSuit(text)) return suitWords(text, 'long');
  return text;
}

/** One of the words or bids that a verb of the game takes; as it stands where it needs no words (`120`). */
function chosenWords(game: string, word: unknown, args?: Args): string {
  if (typeof word !== 'string' || !word) return NONE;
  return maybe(`${game}-word-${word}`, args) ?? maybe(`word-${word}`, args) ?? word;
}

/** The name of a menu: what all moves of a verb have in common. */
export function menuWords(game: string, verb: string): string {
  return t([`${game}-verb-${verb}.menu`, `verb-${verb}.menu`, 'ui-menu']);
}

/** One line of a menu: its word, where the words of the verb are said already. */
export function itemWords(game: string, move: Move, people: Person[]): string {
  const args = sayingArgs(game, move, people, 'short');
  return maybe(`${game}-verb-${move.verb}.item`, args) ?? (chosenWords(game, move.word) || verbWords(game, move, people));
}

/** One of the hands that a seat has lying open, for who listens. */
export function openHandWords(hands: Zone[], index: number, active: boolean): string {
  const { cards, amount = 0 } = hands[index]!;
  return t('ui-open-hand', {
    number: index + 1,
    count: hands.length,
    cards: cards.length ? cardsWords(cards, 'long') : t('ui-empty'),
    amount,
    active: active ? 'yes' : 'no',
  });
}

/** What a kind of bids is called: "alleen", "miserie"; empty where the bids say it themselves. */
export function kindWords(game: string, kind: string): string {
  return (kind && (maybe(`${game}-kind-${kind}`) ?? maybe(`kind-${kind}`))) || '';
}

/** What words that begin alike have in common. */
export function groupWords(game: string, group: string): string {
  return maybe(`${game}-group-${group}`) ?? maybe(`group-${group}`) ?? '';
}

/** What is said or done as Fluent arguments. Where nobody at the table does it, it is about its target. */
function sayingArgs(game: string, saying: Saying | Move, people: Person[], style: Style, doer?: number): Args {
  const { suit, amount, word, ...rest } = saying as Saying;
  const targets = [saying.target ?? []].flat() as number[];
  const about = subject(people, doer !== undefined && doer >= 0 ? doer : targets[0]);
  return {
    cards: NONE,
    seat: NONE,
    ...factWords(rest, people, style),
    ...about,
    name: doer !== undefined && doer >= 0 ? about.name! : NONE,
    whom: targets.map((seat) => whom(people, seat)).join(', '),
    suit: suit ? suitWords(suit, style) : NONE,
    amount: typeof amount === 'number' ? amount : NONE,
    word: chosenWords(game, word, about),
  };
}

function verbKeys(game: string, saying: Saying | Move, attribute = ''): string[] {
  const { verb } = saying;
  const keys = saying.suit ? [`${game}-verb-${verb}-suit`, `verb-${verb}-suit`] : [];
  if (attribute && saying.word) keys.unshift(`${game}-word-${saying.word}`); // "ik vraag" is told as "Lies vraagt"
  return [...keys, `${game}-verb-${verb}`, `verb-${verb}`].map((key) => key + attribute);
}

/** The label of a button, or a word said at the table. */
export function verbWords(game: string, saying: Saying | Move, people: Person[], style: Style = 'short'): string {
  const words = t(verbKeys(game, saying), sayingArgs(game, saying, people, style));
  const suit = saying.suit && suitWords(saying.suit, style); // a bid in a suit shows it, also where its words are shared
  return suit && !words.includes(suit) ? `${words} ${suit}` : words;
}

/** What was answered to a question; nothing where nothing was asked. */
export function replyWords(saying: Saying, style: Style = 'short'): string {
  if (!saying.reply) return '';
  if (saying.reply === 'none') return t('ui-reply-none');
  return saying.reply === 'number' ? String(saying.amount) : cardsWords(saying.cards ?? [], style);
}

/** A line of the log: its seat is the one who did it. */
export function logLine(view: View, people: Person[], line: Saying, style: Style): string {
  const { seat, ...said } = line;
  const args = sayingArgs(view.game, said as Saying, people, style, seat);
  for (const key of verbKeys(view.game, said as Saying, '.log')) {
    const words = maybe(key, args);
    if (words !== undefined) return asLine(line.call ? t('ui-called', { ...args, line: words, call: callWords(view.game) }) : words);
  }
  const words = verbWords(view.game, said as Saying, people, style);
  return asLine(args.name ? t('ui-said', { ...args, words }) : words);
}

/** A line begins with a capital: "Jij speelt". */
export function asLine(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A move as somebody who explains it names it; waiting is none. */
export function moveWords(game: string, move: Saying | null, people: Person[], style: Style): string {
  if (!move) return t('advice-wait');
  const line = verbWords(game, move, people, style);
  return move.call ? `${line} — ${callWords(game)}` : line;
}

/** One of the moves that were thought about: where each of them plays a card, the card says enough. */
export function candidateWords(game: string, move: Saying | null, { thoughts }: Advice, people: Person[]): string {
  const cards = thoughts.every((thought) => thought.move?.verb === 'play' && thought.move.cards && !thought.move.suit && !thought.move.call);
  return cards ? cardsWords(move!.cards!, 'short') : moveWords(game, move, people, 'short');
}

/** What comes of asking the strong player, in one line. */
export function adviceHeading(game: string, advice: Advice, people: Person[], style: Style): string {
  const move = moveWords(game, advice.move, people, style);
  if (!advice.played) return t('ui-advice-now', { move });
  if (advice.choices === 1) return t('ui-advice-forced');
  return t('ui-advice-then', { move, same: isAdvised(advice) ? 'yes' : 'no' });
}

/** The spoken duty of a game: "laatste kaart!". */
export function callWords(game: string): string {
  return maybe(`call-${game}`) ?? t('ui-call');
}

export function factValue(view: View, fact: Fact, people: Person[]): string {
  const { game } = view;
  switch (fact.kind) {
    case 'suit': return SYMBOLS[fact.value];
    case 'seat': return who(people, fact.value);
    case 'cards': return cardsWords(typeof fact.value === 'string' ? fact.value.split(' ') : fact.value, 'short');
    case 'bid': return bidWords(fact.value);
    case 'phrase': return fact.value.map((word) => (isCard(word) ? cardWords(word, 'short') : chosenWords(game, word))).join(' ');
    case 'text': return t([`${game}-${fact.key}-${fact.value}`, `${fact.key}-${fact.value}`, `${game}-${fact.value}`, fact.value]);
    default: return typeof fact.value === 'number' ? numberWords(fact.value) : String(fact.value);
  }
}

/** A fact that needs no label before it: "door jou", "jij wint de ronde", "zonder troef". */
export function factSentence(game: string, fact: Fact | Badge, people: Person[], kind: 'fact' | 'badge' = 'fact'): string | undefined {
  if (fact.kind === 'text') return maybe(`${game}-${fact.key}-${fact.value}.${kind}`);
  if (fact.kind !== 'seat' || typeof fact.value !== 'number') return undefined;
  const args = { ...subject(people, fact.value), whom: whom(people, fact.value) };
  return maybe(`${game}-${kind}-${fact.key}.seat`, args) ?? (maybe(`${game}-${kind}-${fact.key}`) ? undefined : maybe(`${kind}-${fact.key}.seat`, args));
}

/** A bid of a number in a suit or without trump, doubled or not: `4D` is 4♦, `3NTX` is 3 SA ×. */
function bidWords(bid: string): string {
  const [, amount, strain, doubles] = /^(\d+)([CDHS]|NT)(X*)$/.exec(bid) ?? [];
  if (!amount || !strain) return bid;
  return `${amount}${isSuit(strain) ? SYMBOLS[strain] : ` ${t('ui-no-trump')}`}${doubles ? ` ${'×'.repeat(doubles.length)}` : ''}`;
}

export function factLabel(game: string, key: string): string {
  return t([`${game}-fact-${key}`, `fact-${key}`]);
}

export function badgeLabel(game: string, key: string): string {
  return t([`${game}-badge-${key}`, `badge-${key}`]);
}

/** What a badge shows beside its name; empty for one that is only there or not. */
export function badgeValue(view: View, badge: Badge, people: Person[]): string {
  const { value } = badge;
  if (value === true || value === undefined || value === null || value === '') return '';
  return badge.kind ? factValue(view, badge as Fact, people) : typeof value === 'number' ? numberWords(value) : String(value);
}

export function zoneLabel(game: string, kind: string): string {
  return t([`${game}-zone-${kind}`, `zone-${kind}`]);
}

export function refusalWords(game: string, refusal: Refusal, people: Person[]): string {
  return t([`${game}-refusal-${refusal.reason}`, `refusal-${refusal.reason}`, 'ui-refused'], factWords(refusal.facts ?? {}, people));
}

export function stakeWords(game: string, stake: Stake, people: Person[]): string {
  const { key, ...facts } = stake;
  return t([`${game}-stake-${key}`, `stake-${key}`], factWords(facts, people));
}

/** What a move wins or costs in as little room as a narrow screen has; empty where there is no short way to say it. */
export function shortStake(game: string, stake: Stake, people: Person[]): string {
  const { key, ...facts } = stake;
  return maybe(`${game}-stake-${key}.short`, factWords(facts, people)) ?? '';
}

/** Faults may leave out facts that their sentences choose on. */
export function faultWords(fault: { key: string; facts?: Record<string, unknown> }): string {
  return t([`error-${fault.key}`, 'ui-fault'], { nearest: NONE, name: NONE, text: NONE, ...factWords(fault.facts ?? {}, []) });
}

export function outcomeReason(game: string, outcome: Outcome): string {
  return t([`${game}-reason-${outcome.reason}`, `reason-${outcome.reason}`]);
}

export function gameName(slug: string, names?: Record<string, string>): string {
  return names?.[settings.language] ?? maybe(`game-${slug}`) ?? names?.nl ?? slug;
}

/** Why a move is advised, in sentences, the weightiest first; nothing until their words are there. */
export function reasonSentences(view: View, advice: Advice, people: Person[]): string[] {
  return advice.reasons.map(({ key, facts }) => {
    const args = Object.fromEntries(facts.map((fact) => [fact.key, fact.kind === 'number' ? Number(fact.value) : factValue(view, fact, people)]));
    const words = maybe(`reason-${key}`, args) ?? '';
    return words.charAt(0).toLocaleUpperCase() + words.slice(1);
  }).filter(Boolean);
}
