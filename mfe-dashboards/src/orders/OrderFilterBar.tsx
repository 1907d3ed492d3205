import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Chip } from '@agence/shared-contracts/ui/Chip';
import { Field } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { ordersTexts as texts } from '../content/orders.ts';
import { FilterChoice } from '../member/FilterChoice.tsx';
import { Icon } from '../member/Icon.tsx';
import { ListFilters } from '../member/ListFilters.tsx';
import { ListSearch } from '../member/ListSearch.tsx';
import { useParameters } from '../member/useParameters.ts';
import { PeriodFields } from '../period/PeriodFields.tsx';
import { periodIn } from '../period/periods.ts';
import { FILTERS } from './filters.ts';
import { forget, readSaved, save } from './savedFilters.ts';

interface OrderFilterBarProps {
  /** Whether the filters find something: where they do not, the way back is said there. */
  readonly isWorthKeeping: boolean;
}

/** The filters, which stand in the address, and those that were given a name on this device. */
export function OrderFilterBar({ isWorthKeeping }: OrderFilterBarProps) {
  const { search, set, change, show } = useParameters();
  const { words, order_status } = FILTERS;
  const period = periodIn(search, isoDate(new Date()));
  return (
    <ListFilters
      label={texts.filters}
      main={
        <ListSearch
          id="commandes-q"
          hint={texts.words}
          value={search.get(words) ?? ''}
          onChange={(value) => set(words, value)}
        />
      }
      chosen={[search.has(order_status), period.since ?? period.until].filter(Boolean).length}
    >
      <FilterChoice
        id="commandes-etat"
        label={texts.status}
        all={texts.all}
        options={Object.entries(texts.states)}
        value={search.get(order_status)}
        onChange={(value) => set(order_status, value)}
      />
      <PeriodFields id="commandes" period={period} all={texts.anyDay} onChange={change} />
      <Saved search={search.toString()} isWorthKeeping={isWorthKeeping} onChoose={show} />
    </ListFilters>
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

const Kept = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem 1rem;
  /* A line of its own, below the filters. */
  && {
    flex-basis: 100%;
    grid-column: 1 / -1;
  }
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
