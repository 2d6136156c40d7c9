import { bound, keepSecret } from './attending';
import type { AgreedClock } from './clocks';
import type { Advice, Chair, Course, Delay, Fault, GameInfo, GamePage, Lesson, OpenTable, PuzzleAnswer, Standing, StepAnswer } from './wire';

export class ApiError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.key);
  }
}

/** What went wrong, to be told; anything but an answer of the server is a server that cannot be reached. */
export function faultOf(error: unknown): Fault {
  return error instanceof ApiError ? error.fault : { key: 'unreachable' };
}

/** A body is sent as JSON, a file as it is. */
function sent(body: unknown, headers: Record<string, string>): RequestInit {
  if (body instanceof Blob) return { method: 'POST', headers: { ...headers, 'content-type': 'text/csv' }, body };
  return { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

export async function call<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, body === undefined ? { headers } : sent(body, headers));
  } catch {
    throw new ApiError({ key: 'unreachable' });
  }
  const answer = await response.json().catch(() => null);
  if (!response.ok || answer === null) throw new ApiError(answer?.error ?? { key: 'unreachable' });
  return answer as T;
}

/** A file, such as a PDF. */
export async function file(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(path, body === undefined ? { headers } : sent(body, headers));
  } catch {
    throw new ApiError({ key: 'unreachable' });
  }
  if (!response.ok) throw new ApiError((await response.json().catch(() => null))?.error ?? { key: 'unreachable' });
  return response.blob();
}

export interface NewTable {
  game: string;
  rules?: string;
  options?: Record<string, unknown>;
  seats?: number;
  name?: string;
  open?: boolean;
  bot?: string;
  advice?: boolean;
  seed?: number;
  /** Who sees that it waits: everybody, friends, or who has the link (false). */
  listed?: false | 'friends';
  /** How many matches count together, or the best of how many. */
  matches?: number;
  best_of?: boolean;
  /** Matches count for ratings: people with accounts only. */
  rated?: boolean;
  /** People may write to each other. */
  chat?: boolean;
  /** How long people may think. */
  clock?: AgreedClock;
  /** When who watches sees what is played, and whether all hands. */
  delay?: Delay;
  hands?: boolean;
  /** Illegal cards may fall and must be claimed, as at a real table. */
  at_table?: boolean;
  /** In patience: a deal that can be won. */
  winnable?: boolean;
}

/** A chair is taken with a commitment to one's own part of the deals (docs/fair-deals.md). */
async function bindingCall(path: string, body: object): Promise<Chair> {
  const { secret, commit } = bound();
  const chair = await call<Chair>(path, { ...body, commit });
  keepSecret(chair.table, secret);
  return chair;
}

export const api = {
  games: () => call<GameInfo[]>('/api/games'),
  game: (slug: string) => call<GamePage>(`/api/games/${slug}`),
  tables: () => call<OpenTable[]>('/api/tables'),
  rules: (slug: string, language: string) => call<{ html: string }>(`/api/rules/${slug}/${language}`),
  create: (table: NewTable) => bindingCall('/api/tables', table),
  join: (table: string, name: string, seat?: number) => bindingCall(`/api/tables/${table}/join`, { name: name || undefined, seat }),
  fill: (table: string, token: string) => call<unknown>(`/api/tables/${table}/fill`, { token }),
  advice: (table: string, token: string, event?: number) => call<Advice>(`/api/tables/${table}/advice`, { token, event }),
  coach: (table: string, token: string) => call<{ better: Advice | null }>(`/api/tables/${table}/coach`, { token }),
  course: (table: string, token: string, deal: number) => call<Course>(`/api/tables/${table}/deals/${deal}`, { token }),
  lesson: (game: string, language: string) => call<Lesson>(`/api/lessons/${game}/${language}`),
  lessonStep: (game: string, step: number, move?: string) =>
    call<StepAnswer>(`/api/lessons/${game}/steps/${step}${move === undefined ? '' : `?move=${encodeURIComponent(move)}`}`),
  puzzles: (day: string) => call<{ family: string; game: string }[]>(`/api/puzzles/${day}`),
  puzzle: (day: string, family: string, move?: string) =>
    call<PuzzleAnswer>(`/api/puzzles/${day}/${family}${move === undefined ? '' : `?move=${encodeURIComponent(move)}`}`),
  standings: (kept: { table: string; token: string }[]) => call<Standing[]>('/api/chairs/', { chairs: kept }),
  record: async (table: string) => (await file(api.recordUrl(table))).text(),
  challenge: (table: string, token: string) => call<{ challenge: string }>('/api/challenges/', { table, token }),
  recordUrl: (table: string) => `/api/tables/${table}/record`,
};

const chairKey = (table: string) => `troef.chair.${table}`;

/** The token of one's chair stays on this device: whoever closes the tab finds the chair back. Where the browser keeps
 * nothing, or has no room, it lasts as long as the page. */
export const chairs = {
  keep(chair: Chair): void {
    try {
      localStorage.setItem(chairKey(chair.table), chair.token);
    } catch {
      memory.set(chair.table, chair.token);
    }
  },
  forget(table: string): void {
    memory.delete(table);
    try {
      localStorage.removeItem(chairKey(table));
    } catch {
      // it was never kept
    }
  },
  token(table: string): string | null {
    try {
      return localStorage.getItem(chairKey(table)) ?? memory.get(table) ?? null;
    } catch {
      return memory.get(table) ?? null;
    }
  },
};
const memory = new Map<string, string>();
