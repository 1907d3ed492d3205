import * as v from 'valibot';
import { pathEnd } from './pathEnd.ts';
import { centsOf } from './typedAmount.ts';

/** What is typed on one line stays one line, in mails and lists too: line ends and other control characters become spaces. */
export const line = (most: number, message = tooLong(most)) =>
  v.pipe(
    v.string(message),
    v.transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')),
    v.trim(),
    v.maxLength(most, message),
  );

/** Several lines, without other control characters. */
export const lines = (most: number, message = tooLong(most)) =>
  v.pipe(
    v.string(message),
    v.transform((value) => value.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}+/gu, ' ')),
    v.trim(),
    v.maxLength(most, message),
  );

/** One line that is not left empty. */
export const filledLine = (most: number, missing: string) => v.pipe(line(most), v.minLength(1, missing));

/** Several lines that are not left empty. */
export const filledLines = (most: number, missing: string) => v.pipe(lines(most), v.minLength(1, missing));

/** A text, or null where the field is left empty. */
export const orNull = (schema: v.GenericSchema<string, string>) =>
  v.pipe(
    schema,
    v.transform((value): string | null => value || null),
  );

/** What is read from what is typed, and refused where it cannot be. @param read answers undefined for what it cannot read */
export const readAs = <Value>(read: (typed: string) => Value | undefined, message: string) =>
  v.pipe(
    v.string(message),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value);
      if (value !== undefined) return value;
      addIssue({ message });
      return NEVER;
    }),
  );

/** An amount of dollars as it is typed, in cents. @param bounds in cents, both included */
export const amount = (bounds: { readonly least: number; readonly most: number }, message: string) =>
  readAs((typed) => centsOf(typed, bounds), message);

/** A whole number as it is typed. @param bounds both included */
export const wholeNumber = (bounds: { readonly least: number; readonly most: number }, message: string) =>
  readAs((typed) => {
    const number = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
    return number >= bounds.least && number <= bounds.most ? number : undefined;
  }, message);

/** The name of a page of ours, from its address as it is pasted. */
export const pageName = (missing: string) =>
  v.pipe(
    v.string(missing),
    v.maxLength(500, tooLong(500)),
    readAs((typed) => pathEnd(typed) || undefined, missing),
  );

/** The address of a page elsewhere; empty where there is none. */
export const webAddress = () =>
  v.pipe(line(2048), v.regex(/^(?:https:\/\/[^\s/]+.*)?$/, 'Une adresse commence par https://.'));

function tooLong(most: number): string {
  return `Au plus ${most} caractères.`;
}
