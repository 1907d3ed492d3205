import { Field, Select } from '@agence/shared-contracts/ui/Field';
import styled from 'styled-components';
import { requestsTexts as texts } from '../content/requests.ts';
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
  return (
    <Form
      data-list
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
        hint={filters.wantedHint}
        defaultValue={wanted}
        enterKeyHint="search"
        onBlur={(event) => onChange('recherche', event.currentTarget.value.trim())}
      />
      {choice('etape', filters.stage, [
        ['', filters.all],
        ...Object.entries(texts.stages).map(([id, name]) => [id, `${name} (${board.stages[id] ?? 0})`] as const),
      ])}
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
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  align-items: start;
  /* What is chosen is read whole. */
  @media (min-width: 40rem) and (max-width: 74.99rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 64rem) {
    grid-column: 1 / -1;
  }
`;
