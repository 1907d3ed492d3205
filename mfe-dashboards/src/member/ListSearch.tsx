import { Field } from '@agence/shared-contracts/ui/Field';
import { useEffect, useState } from 'react';
import { listFiltersTexts } from '../content/listFilters.ts';

/** Pause in typing after which the list follows (debounce), in milliseconds. */
const PAUSE_MS = 300;

interface ListSearchProps {
  readonly id: string;
  /** What is looked through. */
  readonly hint: string;
  /** The words in the address. */
  readonly value: string;
  readonly onChange: (words: string) => void;
}

/** Looks for words in a list, which follows what is typed. */
export function ListSearch({ id, hint, value, onChange }: ListSearchProps) {
  const [typed, setTyped] = useState(value);
  // The address may change by itself: back, or filters that were kept.
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChange(typed.trim());
      }}
    >
      <Field
        id={id}
        label={listFiltersTexts.search}
        placeholder={hint}
        type="search"
        enterKeyHint="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </form>
  );
}
