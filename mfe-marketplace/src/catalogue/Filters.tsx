import { Chip } from '@agence/shared-contracts/ui/Chip';
import { memo } from 'react';
import styled from 'styled-components';
import { quickFilters, sorts, catalogueTexts as texts } from '../content/catalogue.ts';
import { Select } from '../frame/Select.tsx';
import type { CatalogueQuery } from './catalogueQuery.ts';
import { FilterPanel } from './FilterPanel.tsx';
import type { CategoryOption } from './loadCatalogue.ts';
import { SearchField } from './SearchField.tsx';

export type ChangeQuery = (change: Partial<CatalogueQuery>, options?: { readonly replace: boolean }) => void;

interface FiltersProps {
  /** Id of the form, for controls of it that stand elsewhere. */
  readonly id: string;
  readonly query: CatalogueQuery;
  readonly categories: readonly CategoryOption[];
  readonly onChange: ChangeQuery;
  /** The visitor is about to ask something. */
  readonly onIntent: () => void;
}

/** Everything that narrows or arranges the list: a plain GET form until it is hydrated. */
export const Filters = memo(function Filters({ id, query, categories, onChange, onIntent }: FiltersProps) {
  return (
    <Form
      id={id}
      role="search"
      method="get"
      action="/formations"
      onFocus={onIntent}
      onPointerEnter={onIntent}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ search: String(new FormData(event.currentTarget).get('q')).trim() });
      }}
    >
      <SearchField search={query.search} onChange={onChange} />
      <Chips role="group" aria-label={texts.quickFilters}>
        {quickFilters.map(({ value, label }) => {
          const isPressed = query.filter === value;
          return (
            <Chip
              key={value}
              type="submit"
              name="filtre"
              value={isPressed ? '' : value}
              aria-pressed={isPressed}
              onClick={(event) => {
                event.preventDefault();
                onChange({ filter: isPressed ? '' : value });
              }}
            >
              {label}
            </Chip>
          );
        })}
        <Chip
          type="button"
          aria-pressed={query.onlyFavourites}
          onClick={() => onChange({ onlyFavourites: !query.onlyFavourites })}
        >
          {texts.favourites}
        </Chip>
      </Chips>
      <Arrangement>
        <FilterPanel query={query} categories={categories} onChange={onChange} />
        <Select
          label={texts.sort}
          name="tri"
          value={query.sort}
          options={sorts}
          onChange={(sort) => onChange({ sort: sort as CatalogueQuery['sort'] })}
        />
      </Arrangement>
      {/* What a plain submit keeps; the pressed button comes before and wins. */}
      {query.filter ? <input type="hidden" name="filtre" value={query.filter} /> : null}
    </Form>
  );
});

const Form = styled.form`
  display: grid;
  gap: 1rem;
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  /* One line that is swiped, rather than a last chip on a line of its own; the padding leaves room for focus rings. */
  @media (max-width: 60rem) {
    flex-wrap: nowrap;
    margin: -0.5rem calc(-1 * var(--ag-gutter));
    padding: 0.5rem var(--ag-gutter);
    overflow-x: auto;
    scrollbar-width: none;
    mask-image: linear-gradient(to left, transparent, #000 var(--ag-gutter));
    & > button {
      flex: none;
    }
  }
`;

const Arrangement = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0.75rem 1.25rem;
  & > details[open] {
    flex-basis: 100%;
  }
  /* On phones the order says by itself what it is, and fits beside the filters. */
  @media (max-width: 40rem) {
    column-gap: 0.5rem;
    & > div {
      flex: 1 1 9rem;
    }
    & select {
      width: 100%;
    }
    & > div > label {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
