/** The shapes of docs/protocol.md: what the server sends and takes. */

import type { AgreedClock, Times } from './clocks';
import type { Fair } from './fair';

export type Suit = 'S' | 'H' | 'D' | 'C';
/** Rank + suit (`KH`, `10S`), a joker is `*`. */
export type CardCode = string;

export type Fact =
  | { key: string; kind: 'suit'; value: Suit }
  | { key: string; kind: 'seat'; value: number }
  | { key: string; kind: 'number'; value: number }
  | { key: string; kind: 'text' | 'words' | 'bid'; value: string }
  | { key: string; kind: 'cards'; value: CardCode[] | CardCode }
  | { key: string; kind: 'phrase'; value: string[] };

export type ZoneKind =
  | 'hand' | 'trick' | 'last-trick' | 'stock' | 'discard' | 'meld'
  | 'tableau' | 'foundation' | 'waste' | 'pot' | 'board' | 'taken';

export interface Zone {
  id: string;
  kind: ZoneKind;
  owner: number | null;
  layout: 'fan' | 'pile' | 'row' | 'five' | 'cascade' | 'trick' | 'columns';
  hidden: number;
  cards: CardCode[];
  by?: number[];
  mark?: number | null;
  amount?: number;
  /** In a hand that is held: how many cards belong together, from left to right, and how many of them are trumps. */
  groups?: number[];
  trumps?: number;
  /** In a meld with jokers the card that each of its cards stands for. */
  stands?: CardCode[];
}

/** A badge is a fact too; its kind may be left out, and without a value (or with true) only its name is shown. */
export interface Badge { key: string; kind?: Fact['kind']; value?: Fact['value'] | boolean }

/** Something done or said: a line of the log, a word of the auction, and the common part of a move. */
export interface Saying {
  verb: string;
  cards?: CardCode[];
  suit?: Suit;
  amount?: number;
  word?: string;
  seat?: number;
  /** What was answered to a question: `cards`, an `amount` (number) or none. */
  reply?: 'cards' | 'number' | 'none';
  [more: string]: unknown;
}

export interface Amount { min: number; max: number; step: number }
export interface Stake { key: string; [fact: string]: unknown }

export interface Move {
  text: string;
  /** The cards stand for their ranks: equal ones of other suits will do. */
  alike?: boolean;
  /** The cards that `cards` stand for, where a joker is among them. */
  stands?: CardCode[];
  verb: string;
  cards?: CardCode[];
  /** The card of the zone `to` that is taken in exchange. */
  card?: CardCode | CardCode[];
  target?: number | number[];
  suit?: Suit;
  amount?: Amount | number;
  word?: string;
  seat?: number;
  from?: string;
  to?: string;
  call?: boolean;
  /** The call would be a false one. */
  due?: boolean;
  stake?: Stake;
}

export interface Column { kind: 'side' | 'seat'; seats: number[] }
/** What a row of the sheet is made of, in games that name it: bridge, with places below and above the line. */
export interface SheetEntry { column: number; label: string; points: number; place: string; count: number }
export interface Sheet {
  columns: Column[];
  rows: { cells: (number | null)[]; marks?: string[]; entries?: SheetEntry[] }[];
  totals: number[];
  /** The cells are places, 1 for the first, and the totals those of the last deal. */
  places?: boolean;
}

export interface Outcome { scores: number[]; winners: number[]; reason: string; draw: boolean }

export interface View {
  game: string;
  rules: string;
  seats: number;
  seat: number;
  phase: string;
  actors: number[];
  /** Whose turn it is where others may act out of turn; null: nobody's, or everybody's. */
  turn?: number | null;
  deal: { number: number; of: number | null; dealer: number | null };
  /** The ranks of a plain suit from low to high. */
  ranks?: string[];
  direction: number;
  around?: number[];
  facts: Fact[];
  zones: Zone[];
  badges: Badge[][];
  auction?: Saying[];
  says: Saying[][];
  sheet: Sheet | null;
  moves: Move[];
  log: (Saying & { seat?: number })[];
  outcome: Outcome | null;
  /** Where illegal cards may fall: those that may now, whom one may accuse, and what came of it in this deal. */
  at_table?: { irregular: Move[]; accusations: Move[]; rulings: Ruling[]; awards: boolean; fines?: Record<string, [number, number]> };
  /** Whose hand lies at the bottom where nobody plays: put there by the page. */
  near?: number;
}

export interface Person {
  name: string;
  bot: string | null;
  here: boolean;
  /** A bot whose chair a friend may take. */
  open?: boolean;
  /** Who takes the chair of this bot when the next deal begins. */
  next?: string;
  /** Who stood up from this chair, and may come back to it. */
  left?: string;
  /** The face of a person with an account. */
  avatar?: string;
  /** Who looks: put there by the page. */
  reader?: boolean;
}
/** What came of an accusation; trick, card and clauses only where it was proven. */
export interface Ruling { by: number; seat: number; outcome: string; trick?: number; card?: CardCode; duty?: string; clause?: string; points?: number }
export interface Clock { left: number; of: number }
export interface Refusal { clause: string; reason: string; facts: Record<string, unknown> }
export interface Fault { key: string; facts?: Record<string, unknown> }

/** This seat may cut the pack: how many cards at least and at most; `left`: the seconds that the deal waits for it. */
export interface Cutting { seat: number; least: number; most: number; left: number }
/** Where the deal that lies was cut; null: as the dealer had it. */
export interface Cut { seat: number; at: number | null }

/** In a game for one: how many moves can be taken back, how many of those can be made again, and the number of the deal. */
export interface Alone { made: number; undone: number; seed: string | null }

/** How a deal ended: made or not and by how much, what the points are for, and the hands that one may see. */
export interface DealEnd {
  deal: number;
  facts: Fact[];
  verdicts: { key: string; seats: number[]; had: number; need: number }[];
  /** `count`: how many of something, such as tricks, where the words say it. */
  parts: { column: number; label: string; points: number; count?: number }[];
  hands?: CardCode[][];
}

export type Pace = 'calm' | 'normal' | 'quick';
/** Who decides at the table, and how play goes there; nothing of it at a table of an event or in a lesson. */
export interface Manners {
  host?: number;
  /** The host has opened or closed chairs for friends. */
  invited?: boolean;
  paused?: boolean;
  /** Matches count for ratings. */
  rated?: boolean;
  /** What people may say, where it is more or less than phrases. */
  talk?: Talk;
  /** The cards of another match are dealt once more: the name of that challenge. */
  challenge?: string;
  /** Nobody may watch. */
  watched?: false;
  /** How fast bots play, where it is not as usual. */
  pace?: Pace;
  /** The seat that who reads this takes when the next deal begins. */
  coming?: number;
  /** What all others who are here must agree to: play rests. */
  proposal?: Proposal;
  /** What somebody claimed last in this deal, of the tricks that are left. */
  claim?: Claim;
  /** Who reads this may claim what is left. */
  may_claim?: boolean;
  /** The seats that want another match after the one that is over. */
  wanting?: number[];
  /** Several matches that count together, by seat. */
  series?: Series;
}
export type Proposal = { by: number; agreed: number[] } & ({ kind: 'undo'; stay: number } | { kind: 'seats'; chairs: number[] } | { kind: 'lot' } | { kind: 'award'; won: boolean } | { kind: 'fine'; clause: string; offender: number; points: number });
export interface Series { matches: number; best_of: boolean; played: number; won: number[]; totals: number[]; over: boolean; winners: number[] }
export interface Claim { seat: number; all: boolean; holds: boolean }
export interface Reaction { seat: number; word: string }
/** A message of somebody at the table. */
export interface Said { id: string; seat: number; name: string; at: string; text: string }

/** A chat, which who watches reads too where it is `aloud`; or nothing at all. */
export type Talk = 'chat' | 'aloud' | 'none';

/** Who watches sees the table this many seconds later, or a deal. */
export type Delay = number | 'deal';
export interface ViewMessage extends Manners { type: 'view'; version: number; match?: number; view: View; people: Person[]; advice?: boolean; fair?: Fair; alone?: Alone; ended?: DealEnd; clock?: Clock; time?: Times; delay?: Delay; cut?: Cutting | Cut }
export interface WaitingMessage { type: 'waiting'; game: string; rules: string; seat: number; people: (Person | null)[]; advice?: boolean; rated?: true; listed?: false | 'friends'; matches?: number; best_of?: boolean; time?: AgreedClock; delay?: Delay; talk?: Talk; fair?: Fair }
export type ServerMessage =
  | ViewMessage
  | WaitingMessage
  | { type: 'refused'; move: string; refusal: Refusal }
  | { type: 'error'; error: Fault }
  | ({ type: 'reaction' } & Reaction)
  | ({ type: 'said' } & Said)
  | { type: 'talk'; phrases: string[]; lines: Said[]; counted?: true }
  | { type: 'reported' }
  | { type: 'pong' };

/** What was found of one move and of those that do the same; `move` is null for waiting, `error` where one world says nothing of it. */
export interface Thought { move: Saying | null; worlds: number; worth: number; lead: number; error: number | null; alike: Saying[] }
export type Unit = 'points' | 'chips' | 'percent';

/** What the strong player would do in a position; of one of the past also what was played there. */
export interface Advice {
  seat: number;
  move: Saying | null;
  choices: number;
  unit: Unit;
  /** Why: the key of a sentence (`reason-<key>`) and what it is about; the weightiest first. */
  reasons: { key: string; facts: Fact[] }[];
  thoughts: Thought[];
  zones: Zone[];
  facts: Fact[];
  played?: Saying;
  deal?: number;
  event?: number;
}

/** The log of a deal that is over; `event` where one may ask about a line. */
export interface Course { deal: number; log: (Saying & { event?: number })[] }

export interface GameOption {
  name: string;
  kind: 'choice' | 'whole' | 'flag' | 'amount' | 'text';
  values?: (string | number)[];
  min?: number;
  max?: number | null;
  multiple_of?: number;
  /** It may be left empty. */
  none?: boolean;
  default: string | number | boolean | null;
}

export interface GameInfo {
  slug: string;
  names: Record<string, string>;
  /** What it is, in a sentence, by language. */
  lines: Record<string, string>;
  synonyms: string[];
  family: string;
  seats: { min: number; max: number; default: number; step?: number };
  minutes: number;
  /** The preset that is played where no other is chosen, here and in the terminal. */
  default: string;
  presets: { id: string; names: Record<string, string>; options?: Record<string, unknown> }[];
  options: GameOption[];
  /** Which options say how long a match lasts. */
  length?: string[];
  ready: boolean;
  /** There is a lesson. */
  lesson?: boolean;
  /** All play at once, and quick hands win. */
  race?: boolean;
  /** The options with which illegal cards may fall, in games whose book settles that. */
  at_table?: Record<string, unknown>;
}

/** How far a level of bots is ahead of another, as it was measured; lead and error are numbers as they were written down. */
export interface Measured { better: string; worse: string; lead: string; error: string; deals: number; rounds?: number; percent?: true; worlds?: number; milliseconds?: number }
/** What the page of a game shows. */
export interface GamePage extends GameInfo { cards: number; levels: Measured[] }

export interface OpenTable { table: string; game: string; rules: string; seats: number; names: string[]; free: number; advice: boolean; rated?: true; matches?: number; best_of?: boolean; options?: Record<string, unknown> }
/** `waits`: one watches until the next deal begins. */
/** How a table stands at which one has kept a chair; `deal` is null before the first cards are dealt. */
export interface Standing { table: string; game: string; rules: string; seat: number; people: (string | null)[]; deal: { number: number; of: number | null } | null; turn: boolean; over: boolean }
export interface Chair { table: string; token: string; seat: number; waits?: boolean }

/** How many people look for others, for a game; without rules by whichever. */
export interface Demand { game: string; rules: string | null; rated: boolean; waiting: number; needed: number }
export type Invitation = OpenTable & { by: { name: string; avatar: string } };
/** What who is at the door hears. */
export type LobbyMessage =
  | { type: 'lobby'; tables: OpenTable[]; friends: OpenTable[]; invitations: Invitation[]; wanted: Demand[] }
  | { type: 'wish'; games: Demand[] }
  | { type: 'seated'; table: string; token: string; seat: number; game: string }
  | { type: 'error'; error: Fault }
  | { type: 'pong' };

export interface LessonStep { name: string; clauses: string[]; title: string; text: string; ask: string; right: string; wrong: string }
export interface Lesson { game: string; steps: LessonStep[] }
/** What lies at a step of a lesson, or what comes of a move there. */
export interface StepAnswer { views?: ViewMessage[]; right?: boolean; refused?: { type: 'refused'; move: string; refusal: Refusal } }
/** The same of a puzzle; after a move also the best one, and what was found of it and of others. */
export interface PuzzleAnswer extends StepAnswer { game: string; solution?: Advice }
