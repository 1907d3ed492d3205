import { simulatorFields } from '../content/facebookSimulator.ts';
import type { Inputs } from './simulate.ts';

export type FieldName = (typeof simulatorFields)[number]['name'];

/** What stands in the fields, as typed. */
export type Values = Readonly<Record<FieldName, string>>;

/** What an address carries: the fields, and the calculations that were kept to compare. */
export interface LinkedSimulation {
  readonly values: Values;
  readonly kept: readonly Values[];
}

/** How many calculations can be kept; more columns fit on no phone. */
export const MOST_KEPT = 2;

const names = simulatorFields.map(({ name }) => name);

export const initialValues = Object.fromEntries(simulatorFields.map(({ name, initial }) => [name, initial])) as Values;

/** A number as a field gives it, or nothing where the field is empty. */
const NUMBER = /^(?:\d{1,9}(?:\.\d{1,8})?)?$/;

const ofEach = <Value>(read: (name: FieldName) => Value) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<FieldName, Value>;

/** Takes anything: what is no number, or not there, is the initial value. */
const readValues = (given: Partial<Record<string, string>>): Values =>
  ofEach((name) => {
    const text = given[name] ?? '-';
    return NUMBER.test(text) ? text : initialValues[name];
  });

/** `#budget=1000&ctr=1.5…&garde=2000~1.5~0.9~3`, empty where no number can be read: nothing of it reaches a server. */
export function toHash({ values, kept }: LinkedSimulation): string {
  const text = (value: string) => (NUMBER.test(value) ? value : '');
  const fields = names.map((name) => [name, text(values[name])]);
  const columns = kept.map((one) => ['garde', names.map((name) => text(one[name])).join('~')]);
  return `#${new URLSearchParams([...fields, ...columns])}`;
}

/**
 * The simulation that an address names; undefined when it names none. What it does not name, or not as a number, keeps
 * its initial value.
 */
export function fromHash(hash: string): LinkedSimulation | undefined {
  const named = new URLSearchParams(hash.replace(/^#/, ''));
  if (![...names, 'garde'].some((name) => named.has(name))) return undefined;
  const kept = named
    .getAll('garde')
    .slice(0, MOST_KEPT)
    .map((column) => Object.fromEntries(column.split('~').map((text, index) => [names[index], text])));
  return {
    values: readValues(Object.fromEntries(named)),
    kept: kept.map(readValues),
  };
}

export const toInputs = (values: Values): Inputs => ofEach((name) => toNumber(values[name]));

/** A decimal comma counts like a point; an empty field is no number. */
function toNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
}
