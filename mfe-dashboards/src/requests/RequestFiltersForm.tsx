import { Field, Select } from '@agence/shared-contracts/ui/Field';
import { useState } from 'react';
import styled from 'styled-components';
import { requestsTexts as texts } from '../content/requests.ts';
import { FilterTabs } from '../member/FilterTabs.tsx';
import type { RequestBoard } from './requestsApi.ts';

interface RequestFiltersFormProps {
  readonly board: RequestBoard;
  readonly search: URLSearchParams;
  readonly onChange: (name: string, value: string) => void;
}

/** Which requests are listed; every choice stands in the address. */
export function RequestFiltersForm({ board, search, onChange }: RequestFiltersFormProps) {
  const { filters } = texts;
  const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) => (
    <Select
      id={`demandes-${name}`}
      label={label}
      value={search.get(name) ?? ''}
      onChange={(event) => onChange(name, event.currentTarget.value)}
    >
      {options.map(([value, shown]) => (
        <option key={value} value={value}>
          {shown}
        </option>
      ))}
    </Select>
  );
  const wanted = search.get('recherche') ?? '';
  const [isOpen, setOpen] = useState(() => FOLDED.some((name) => search.has(name)));
  const all = Object.values(board.stages).reduce((sum, count) => sum + count, 0);
  return (
    <Filters data-list>
      <FilterTabs
        label={filters.stage}
        options={[
          { id: '', label: filters.all, count: all },
          ...Object.entries(texts.inStage).map(([id, label]) => ({ id, label, count: board.stages[id] ?? 0 })),
        ]}
        chosen={search.get('etape') ?? ''}
        onChoose={(stage) => onChange('etape', stage)}
      />
      <Form
        role="search"
        aria-label={filters.label}
        onSubmit={(event) => {
          event.preventDefault();
          onChange('recherche', String(new FormData(event.currentTarget).get('recherche') ?? '').trim());
        }}
      >
        <Field
          key={wanted}
          id="demandes-recherche"
          name="recherche"
          type="search"
          label={filters.wanted}
          placeholder={filters.wantedHint}
          defaultValue={wanted}
          enterKeyHint="search"
          onBlur={(event) => onChange('recherche', event.currentTarget.value.trim())}
        />
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{filters.others}</summary>
          <div>
            {choice('pour', filters.asked, [['', filters.all], ...Object.entries(texts.asked)])}
            {choice('responsable', filters.owner, [
              ['', filters.anybody],
              ...board.owners.map(({ id, name }) => [id, name] as const),
            ])}
            {choice('vue', filters.facet, [
              ['', filters.all],
              ['late', filters.late(board.late)],
              ['undelivered', filters.undelivered(board.undelivered)],
            ])}
            {choice('ordre', filters.order, [
              ['', filters.newest],
              ['anciennes', filters.oldest],
            ])}
          </div>
        </details>
      </Form>
    </Filters>
  );
}

/** Names in the address of the choices that are made seldom. */
const FOLDED = ['pour', 'responsable', 'vue', 'ordre'];

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  @media (min-width: 64rem) {
    grid-column: 1 / -1;
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  & > div {
    max-width: 34rem;
  }
  & summary {
    width: fit-content;
    padding-block: 0.6rem;
    font-weight: 600;
  }
  & details > div {
    display: grid;
    gap: 1rem;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
    padding-top: 0.5rem;
  }
`;
