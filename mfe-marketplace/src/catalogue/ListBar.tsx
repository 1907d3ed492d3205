import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { sorts, catalogueTexts as texts } from '../content/catalogue.ts';
import { Select } from '../frame/Select.tsx';
import { type CatalogueQuery, panelCount } from './catalogueQuery.ts';
import { RAIL } from './FilterRail.tsx';
import { LayoutToggle } from './LayoutToggle.tsx';
import type { ChangeQuery } from './SearchForm.tsx';

interface ListBarProps {
  /** Id of the form that the controls belong to. */
  readonly form: string;
  readonly query: CatalogueQuery;
  /** How many courses were found. */
  readonly count: ReactNode;
  /** Nothing was found that could be put in order or laid out. */
  readonly isEmpty: boolean;
  readonly onChange: ChangeQuery;
  /** The filters are wanted, where they do not stand beside the list. */
  readonly onFilters: () => void;
}

/** What stands above the list: the number of courses, favourites, order and layout; on small windows the way to the filters. */
export const ListBar = memo(function ListBar({ form, query, count, isEmpty, onChange, onFilters }: ListBarProps) {
  return (
    <>
      <Tools data-own-bar="top">
        <button
          type="button"
          className="filters"
          popoverTarget={RAIL}
          onClick={(event) => {
            // Without JavaScript the browser opens them by itself.
            event.preventDefault();
            onFilters();
          }}
        >
          <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor">
            <path d="M2 6h9m5 0h2M2 14h2m5 0h9" strokeWidth="1.8" strokeLinecap="round" />
            <circle cx="13.5" cy="6" r="2.5" strokeWidth="1.8" />
            <circle cx="6.500" cy="14" r="2.5" strokeWidth="1.8" />
          </svg>
          {texts.panel(panelCount(query) + (query.filter ? 1 : 0))}
        </button>
        <button
          type="button"
          aria-pressed={query.onlyFavourites}
          onClick={() => onChange({ onlyFavourites: !query.onlyFavourites })}
        >
          <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor">
            <path d="M5 2.8h10v14.4l-5-3.6-5 3.6Z" strokeWidth="1.8" strokeLinejoin="round" />
          </svg>
          <span>{texts.favourites}</span>
        </button>
        {isEmpty ? (
          // A plain submit keeps how the list is arranged.
          <>
            <input type="hidden" form={form} name="tri" value={query.sort} />
            {query.layout === 'list' ? <input type="hidden" form={form} name="vue" value="liste" /> : null}
          </>
        ) : (
          <Select
            label={texts.sort}
            name="tri"
            form={form}
            value={query.sort}
            options={sorts}
            onChange={(sort) => onChange({ sort: sort as CatalogueQuery['sort'] })}
          />
        )}
      </Tools>
      <Line $isEmpty={isEmpty}>
        <Found>{count}</Found>
        {isEmpty ? null : <LayoutToggle query={query} form={form} />}
      </Line>
    </>
  );
});

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  & > button {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding: 0 0.9rem;
    border: 1.5px solid var(--ag-line);
    border-radius: 999px;
    background: none;
    font-size: 0.9375rem;
    font-weight: 600;
    white-space: nowrap;
    cursor: pointer;
  }
  & > button:hover {
    border-color: var(--ag-ink);
  }
  & > button[aria-pressed='true'] {
    border-color: var(--ag-ink);
    background: var(--ag-ink);
    color: var(--ag-ground);
  }
  & select {
    min-width: 0;
    border-color: var(--ag-line);
    background-color: transparent;
    @media (min-width: 60rem) {
      border-color: transparent;
      padding-left: 0.25rem;
    }
  }
  & > div {
    gap: 0.35rem;
  }
  @media (min-width: 60rem) {
    order: 1;
    margin-left: auto;
    & > .filters {
      display: none;
    }
  }
  /* One bar at the upper edge, in reach however far the list is scrolled; its order says by itself what it is. */
  @media (max-width: 59.99rem) {
    position: sticky;
    top: 4.5rem;
    z-index: 4;
    flex: 1 0 100%;
    column-gap: 0.5rem;
    margin-inline: calc(-1 * var(--ag-gutter));
    padding: 0.6rem var(--ag-gutter);
    border-bottom: 1px solid var(--ag-line);
    background: var(--ag-ground);
    & > div {
      flex: 1 1 6rem;
      justify-content: flex-end;
    }
    & > div > label,
    & > button > span {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* Enlarged text and low windows need the room. */
  @media (max-height: 30rem) {
    position: static;
  }
`;

const Line = styled.div<{ $isEmpty: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  margin-block: ${({ $isEmpty }) => ($isEmpty ? '1.5rem 0' : '0.75rem')};
  @media (min-width: 60rem) {
    display: contents;
  }
`;

const Found = styled.div`
  font: 700 1.25rem/1.2 var(--ag-display);
  letter-spacing: -0.01em;
`;
