import styled from 'styled-components';
import { requestsTexts } from '../content/requests.ts';
import { byEar } from '../member/byEar.ts';
import { FilterChoice } from '../member/FilterChoice.tsx';
import { FilterTabs } from '../member/FilterTabs.tsx';
import { ListFilters } from '../member/ListFilters.tsx';
import { ListSearch } from '../member/ListSearch.tsx';
import type { RequestBoard } from './requestsApi.ts';

const texts = requestsTexts.filters;

interface RequestFiltersFormProps {
  readonly board: RequestBoard;
  readonly search: URLSearchParams;
  readonly onChange: (name: string, value: string) => void;
}

/** Which requests are listed; every choice stands in the address. */
export function RequestFiltersForm({ board, search, onChange }: RequestFiltersFormProps) {
  const choice = (name: string, label: string, all: string, options: readonly (readonly [string, string])[]) => (
    <FilterChoice
      id={`demandes-${name}`}
      {...{ label, all, options }}
      value={search.get(name)}
      onChange={(value) => onChange(name, value)}
    />
  );
  const all = Object.values(board.stages).reduce((sum, count) => sum + count, 0);
  return (
    <Filters data-list>
      <FilterTabs
        label={texts.stage}
        options={[
          { id: '', label: texts.all, count: all },
          ...Object.entries(requestsTexts.inStage).map(([id, label]) => ({ id, label, count: board.stages[id] ?? 0 })),
        ]}
        chosen={search.get('etape') ?? ''}
        onChoose={(stage) => onChange('etape', stage)}
      />
      <ListFilters
        label={texts.label}
        main={
          <ListSearch
            id="demandes-recherche"
            hint={texts.wantedHint}
            value={search.get('recherche') ?? ''}
            onChange={(words) => onChange('recherche', words)}
          />
        }
        chosen={SELDOM.filter((name) => search.has(name)).length}
        isSeldom
      >
        {choice('pour', texts.asked, texts.all, Object.entries(requestsTexts.asked))}
        {choice(
          'responsable',
          texts.owner,
          texts.anybody,
          board.owners.map(({ id, name }) => [id, name]),
        )}
        {choice('vue', texts.facet, texts.all, [
          ['late', texts.late(board.late)],
          ['undelivered', texts.undelivered(board.undelivered)],
        ])}
        {choice('ordre', texts.order, texts.newest, [['anciennes', texts.oldest]])}
      </ListFilters>
    </Filters>
  );
}

/** Names in the address of the choices that are made seldom. */
const SELDOM = ['pour', 'responsable', 'vue', 'ordre'];

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.9rem 1.5rem;
  min-width: 0;
  /* Stages first, and what is looked for at the end of their line where there is room for both. */
  & > [role='group'] {
    flex: 1 0 auto;
    max-width: 100%;
    /* On phones as everywhere, where the last word that is seen is cut: more follow. */
    @media (min-width: 40rem) {
      --between: 1.1rem;
    }
  }
  & > [role='search'] {
    flex: 4 1 20rem;
    min-width: 0;
    gap: 0.75rem;
  }
  & > [role='search']:has([data-open]) {
    flex-basis: 100%;
  }
  /* It stands in the field itself. */
  & [data-main] label {
    ${byEar}
  }
  @media (min-width: 64rem) {
    grid-column: 1 / -1;
  }
`;
