/** What a deal brings each seat, as the rules engine says it (`settle`); tests hold the two equal. */
import told from './contracts.json';
import type { Result } from './sheet';

interface Points {
  win: number; over: number; over_cap: number; loss: number; loss_per_u: number; opp: number; opp_per_u: number;
  opp_failed: number[]; rond: number | null; zero_sum: boolean;
}
export interface Contract { name: string; needed: number; pair: boolean; shareable: boolean; tricks: number; jury: boolean }

/** The contracts of kleurenwiezen from low to high (its R8). */
export const CONTRACTS: readonly Contract[] = told.contracts;
const TABLES = told.tables as Record<string, Record<string, Points>>;

export const contractNamed = (name: string): Contract | undefined =>
  CONTRACTS.find((one) => one.name === name.toLowerCase().replaceAll('_', ' '));

// ---- manillen (format M) ----

export type Suit = 'H' | 'D' | 'C' | 'S';
export const ANNOUNCED: readonly (Suit | 'NT')[] = ['H', 'D', 'C', 'S', 'NT'];
/** All card points of a deal (manillen-tornooi S1), and half of them. */
export const CARD_POINTS = 60;
const HALF = CARD_POINTS / 2;

/** How often a deal counts; knocks: none, one, or one with a counter-knock (manillen-tornooi R12). */
export const multiplierOf = (announced: string, knocks: number): number => (announced === 'NT' ? 2 * 2 ** Math.min(knocks, 1) : 2 ** knocks);
/** How many knocks there can be after an announcement. */
export const mostKnocks = (announced: string): number => (announced === 'NT' ? 1 : 2);
export const knocksOf = (announced: string, multiplier: number): number => Math.log2(multiplier) - (announced === 'NT' ? 1 : 0);

/** What W and Z score (manillen-tornooi S2–S5). */
export function pairScores(result: Result): [number, number] {
  const [w, z] = result.points as [number, number];
  const times = (result.multiplier as number | undefined) ?? 1;
  return [Math.max(0, w - HALF) * times, Math.max(0, z - HALF) * times];
}

// ---- kleurenwiezen (format K) ----

/** The score per seat of the table (kleurenwiezen S1–S7, P9, P10). */
export function contractScores(preset: string, result: Result): number[] {
  const contract = contractNamed(result.contract as string)!;
  const points = (TABLES[preset] ?? TABLES['']!)[contract.name]!;
  return new Deal(contract, points, result).scores();
}

/** The tricks of each game: of a pair together. */
export function games(contract: Contract, tricks: readonly number[]): number[] {
  return contract.pair && tricks.length === 2 ? [tricks[0]! + tricks[1]!] : [...tricks];
}

export const isMade = ({ needed, shareable }: Contract, tricks: number): boolean => (shareable ? tricks === needed : tricks >= needed);

class Deal {
  private readonly declarers: number[];
  private readonly tricks: number[];

  constructor(private readonly contract: Contract, private readonly points: Points, private readonly result: Result) {
    this.declarers = result.declarers as number[];
    this.tricks = games(contract, result.tricks as number[]);
  }

  scores(): number[] {
    const { verdict, conceded_by: conceded, claimed_by: claimed } = this.result;
    if (verdict) return this.played(this.tricks.map((count) => this.awarded(count, verdict === 'won')));
    if (typeof conceded === 'number') return this.conceded(conceded);
    if (typeof claimed === 'number') return this.claimed(claimed);
    return this.played(this.tricks);
  }

  private played(tricks: number[]): number[] {
    if (this.contract.shareable) return this.shared(tricks);
    const [count] = tricks as [number];
    const made = isMade(this.contract, count);
    const { zero_sum: even } = this.points;
    const mine = made ? this.won(count) : 0 - this.lost(count);
    const theirs = made ? (even ? 0 - mine : 0) : this.gain(count);
    const times = even && this.declarers.length === 1 ? 3 : 1;
    return [0, 1, 2, 3].map((seat) => (this.declarers.includes(seat) ? mine * times : theirs));
  }

  /** S7: every declarer by himself; the others gain once, by how many failed. */
  private shared(tricks: number[]): number[] {
    const scores = [0, 0, 0, 0];
    const { zero_sum: even } = this.points;
    const failed = tricks.filter((count) => !isMade(this.contract, count));
    for (const [place, seat] of this.declarers.entries()) {
      const count = tricks[place]!;
      const value = isMade(this.contract, count) ? this.won(count) : 0 - this.lost(count);
      scores[seat]! += value * (even ? 3 : 1);
      if (even) for (const other of [0, 1, 2, 3]) if (other !== seat) scores[other]! -= value;
    }
    if (!even) for (const seat of [0, 1, 2, 3]) if (!this.declarers.includes(seat)) scores[seat]! += this.gainFromShared(failed);
    return scores;
  }

  private won(tricks: number): number {
    if (this.contract.pair && tricks === 13 && this.points.rond !== null) return this.points.rond; // S4
    return this.points.win + this.points.over * Math.max(0, Math.min(tricks, this.points.over_cap) - this.contract.needed);
  }

  private lost(tricks: number): number {
    return this.points.loss + this.points.loss_per_u * this.under(tricks);
  }

  private gain(tricks: number): number {
    if (this.points.zero_sum) return this.lost(tricks);
    return this.contract.shareable ? this.points.opp_failed[0]! : this.points.opp + this.points.opp_per_u * this.under(tricks);
  }

  private gainFromShared(failed: number[]): number {
    if (this.points.zero_sum) return failed.reduce((sum, count) => sum + this.lost(count), 0);
    return failed.length ? this.points.opp_failed[failed.length - 1]! : 0;
  }

  private under(tricks: number): number {
    return Math.abs(this.contract.needed - tricks);
  }

  private get leastLost(): number {
    return this.contract.needed + (this.contract.shareable ? 1 : -1);
  }

  /** Whether a game may still be won or lost, for all that its tricks so far show. */
  private isOpen(tricks: number): boolean {
    return this.contract.shareable ? tricks <= this.contract.needed : tricks < this.contract.needed;
  }

  private awarded(tricks: number, won: boolean): number {
    if (isMade(this.contract, tricks) === won) return tricks;
    return won ? this.contract.needed : this.leastLost;
  }

  private openAsWon(): number[] {
    return this.played(this.tricks.map((count) => (this.isOpen(count) ? this.awarded(count, true) : count)));
  }

  private ownLost(offender: number): number[] {
    const place = this.declarers.indexOf(offender);
    return this.played(this.tricks.map((count, at) => (at === place ? this.awarded(count, false) : count)));
  }

  /** P10: who laid down his cards loses his game. */
  private claimed(offender: number): number[] {
    if (!this.declarers.includes(offender)) return this.openAsWon();
    return this.contract.shareable ? this.ownLost(offender) : this.played([this.leastLost]);
  }

  /** P9: who gave up too soon bears what his side loses. */
  private conceded(offender: number): number[] {
    if (!this.declarers.includes(offender)) return this.concededByOpponent(offender);
    if (this.contract.shareable) return this.ownLost(offender);
    const scores = this.played(this.tricks.map((count) => this.awarded(count, false)));
    for (const seat of this.declarers.filter((one) => one !== offender)) {
      scores[offender]! += scores[seat]!;
      scores[seat] = 0;
    }
    return scores;
  }

  private concededByOpponent(offender: number): number[] {
    const scores = this.openAsWon();
    const lost = this.contract.shareable ? this.tricks.filter((count) => !this.isOpen(count)) : [];
    const kept = this.gainFromShared(lost);
    const missed = this.contract.shareable ? this.gainFromShared([...lost, this.leastLost]) - kept : this.gain(this.leastLost);
    for (const seat of [0, 1, 2, 3]) {
      if (this.declarers.includes(seat) || seat === offender) continue;
      scores[offender]! += scores[seat]! - (kept + missed);
      scores[seat] = kept + missed;
    }
    return scores;
  }
}
