import type { EntryField } from '../content/entryFields.ts';

/** What stands in each field of an entry's form, by the field's name. */
export type TypedEntry = Readonly<Record<string, string>>;

/** Value of a flag that is ticked. */
export const TICKED = 'oui';

/** An entry as somebody would type it. */
export function typedEntry(fields: readonly EntryField[], data: Readonly<Record<string, unknown>>): TypedEntry {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, typed(kind, valueAt(data, name))]));
}

/** The entry that was typed; what was left empty is left out. Whether it fits its list is for the list's schema to say. */
export function readEntry(fields: readonly EntryField[], entry: TypedEntry): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const { name, kind } of fields) {
    const value = read(kind, (entry[name] ?? '').trim());
    if (value === undefined) continue;
    const [outer = name, inner] = name.split('.');
    if (inner) data[outer] = { ...(data[outer] as object), [inner]: value };
    else data[outer] = value;
  }
  return data;
}

function valueAt(data: Readonly<Record<string, unknown>>, name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data);
}

function typed(kind: EntryField['kind'], value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'flag') return value === true ? TICKED : '';
  if (kind === 'number') return String(value).replace('.', ',');
  if (kind !== 'results') return String(value);
  if (!Array.isArray(value)) return '';
  return value.map(({ metric, improvement }) => `${metric} : ${improvement}`).join('\n');
}

function read(kind: EntryField['kind'], text: string): unknown {
  if (kind === 'flag') return text === TICKED ? true : undefined;
  if (kind === 'results') return text.split('\n').flatMap((line) => (line.trim() ? [readResult(line)] : []));
  if (text === '') return undefined;
  return kind === 'number' ? Number(text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')) : text;
}

/** "Ventes en ligne : + 12 %"; what stands after the first colon has changed. */
function readResult(line: string): { metric: string; improvement: string } {
  const [metric = '', ...rest] = line.split(':');
  return { metric: metric.trim(), improvement: rest.join(':').trim() };
}
