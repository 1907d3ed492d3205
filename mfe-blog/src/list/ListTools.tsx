import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { plainSlug } from '../content/slugs.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import { besideCovers } from './columns.ts';
import type { ListFilter } from './listFilter.ts';

interface ListToolsProps {
  readonly filter: ListFilter;
  readonly onSearch: (query: string, sent: boolean) => void;
}

/** Categories and search above the list; both are complete without JavaScript (AMB-18). */
export function ListTools({ filter, onSearch }: ListToolsProps) {
  const input = useRef<HTMLInputElement>(null);
  // Back and “Effacer les filtres” change the address; what somebody is typing is theirs.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = filter.query;
  }, [filter.query]);
  return (
    <Tools>
      <CategoryLinks filter={filter} />
      <SearchForm query={filter.query} onSearch={onSearch} inputRef={input}>
        {filter.category ? <input type="hidden" name="categorie" value={plainSlug(filter.category)} /> : null}
        {filter.author ? <input type="hidden" name="auteur" value={filter.author} /> : null}
      </SearchForm>
    </Tools>
  );
}

const Tools = styled.div`
  display: grid;
  border-bottom: 1px solid var(--ag-line);
  /* Names of categories stand on the line, and the field is part of it. */
  & > form > svg {
    left: 0;
  }
  & > form > :is(input, button) {
    border-color: transparent;
    border-radius: var(--ag-radius);
    background: none;
  }
  & > form > input {
    padding-left: 2rem;
  }
  & > form > button {
    padding-right: 0;
  }
  & > form > button:hover {
    background: none;
    text-decoration: underline;
  }
  /* On tablets the names of categories have a line of their own, and the field is as wide as the one below it. */
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    & > form {
      max-width: none;
      border-top: 1px solid var(--ag-line);
    }
  }
  @media (min-width: 60rem) {
    ${besideCovers}
    align-items: center;
    & > nav {
      align-self: end;
    }
  }
`;
