/** The fields of a game's result as a person fills them in: each is a text, a value of several parts as JSON. */
import type { Field, FieldSchema } from './deskLink';

/** One value with parts, as it is typed: texts, `true` or `false`, or a list of such values. Null: there is none. */
export type Row = Record<string, string | Row[]> | null;

/** What a phone knows of the fields of a deal, in the shape of today: it may go on with a round that an older server told
 * it. A field that came without its parts is typed as one text. */
export const inShape = (fields: readonly Partial<Field>[] | undefined): Field[] =>
  (fields ?? []).map((field) => ({ name: '', label: field.name ?? '', type: '', default: '', text: '', schema: {}, ...field, parts: inShape(field.parts) }));

const simple = (schema: FieldSchema): FieldSchema => schema.anyOf?.find((one) => one.type !== 'null') ?? schema;

/** A value of a result as a person types it: a list with commas. */
export const typedOf = (value: unknown): string =>
  Array.isArray(value) && !value.some((one) => typeof one === 'object') ? value.join(',') : typeof value === 'string' ? value : JSON.stringify(value);

/** The texts of a result that was noted before. */
export const textsOf = (result: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(result).filter(([, value]) => value !== null).map(([name, value]) => [name, typedOf(value)]));

export const choicesOf = ({ schema }: Field): string[] => (simple(schema).type === 'boolean' ? ['true', 'false'] : (simple(schema).enum ?? []).filter(Boolean));
export const isNumber = ({ schema }: Field): boolean => simple(schema).type === 'integer';
/** Whether a value may be none, and that must be said. */
export const mayBeNone = ({ schema, default: usual }: Field): boolean => usual === '' && (schema.anyOf ?? []).some((one) => one.type === 'null');
/** How many whole numbers stand in a list with a place for each seat or pair; 0: it is no such list. */
export const placesOf = ({ schema }: Field): number => ((schema.prefixItems ?? []).every((one) => one.type === 'integer') ? (schema.prefixItems?.length ?? 0) : 0);
/** How many values with parts there are: 0: any number. */
export const groupsOf = ({ schema }: Field): number => schema.prefixItems?.length ?? 0;
/** Whether a value with parts may be none: somebody takes no part. */
export const mayStayOut = ({ schema }: Field): boolean => (schema.items?.anyOf ?? []).some((one) => one.type === 'null');
/** What a field has where nothing is filled in, as it is shown. */
export const usual = ({ default: told }: Field): string => (told === 'null' || told === '[]' ? '' : told.replace(/^"(.*)"$/, '$1').replace(/^\[(.*)\]$/, '$1').replaceAll(', ', ','));
/** What a field is, without the marks of a text for programmers. */
export const plain = (text: string): string => text.replaceAll('`', '');

export const blankRow = (parts: readonly Field[]): Exclude<Row, null> =>
  Object.fromEntries(parts.map((part) => [part.name, part.parts.length ? [blankRow(part.parts)] : '']));

/** The values with parts that are in a text, or `count` blank ones. */
export function rowsOf(field: Field, text: string, count: number): Row[] {
  if (!text.trim()) return Array.from({ length: count || 1 }, () => blankRow(field.parts));
  return (JSON.parse(text) as (Record<string, unknown> | null)[]).map((value) => value && rowOf(field.parts, value));
}

function rowOf(parts: readonly Field[], value: Record<string, unknown>): Exclude<Row, null> {
  return Object.fromEntries(
    parts.map((part) => [part.name, part.parts.length ? (value[part.name] as Record<string, unknown>[]).map((one) => rowOf(part.parts, one)) : typedOf(value[part.name] ?? '')]),
  );
}

/** Values with parts as JSON, or '' while something is missing. */
export function textOf(field: Field, rows: readonly Row[]): string {
  const values = rows.map((row) => row && valueOf(field.parts, row));
  return values.includes(undefined) ? '' : JSON.stringify(values);
}

function valueOf(parts: readonly Field[], row: Exclude<Row, null>): Record<string, unknown> | undefined {
  const value: Record<string, unknown> = {};
  for (const part of parts) {
    const told = row[part.name]!;
    if (typeof told !== 'string') {
      const inner = told.map((one) => one && valueOf(part.parts, one));
      if (inner.includes(undefined)) return undefined;
      value[part.name] = inner;
    } else if (told.trim()) {
      const read = readPart(part, told.trim());
      if (read === undefined) return undefined;
      value[part.name] = read;
    } else if (part.default === '') return undefined;
  }
  return value;
}

function readPart(part: Field, text: string): unknown {
  if (isNumber(part)) return /^-?\d+$/.test(text) ? Number(text) : undefined;
  return simple(part.schema).type === 'boolean' ? text === 'true' : text;
}
