import { Button } from '@agence/shared-contracts/ui/Button';
import { Chip } from '@agence/shared-contracts/ui/Chip';
import { Field, Select } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { ordersTexts as texts } from '../content/orders.ts';
import { Icon } from '../member/Icon.tsx';
import { FILTERS } from './filters.ts';
import { forget, readSaved, save } from './savedFilters.ts';

/** Pause in typing after which the list follows (debounce), in milliseconds. */
const PAUSE_MS = 300;

interface OrderFilterBarProps {
  /** Whether the filters find something: where they do not, the way back is said there. */
  readonly isWorthKeeping: boolean;
}

/** The filters, which stand in the address, and those that were given a name on this device. */
export function OrderFilterBar({ isWorthKeeping }: OrderFilterBarProps) {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) =>
    setSearch(
      (was) => {
        const next = new URLSearchParams(was);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const day = (name: 'since' | 'until') => (
    <Field
      id={`commandes-${FILTERS[name]}`}
      label={texts[name]}
      type="date"
      value={search.get(FILTERS[name]) ?? ''}
      onChange={({ currentTarget }) => set(FILTERS[name], currentTarget.value)}
    />
  );
  return (
    <div>
      <Fields role="search" aria-label={texts.filters} onSubmit={(event) => event.preventDefault()}>
        <Words value={search.get(FILTERS.words) ?? ''} onChange={(value) => set(FILTERS.words, value)} />
        <Select
          id="commandes-etat"
          label={texts.status}
          value={search.get(FILTERS.order_status) ?? ''}
          onChange={({ currentTarget }) => set(FILTERS.order_status, currentTarget.value)}
        >
          <option value="">{texts.all}</option>
          {Object.entries(texts.states).map(([state, label]) => (
            <option key={state} value={state}>
              {label}
            </option>
          ))}
        </Select>
        {day('since')}
        {day('until')}
      </Fields>
      <Saved
        search={search.toString()}
        isWorthKeeping={isWorthKeeping}
        onChoose={(chosen) => setSearch(new URLSearchParams(chosen), { replace: true })}
      />
    </div>
  );
}

function Words({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  // The address may change by itself: back, or filters that were kept.
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <Field
      id="commandes-q"
      label={texts.words}
      type="search"
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}

interface SavedProps extends OrderFilterBarProps {
  readonly search: string;
  readonly onChoose: (search: string) => void;
}

function Saved({ search, isWorthKeeping, onChoose }: SavedProps) {
  const [saved, setSaved] = useState(readSaved);
  const [name, setName] = useState('');
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    setSaved(save(name.trim(), search));
    setName('');
  };
  const mayKeep = search !== '' && isWorthKeeping;
  if (!mayKeep && saved.length === 0) return null;
  return (
    <Kept>
      {saved.length > 0 ? (
        <ul aria-label={texts.saved.title}>
          {saved.map((each) => (
            <li key={each.name}>
              <Chip type="button" aria-pressed={each.search === search} onClick={() => onChoose(each.search)}>
                {each.name}
              </Chip>
              <Forget
                type="button"
                aria-label={texts.saved.remove(each.name)}
                onClick={() => setSaved(forget(each.name))}
              >
                <Icon name="remove" size={18} />
              </Forget>
            </li>
          ))}
        </ul>
      ) : null}
      {mayKeep ? (
        <form onSubmit={keep}>
          <Field
            id="commandes-nom"
            label={texts.saved.name}
            maxLength={40}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" $look="secondary">
            {texts.saved.save}
          </Button>
          <Button type="button" $look="secondary" onClick={() => onChoose('')}>
            {texts.clear}
          </Button>
        </form>
      ) : null}
    </Kept>
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(12rem, 2fr) repeat(3, minmax(9rem, 1fr));
  gap: 1rem;
  & > div {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 60rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :has(> [type='search']) {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 34rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :has(> select) {
      grid-column: 1 / -1;
    }
    & [type='date'] {
      padding-inline: 0.6rem;
      font-size: 0.9375rem;
    }
  }
`;

const Kept = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 1rem;
  margin-top: 1rem;
  & ul,
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem;
  }
  & ul {
    gap: 1rem;
  }
  & form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.75rem;
  }
  & form > div {
    width: 14rem;
  }
`;

const Forget = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  background: none;
  color: var(--ag-ink-soft);
`;
