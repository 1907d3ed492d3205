import { LEVEL_LABELS, type Level } from '@agence/shared-contracts/backend/level';
import { Button } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { ratingSteps, catalogueTexts as texts } from '../content/catalogue.ts';
import { ChipGroup } from './ChipGroup.tsx';
import { type CatalogueQuery, panelCount, queryOf, rangeOf } from './catalogueQuery.ts';
import type { ChangeQuery } from './Filters.tsx';
import type { CategoryOption } from './loadCatalogue.ts';

interface FilterPanelProps {
  readonly query: CatalogueQuery;
  readonly categories: readonly CategoryOption[];
  readonly onChange: ChangeQuery;
}

const levels = Object.entries(LEVEL_LABELS).map(([value, label]) => ({ value, label }));
const prices = Object.entries(texts.prices).map(([value, label]) => ({ value, label }));
const ratings = ratingSteps.map((rating) => ({ value: String(rating), label: texts.ratingFrom(rating) }));

/** All filters of marketplace §5 behind a disclosure; each applies as soon as it is chosen. */
export function FilterPanel({ query, categories, onChange }: FilterPanelProps) {
  const range = rangeOf(query);
  return (
    <Panel>
      <summary>{texts.panel(panelCount(query))}</summary>
      <Fields>
        <ChipGroup
          className="categories"
          legend={texts.fields.categories}
          name="categorie"
          options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
          chosen={query.categories}
          onToggle={(slug) =>
            onChange({
              categories: query.categories.includes(slug)
                ? query.categories.filter((other) => other !== slug)
                : [...query.categories, slug].sort(),
            })
          }
        />
        <ChipGroup
          legend={texts.fields.level}
          name="niveau"
          options={levels}
          any={texts.any}
          chosen={[query.level]}
          onToggle={(level) => onChange({ level: level as Level | '' })}
        />
        <ChipGroup
          legend={texts.fields.price}
          name="prix"
          options={prices}
          any={texts.any}
          chosen={[query.price]}
          onToggle={(price) => onChange({ price: price as CatalogueQuery['price'] })}
        />
        <ChipGroup
          legend={texts.fields.rating}
          name="note"
          options={ratings}
          any={texts.any}
          chosen={[query.rating ? String(query.rating) : '']}
          onToggle={(rating) => onChange({ rating: Number(rating) })}
        />
        <ChipGroup
          legend={texts.fields.duration}
          name="duree"
          options={texts.durations}
          any={texts.any}
          chosen={[range === '-' ? '' : range]}
          onToggle={(value) => {
            const { minMinutes, maxMinutes } = queryOf(new URLSearchParams({ duree: value }));
            onChange({ minMinutes, maxMinutes });
          }}
        />
        <noscript>
          <Button type="submit">{texts.apply}</Button>
        </noscript>
      </Fields>
    </Panel>
  );
}

const Panel = styled.details`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 2.75rem;
    padding: 0.5rem 1.1rem;
    border: 1.5px solid var(--ag-edge);
    border-radius: 999px;
    font-size: 0.9375rem;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  & > summary:hover {
    border-color: currentColor;
  }
  & > summary::after {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: translateY(-0.15rem) rotate(45deg);
    transition: transform 0.18s var(--ag-ease);
  }
  &[open] > summary::after {
    transform: translateY(0.1rem) rotate(225deg);
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: 1.5rem 2.5rem;
  margin-top: 1rem;
  padding: 1.5rem;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > .categories {
      grid-column: 1 / -1;
    }
  }
`;
