import { simulatorFields } from '../content/facebookSimulator.ts';
import type { Inputs } from './simulate.ts';

export type FieldName = (typeof simulatorFields)[number]['name'];

/** What stands in the fields, as typed. */
export type Values = Readonly<Record<FieldName, string>>;

const names = simulatorFields.map(({ name }) => name);

export const initialValues = Object.fromEntries(simulatorFields.map(({ name, initial }) => [name, initial])) as Values;

/** `#budget=1000&ctr=1.5…`: the inputs as part of an address; nothing of it reaches a server. */
export function toHash(values: Values): string {
  return `#${new URLSearchParams(names.map((name) => [name, values[name]]))}`;
}

/** Inputs that an address names; what it does not name, or not as a number, keeps its initial value. */
export function fromHash(hash: string): Values | undefined {
  const named = new URLSearchParams(hash.replace(/^#/, ''));
  if (!names.some((name) => named.has(name))) return undefined;
  const entries = names.map((name) => [name, numberText(named.get(name)) ?? initialValues[name]]);
  return Object.fromEntries(entries) as Values;
}

export function toInputs(values: Values): Inputs {
  const [budget = Number.NaN, ctr = Number.NaN, cpc = Number.NaN, conversion = Number.NaN] = names.map((name) =>
    toNumber(values[name]),
  );
  return { budget, ctr, cpc, conversion };
}

/** A decimal comma counts like a point; an empty field is no number. */
function toNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
}

function numberText(text: string | null): string | undefined {
  return text !== null && /^\d{1,9}(?:\.\d{1,4})?$/.test(text) ? text : undefined;
}
