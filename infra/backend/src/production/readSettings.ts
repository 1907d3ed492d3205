import * as v from 'valibot';

/** One setting from the environment. */
export function setting<Value>(expected: string, read: (text: string) => Value | undefined) {
  return v.pipe(
    v.string(expected),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value);
      if (value !== undefined) return value;
      addIssue({ message: expected });
      return NEVER;
    }),
  );
}

/** What is wrong with the environment that a process was started with. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads settings from the environment, all at once; an empty one is none.
 *
 * @param secrets names of those that nobody may read in a log
 * @throws SettingsError with a sentence for each that is missing or wrong: its name, its value and what is expected
 */
export function readSettings<const Entries extends v.ObjectEntries>(
  entries: Entries,
  env: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[] = [],
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const given = Object.fromEntries(Object.keys(entries).map((name) => [name, env[name] || undefined]));
  const parsed = v.safeParse(v.object(entries), given);
  if (parsed.success) return parsed.output;
  const sentences = parsed.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '';
    const value = given[name];
    const is = value === undefined ? 'is missing' : `is "${secrets.includes(name) ? masked(value) : unsigned(value)}"`;
    return `${name} ${is}; expected: ${issue.message}.`;
  });
  throw new SettingsError(sentences.join('\n'));
}

/** Its beginning, by which who wrote it knows it again: of keys no more than what kind they are. */
const masked = (secret: string) => `${/^[a-z]{2,6}_(?:[a-z]{2,11}_)?|^[a-z]+:\/\//.exec(secret)?.[0] ?? ''}…`;

/** An address without the password in it. */
const unsigned = (text: string) => text.replace(/\/\/[^/@]*@/, '//…@');
