import { type Form, judge, longest, type Stored, type Typed } from '@agence/shared-contracts/forms/judge';
import { useState } from 'react';

/** Names of the fields that somebody types a text into. */
type TextOf<Of extends Form> = {
  [Name in keyof Typed<Of>]: Typed<Of>[Name] extends string | null ? Name : never;
}[keyof Typed<Of>] &
  string;

/**
 * What is typed into a form of the contract, and, once somebody has tried to send it, what is wrong beside each field.
 *
 * @param id the page's own for this form: its fields have it before their names
 */
export function useForm<Of extends Form>(form: Of, id: string, first: Typed<Of>) {
  const [typed, setTyped] = useState(first);
  const [isTried, setTried] = useState(false);
  const { problems } = judge(form, typed);
  const change = (part: Partial<Typed<Of>>) => setTyped((was) => ({ ...was, ...part }));
  return {
    typed,
    change,
    problems: isTried ? problems : {},
    /** What the control of a field needs to know. */
    field: (name: TextOf<Of>) => ({
      id: `${id}-${name}`,
      maxLength: longest(form, name),
      error: isTried ? problems[name] : undefined,
      value: (typed[name] ?? '') as string,
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
        change({ [name]: currentTarget.value } as Partial<Typed<Of>>),
    }),
    /** Empty again, once what was typed is stored. */
    reset() {
      setTyped(first);
      setTried(false);
    },
    /** @returns what is to be stored; undefined where something is to be mended first, which then has the focus */
    attempt(): Stored<Of> | undefined {
      setTried(true);
      // Anew: an hour that was to come when it was typed may be over.
      const { stored, problems } = judge(form, typed);
      if (stored === undefined) document.getElementById(`${id}-${Object.keys(problems)[0]}`)?.focus();
      return stored;
    },
  };
}
