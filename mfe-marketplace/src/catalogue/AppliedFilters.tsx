import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { LEVEL_LABELS } from '@agence/shared-contracts/backend/level';
import { memo } from 'react';
import styled from 'styled-components';
import { quickFilters, catalogueTexts as texts } from '../content/catalogue.ts';
import { type CatalogueQuery, cleared, pathOf, rangeOf } from './catalogueQuery.ts';
import type { CategoryOption } from './loadCatalogue.ts';

interface AppliedFiltersProps {
  readonly query: CatalogueQuery;
  readonly categories: readonly CategoryOption[];
}

/** The chosen filters, each a link to the list without it, and a link to the list without any. */
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
      <li>
        <a href={pathOf(cleared(query))}>{texts.clear}</a>
      </li>
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
  const quick = quickFilters.find(({ value }) => value === query.filter);
  return [
    ...(quick ? [{ label: quick.label, without: { filter: '' } }] : []),
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
  margin-bottom: 1.25rem;
  font-size: 0.9375rem;
  & > li > a {
    padding-block: 0.6rem;
  }
`;

const Applied = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.25rem 0.75rem;
  border-radius: var(--ag-radius);
  background: color-mix(in srgb, var(--ag-ink) 6%, transparent);
  text-decoration: none;
  & > span {
    font-size: 1.25em;
    line-height: 1;
  }
  &:hover {
    background: color-mix(in srgb, var(--ag-ink) 12%, transparent);
  }
`;
