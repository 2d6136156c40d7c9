/** How a phone talks with the desk about one table: asking for its sheet, and sending lines (docs/protocol.md). */
import { newId, type Answer } from './outbox';
import { inShape } from './resultFields';
import type { Line } from './shelf';
import type { Call, Decision } from '../lib/event.svelte';
import type { Format, Sanction, Sheet } from './sheet';

export interface Seated { person: number; name: string; kind: 'player' | 'joker' | 'bot' }
export interface RoundClock { round: number; started_at: string; signal_at: string }
/** Which phone writes the sheet, since when, and which others have opened it to write, and when. */
export interface Pen { phone: string; at: string; others: Record<string, string> }
/** A field of a result: how it is typed and what it is called; `schema` is the JSON Schema of its type. */
export interface Field { name: string; label: string; type: string; default: string; text: string; schema: FieldSchema; choices?: Record<string, string>; parts: Field[] }
export interface FieldSchema { type?: string; enum?: string[]; anyOf?: FieldSchema[]; prefixItems?: FieldSchema[]; items?: FieldSchema }
/** What a deal would bring each person, or why no deal can end so; null where the desk cannot be reached. */
export type Settled = { scores: Record<number, number> } | { why: string } | null;
/** What the desk tells of a table. */
export interface TableSheet {
  event: string; version: number; title: string; day: string; now: string; rehearsal: boolean; taken_over: string; commitment: string; game: string;
  format: Format; preset: string; deals: number; waive_misdeal: boolean; round_minutes: number | null; rounds_planned: number;
  rounds: RoundClock[]; round: number; table: number; people: Seated[]; sheet: Sheet; pen: Pen | null; fields: Field[]; sanctions: Record<string, Sanction>;
  calls: Call[]; decisions: Decision[];
  /** The number of the player whose card is used here; 0: that of the table. */
  own: number;
}

export interface DeskLink {
  /** The name of this phone, and the secret on its card. */
  readonly phone: string;
  token(): string;
  /** The sheet as the desk has it, or null where it cannot be reached; round 0 is the one that runs. */
  look(round: number): Promise<TableSheet | null>;
  send(line: Line): Promise<Answer>;
  /** What a deal would bring, from the fields of its result as they were typed. */
  settle(round: number, deal: number, texts: Record<string, string>): Promise<Settled>;
  /** Asks to write the sheet of a round, or takes that over from another phone; null where the desk cannot be reached. */
  takePen(round: number, take: boolean): Promise<Pen | null>;
}

interface Fault { key: string; facts?: Record<string, unknown> }

/** These pass by themselves: the line is sent again. */
const PASSING = ['event-busy', 'too-many', 'too-crowded', 'hall-full', 'internal', 'pin-too-often'];
/** These mean that the card of this phone does not count (any more). */
const NOT_YOURS = ['bad-token', 'not-your-card'];

/** The name of this phone, by which the desk tells it from another one at the same table. */
function phoneName(): string {
  const kept = localStorage.getItem('troef.phone') ?? newId();
  localStorage.setItem('troef.phone', kept);
  return kept;
}

/** A link over HTTP. `say` makes a sentence of a fault, `barred` hears that the card does not count. */
export function deskLink(
  event: string, table: number, token: () => string, language: () => string, say: (fault: Fault) => string, barred: (why: string) => void,
): DeskLink {
  const headers = () => ({ authorization: `Bearer ${token()}`, 'accept-language': language(), 'content-type': 'application/json' });

  async function ask(path: string, body?: unknown): Promise<{ told?: any; fault?: Fault }> {
    const wanted: RequestInit = body ? { method: 'POST', body: JSON.stringify(body), headers: headers() } : { headers: headers() };
    const response = await fetch(`/api/events/${event}${path}`, { ...wanted, signal: AbortSignal.timeout(15_000) });
    const told = await response.json();
    if (response.ok) return { told };
    return { fault: told?.error ?? { key: response.status < 500 ? 'bad-message' : 'internal' } };
  }

  const phone = phoneName();
  let own: Promise<number> | undefined;

  return {
    phone,
    token,
    async settle(round, deal, texts) {
      const { told, fault } = await ask(`/tables/${table}/settle`, { round, deal, texts }).catch(() => ({ told: null, fault: undefined }));
      return fault ? { why: say(fault) } : told ? { scores: told } : null;
    },
    async takePen(round, take) {
      const { told } = await ask(`/tables/${table}/pen`, { round, phone, take }).catch(() => ({ told: null }));
      return (told as Pen | undefined) ?? null;
    },
    async look(round) {
      const { told, fault } = await ask(`/tables/${table}${round ? `?round=${round}` : ''}`).catch(() => ({ told: null, fault: undefined }));
      if (fault && NOT_YOURS.includes(fault.key)) barred(say(fault));
      if (!told) return null;
      own ??= ask('/me').then(({ told }) => (told?.office === 'player' ? (told.number as number) : 0));
      return { ...(told as TableSheet), fields: inShape(told.fields), own: await own.catch(() => ((own = undefined), 0)) };
    },
    async send({ id, act, facts, pin }) {
      const { fault } = await ask('/acts', { id, act, facts, phone, ...(pin ? { pin } : {}) });
      if (!fault) return { kind: 'taken' };
      if (fault.key === 'other-phone-writes') return { kind: 'elsewhere' };
      if (NOT_YOURS.includes(fault.key)) return { kind: 'barred', why: say(fault) };
      return PASSING.includes(fault.key) ? { kind: 'later' } : { kind: 'refused', why: say(fault) };
    },
  };
}
