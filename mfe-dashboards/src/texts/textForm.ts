import { frenchSpaces } from '@agence/shared-contracts/format/frenchSpaces';
import type { GenericSchema } from 'valibot';
import { layoutFields } from '../content/textFields.ts';

/** JSON of a text. */
export type TextValue = string | number | boolean | readonly TextValue[] | { readonly [key: string]: TextValue };
export type TextObject = { readonly [key: string]: TextValue };

/** What the form makes of a schema. */
export type FormSchema =
  | { readonly kind: 'line' | 'number' | 'flag' | 'lines' | 'day' | 'markup' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'list'; readonly item: GenericSchema; readonly isOpen: boolean }
  | { readonly kind: 'object'; readonly fields: readonly FormField[] };

export interface FormField {
  readonly name: string;
  readonly schema: GenericSchema;
  readonly isOptional: boolean;
}

/** What of a Valibot schema the form reads. */
interface Shape {
  readonly type: string;
  readonly wrapped?: GenericSchema;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly item?: GenericSchema;
  readonly options?: readonly GenericSchema[];
  readonly literal?: unknown;
  /** Of a `pipe()`. */
  readonly pipe?: readonly { readonly type: string; readonly metadata?: Readonly<Record<string, unknown>> }[];
}
const shapeOf = (schema: GenericSchema) => schema as unknown as Shape;

/**
 * The part of a form for a value; undefined for what belongs to the layout. A section is known by its `kind`.
 *
 * @param value tells which of several kinds it is
 */
export function formOf(schema: GenericSchema, value: TextValue | undefined): FormSchema | undefined {
  const { type, wrapped, entries, item, options = [], pipe = [] } = shapeOf(schema);
  // What needs something of the layout, and is not there, cannot be begun here.
  if (wrapped) return value === undefined && blankOf(wrapped) === undefined ? undefined : formOf(wrapped, value);
  if (type === 'string')
    return { kind: isMarked(schema, 'isMarkup') ? 'markup' : isMarked(schema, 'isDay') ? 'day' : 'line' };
  if (type === 'picklist' && isMarked(schema, 'isChosen')) return { kind: 'choice', options: options.map(String) };
  if (type === 'number') return { kind: 'number' };
  if (type === 'boolean') return { kind: 'flag' };
  if (type === 'variant') {
    const { kind } = value as { readonly kind: string };
    const known = options.find((option) => literalOf(option) === kind);
    return known && formOf(known, value);
  }
  if (type === 'array' && item) {
    if (shapeOf(item).type === 'string') return { kind: 'lines' };
    const isOpen = !pipe.some(({ type }) => type === 'length') && blankOf(item) !== undefined;
    return { kind: 'list', item, isOpen };
  }
  if (type !== 'strict_object' || !entries) return undefined;
  const fields = Object.entries(entries)
    .filter(([name, field]) => !isLayout(name, field))
    .map(([name, field]) => ({ name, schema: field, isOptional: shapeOf(field).type === 'optional' }));
  return { kind: 'object', fields };
}

const literalOf = (option: GenericSchema) => {
  const kind = shapeOf(option).entries?.kind;
  return kind && shapeOf(kind).literal;
};

/** Whether a schema says of itself what its value is, by `metadata()`. */
const isMarked = (schema: GenericSchema, mark: 'isMarkup' | 'isDay' | 'isChosen') =>
  shapeOf(schema).pipe?.some(({ metadata }) => metadata?.[mark] === true) ?? false;

function isLayout(name: string, schema: GenericSchema): boolean {
  const { type, wrapped } = shapeOf(schema);
  if (isMarked(schema, 'isChosen')) return false;
  return layoutFields.has(name) || (wrapped ? isLayout(name, wrapped) : type === 'picklist' || type === 'literal');
}

/** An empty value, for a list that gets one more; undefined where it needs something of the layout, which nobody writes here. */
export function blankOf(schema: GenericSchema): TextValue | undefined {
  const { type, entries } = shapeOf(schema);
  if (type === 'string' || type === 'number') return '';
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  if (type !== 'strict_object' || !entries) return undefined;
  const blank: Record<string, TextValue> = {};
  for (const [name, field] of Object.entries(entries)) {
    if (shapeOf(field).type === 'optional') continue;
    const value = isLayout(name, field) ? undefined : blankOf(field);
    if (value === undefined) return undefined;
    blank[name] = value;
  }
  return blank;
}

/** A text as it is sent: without spaces at the ends, and with French punctuation beside its word. */
export function polished(value: TextValue): TextValue {
  if (typeof value === 'string') return frenchSpaces(value.trim());
  if (Array.isArray(value)) return value.map(polished);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, polished(part)]));
}

/** The same JSON for the same text, in whatever order the database has its keys. */
export function jsonOf(value: TextValue): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => one.localeCompare(other)))
      : part,
  );
}

/** Every leaf of a text by its path, such as `hero.title`. */
export function leavesOf(value: TextValue, path = ''): Readonly<Record<string, string>> {
  if (typeof value !== 'object') return { [path]: String(value) };
  const leaves = Object.entries(value).map(([key, part]) => leavesOf(part as TextValue, path ? `${path}.${key}` : key));
  return Object.assign({}, ...leaves);
}
