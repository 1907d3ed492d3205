import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { LEVEL_LABELS } from '@agence/shared-contracts/backend/level';
import { memo } from 'react';
import styled from 'styled-components';
import { catalogueTexts as texts } from '../content/catalogue.ts';
import { type CatalogueQuery, pathOf, rangeOf } from './catalogueQuery.ts';
import type { CategoryOption } from './loadCatalogue.ts';

interface AppliedFiltersProps {
  readonly query: CatalogueQuery;
  readonly categories: readonly CategoryOption[];
}

/** The chosen filters, each a link to the list without it, so that the panel can stay closed. */
export const AppliedFilters = memo(function AppliedFilters({ query, categories }: AppliedFiltersProps) {
  const applied = appliedFilters(query, categories);
  if (applied.length === 0) return null;
  return (
    <Line aria-label={texts.applied}>
      {applied.map(({ label, without }) => (
        <li key={pathOf({ ...query, ...without })}>
          <Applied href={pathOf({ ...query, page: 1, ...without })} aria-label={texts.remove(label)}>
            {label} <span aria-hidden="true">×</span>
          </Applied>
        </li>
      ))}
    </Line>
  );
});

interface AppliedFilter {
  readonly label: string;
  readonly without: Partial<CatalogueQuery>;
}

function appliedFilters(query: CatalogueQuery, categories: readonly CategoryOption[]): AppliedFilter[] {
  const { level, price, rating, minMinutes, maxMinutes } = query;
  const minutes = (value: number | undefined) => (value === undefined ? undefined : formatDuration(value));
  const duration =
    texts.durations.find(({ value }) => value === rangeOf(query))?.label ??
    texts.duration(minutes(minMinutes), minutes(maxMinutes));
  return [
    ...query.categories.map((slug) => ({
      label: categories.find((category) => category.slug === slug)?.name ?? slug,
      without: { categories: query.categories.filter((other) => other !== slug) },
    })),
    ...(level ? [{ label: LEVEL_LABELS[level], without: { level: '' as const } }] : []),
    ...(price ? [{ label: texts.prices[price], without: { price: '' as const } }] : []),
    ...(rating ? [{ label: texts.ratingFrom(rating), without: { rating: 0 } }] : []),
    ...(rangeOf(query) === '-' ? [] : [{ label: duration, without: { minMinutes: undefined, maxMinutes: undefined } }]),
  ];
}

const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  margin-top: 1rem;
`;

const Applied = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.25rem 1rem;
  border-radius: 999px;
  background: var(--ag-band);
  font-size: var(--ag-size-small);
  font-weight: 600;
  text-decoration: none;
  & > span {
    font-size: 1.25em;
    line-height: 1;
  }
  &:hover {
    background: var(--ag-line);
  }
`;
