/** Accounts: what the server tells of one's own, and what is done with it. */
import { call } from './api';
import { challengeChair } from './challengeChair';
import { me } from './me';
import type { Chair, Standing } from './wire';

export type Kind = 'passkey' | 'password' | 'card';
export interface Way { id: string; kind: Kind; label: string; created: string; used: string | null }
export interface Device { id: string; device: string; created: string; seen: string; here: boolean }
export interface Account {
  name: string;
  avatar: string;
  kept: boolean;
  sign_in: string | null;
  listed: boolean;
  created: string;
  ways: Way[];
  sessions: Device[];
}
export interface PinCard { number: string; pin: string }
export interface Rating { rating: number; error: number; matches: number }
export interface Tally { game: string; played: number; won: number; rating: Rating | null }
/** `games`: how many games, where it is of all together. */
export interface Meeting { name: string; ahead: number; behind: number; even: number; together: number; games?: number }
/** Somebody who plays the cards of a challenge; what each deal brought is told to who has played them. */
export interface ChallengeRow { name: string; at: string; own?: true; score?: number; won?: boolean; people?: number; gains?: number[] }
export interface Challenge { challenge: string; game: string; rules: string; seats: number; deals: number; low_wins: boolean; played: boolean; rows: ChallengeRow[] }
export interface GameFigures { game: string; curve: (Rating & { at: string })[]; against: Meeting[] }
export interface Board { game: string; least: number; rows: (Rating & { name: string; avatar: string })[] }

/** Somebody whom one does not want to hear. */
export interface Muted { id: string; name: string }

interface Told { account: Account | null }

/** What a browser must have for passkeys: HTTPS or this machine itself, and a name instead of a number. */
export function passkeysWork(place: Pick<Location, 'hostname'> = location): boolean {
  return Boolean(globalThis.isSecureContext) && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(place.hostname);
}

/** With the token of one's chair at a challenge, as `challengeChair` kept it. */
const bearer = (id: string): Record<string, string> => {
  const token = challengeChair.token(id);
  return token ? { authorization: `Bearer ${token}` } : {};
};

async function account(path: string, body?: unknown): Promise<Account | null> {
  const told = await call<Told>(path, body);
  me.keep(told.account);
  return told.account;
}

export const people = {
  account: () => account('/api/account'),
  change: (facts: { name?: string; avatar?: string; listed?: boolean }) => account('/api/account', facts),
  setPassword: (sign_in: string, password: string, present: string) => account('/api/account/password', { sign_in, password, present }),
  makeCard: () => call<PinCard>('/api/account/card', {}),
  endWay: (id: string) => account('/api/account/ways/end', { id }),
  endDevice: (id?: string) => account('/api/account/sessions/end', { id }),
  withPassword: (sign_in: string, password: string) => account('/api/session/password', { sign_in, password }),
  withCard: (number: string, pin: string) => account('/api/session/card', { number, pin }),
  signOut: () => account('/api/session/end', {}),
  erase: (name: string) => account('/api/account/erase', { name }),
  tables: () => call<(Standing & { token: string })[]>('/api/account/tables'),
  statistics: () => call<Tally[]>('/api/account/statistics'),
  opponents: () => call<Meeting[]>('/api/account/opponents'),
  challenge: (id: string) => call<Challenge>(`/api/challenges/${id}`, undefined, bearer(id)),
  takeChallenge: (id: string, name: string) => call<Chair>(`/api/challenges/${id}/table`, { name: name || undefined }, bearer(id)),
  figures: (game: string) => call<GameFigures>(`/api/account/statistics/${game}`),
  muted: () => call<Muted[]>('/api/account/mutes'),
  hear: (id: string) => call<Muted[]>('/api/account/mutes/end', { id }),
  boards: () => call<string[]>('/api/leaderboards'),
  board: (game: string) => call<Board>(`/api/leaderboards/${game}`),
  async makePasskey(): Promise<Account | null> {
    const { make } = await import('./passkeys');
    return account('/api/account/passkey', await make());
  },
  async withPasskey(): Promise<Account | null> {
    const { answer } = await import('./passkeys');
    return account('/api/session/passkey', await answer());
  },
};

/** The parts of a face and how many there are of each (troef.people.avatars). */
export const PARTS = { skin: 6, hair: 8, tint: 6, eyes: 4, mouth: 4, extra: 6, coat: 8 } as const;
export type Part = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as Part[];

/** The numbers of the parts of a face; those that there are not become the first. */
export function partsOf(avatar: string): number[] {
  const numbers = avatar.split('.').map(Number);
  return PART_NAMES.map((part, i) => (Number.isInteger(numbers[i]) && numbers[i]! >= 0 && numbers[i]! < PARTS[part] ? numbers[i]! : 0));
}

/** The face with the next of one part. */
export function nextPart(avatar: string, part: Part): string {
  return partsOf(avatar).map((number, i) => (PART_NAMES[i] === part ? (number + 1) % PARTS[part] : number)).join('.');
}

export function anyFace(chance: () => number = Math.random): string {
  return PART_NAMES.map((part) => Math.floor(chance() * PARTS[part])).join('.');
}

/** A number in groups that can be read aloud: "482 913". */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ' ');
export const paired = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

/** What this browser remembers of whom one does not hear at which table, without somebody of that name. */
export const heardAgain = (muted: string[], name: string): string[] => muted.filter((one) => one.slice(one.indexOf('/') + 1) !== name);
