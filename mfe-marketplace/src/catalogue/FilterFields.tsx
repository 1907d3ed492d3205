import { LEVEL_LABELS, type Level } from '@agence/shared-contracts/backend/level';
import { Button } from '@agence/shared-contracts/ui/Button';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { quickFilters, ratingSteps, catalogueTexts as texts } from '../content/catalogue.ts';
import { Choices } from './Choices.tsx';
import { type CatalogueQuery, queryOf, rangeOf } from './catalogueQuery.ts';
import type { CategoryOption } from './loadCatalogue.ts';
import type { ChangeQuery } from './SearchForm.tsx';

export interface FilterFieldsProps {
  /** Id of the form that the fields belong to. */
  readonly form: string;
  readonly query: CatalogueQuery;
  readonly categories: readonly CategoryOption[];
  readonly onChange: ChangeQuery;
}

const levels = Object.entries(LEVEL_LABELS).map(([value, label]) => ({ value, label }));
const prices = Object.entries(texts.prices).map(([value, label]) => ({ value, label }));
const ratings = ratingSteps.map((rating) => ({ value: String(rating), label: texts.ratingFrom(rating) }));

/** All filters of marketplace §2 and §5; each applies as soon as it is chosen. */
export function FilterFields({ form, query, categories, onChange }: FilterFieldsProps) {
  const range = rangeOf(query);
  return (
    <>
      <Subjects role="group" aria-label={texts.quickFilters}>
        <strong aria-hidden="true">{texts.quickFilters}</strong>
        {quickFilters.map(({ value, label }) => {
          const isPressed = query.filter === value;
          return (
            <button
              key={value}
              type="submit"
              form={form}
              name="filtre"
              value={isPressed ? '' : value}
              aria-pressed={isPressed}
              onClick={(event) => {
                event.preventDefault();
                onChange({ filter: isPressed ? '' : value });
              }}
            >
              {label}
            </button>
          );
        })}
        {/* What a plain submit keeps; the pressed button comes before and wins. */}
        {query.filter ? <input type="hidden" form={form} name="filtre" value={query.filter} /> : null}
      </Subjects>
      <Choices
        legend={texts.fields.level}
        name="niveau"
        form={form}
        options={levels}
        any={texts.any.level}
        chosen={[query.level]}
        onToggle={(level) => onChange({ level: level as Level | '' })}
      />
      <Choices
        legend={texts.fields.price}
        name="prix"
        form={form}
        options={prices}
        any={texts.any.price}
        chosen={[query.price]}
        onToggle={(price) => onChange({ price: price as CatalogueQuery['price'] })}
      />
      <More title={texts.fields.categories} isInUse={query.categories.length > 0}>
        <Choices
          legend={texts.fields.categories}
          name="categorie"
          form={form}
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
      </More>
      <More title={texts.fields.duration} isInUse={range !== '-'}>
        <Choices
          legend={texts.fields.duration}
          name="duree"
          form={form}
          options={texts.durations}
          any={texts.any.duration}
          chosen={[range === '-' ? '' : range]}
          onToggle={(value) => {
            const { minMinutes, maxMinutes } = queryOf(new URLSearchParams({ duree: value }));
            onChange({ minMinutes, maxMinutes });
          }}
        />
      </More>
      <More title={texts.fields.rating} isInUse={query.rating > 0}>
        <Choices
          legend={texts.fields.rating}
          name="note"
          form={form}
          options={ratings}
          any={texts.any.rating}
          chosen={[query.rating ? String(query.rating) : '']}
          onToggle={(rating) => onChange({ rating: Number(rating) })}
        />
      </More>
      <noscript>
        <Button type="submit" form={form} $look="secondary">
          {texts.apply}
        </Button>
      </noscript>
    </>
  );
}

/** What is asked for less often: open when it is in use. */
function More({
  title,
  isInUse,
  children,
}: {
  readonly title: string;
  readonly isInUse: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Disclosure open={isInUse}>
      <summary>{title}</summary>
      {children}
    </Disclosure>
  );
}

const Subjects = styled.div`
  display: grid;
  & > strong {
    margin-bottom: 0.25rem;
    font-weight: 600;
  }
  & > button {
    display: flex;
    align-items: center;
    gap: 0.65rem;
    min-height: 2.25rem;
    padding: 0;
    border: 0;
    background: none;
    font-size: 0.9375rem;
    text-align: left;
    cursor: pointer;
  }
  & > button::before {
    content: '';
    box-sizing: border-box;
    width: 1.25rem;
    height: 1.25rem;
    border: 1.5px solid var(--ag-edge);
    border-radius: 4px;
    background: var(--ag-surface);
  }
  & > button:hover::before {
    border-color: var(--ag-ink);
  }
  & > button[aria-pressed='true'] {
    font-weight: 600;
  }
  & > button[aria-pressed='true']::before {
    border: 5px solid var(--ag-ink);
    background: var(--ag-ground);
  }
  @media (max-width: 60rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > strong {
      grid-column: 1 / -1;
    }
    & > button {
      min-height: 2.75rem;
      font-size: 1rem;
    }
  }
`;

const Disclosure = styled.details`
  & > summary {
    padding-block: 0.6rem;
    font-weight: 600;
  }
  /* The summary has said it. */
  & legend {
    position: absolute;
    clip-path: inset(50%);
  }
`;
