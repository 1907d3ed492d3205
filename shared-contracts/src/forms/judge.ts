import * as v from 'valibot';

/** A form, from its fields as they are typed to what is stored. Keys that no field has are refused. */
export type Form = v.GenericSchema<Record<string, unknown>, unknown> & { readonly entries: v.ObjectEntries };

/** What is wrong with a form, by field, in its order, and how to mend it. */
export type Problems<Of extends Form> = { readonly [Field in keyof v.InferInput<Of>]?: string };

/** What somebody has typed into a form. */
export type Typed<Of extends Form> = Readonly<v.InferInput<Of>>;

/** What a form stores. */
export type Stored<Of extends Form> = Readonly<v.InferOutput<Of>>;

/** Judges what is typed into a form. @returns what is stored, undefined as long as anything is wrong, and what that is */
export function judge<Of extends Form>(
  form: Of,
  typed: Typed<Of>,
): { readonly stored?: Stored<Of>; readonly problems: Problems<Of> } {
  const { success, output, issues } = v.safeParse(form, typed);
  if (success) return { stored: output, problems: {} };
  const { nested = {} } = v.flatten(issues) as { readonly nested?: Readonly<Record<string, readonly string[]>> };
  return {
    problems: Object.fromEntries(
      Object.entries(nested).map(([field, messages]) => [field, messages[0]]),
    ) as Problems<Of>,
  };
}

/** The longest text that a field takes, in characters, as its control and its column have it too; undefined where it has no such limit. */
export function longest<Of extends Form>(form: Of, field: keyof v.InferInput<Of> & string): number | undefined {
  return limitOf(form.entries[field]);
}

function limitOf(part: unknown): number | undefined {
  const { type, requirement, pipe, wrapped } = part as Readonly<Record<string, unknown>>;
  if (type === 'max_length') return requirement as number;
  for (const inner of Array.isArray(pipe) ? pipe : wrapped ? [wrapped] : []) {
    const found = inner === part ? undefined : limitOf(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
