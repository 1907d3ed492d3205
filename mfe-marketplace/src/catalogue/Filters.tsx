import { Button } from '@agence/shared-contracts/ui/Button';
import { Chip } from '@agence/shared-contracts/ui/Chip';
import { Control } from '@agence/shared-contracts/ui/Field';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { quickFilters, catalogueTexts as texts } from '../content/catalogue.ts';
import type { CatalogueQuery } from './catalogueQuery.ts';

/** How long typing has to rest before the catalogue is asked, in milliseconds (marketplace §5). */
export const DEBOUNCE_MS = 150;

interface FiltersProps {
  readonly query: CatalogueQuery;
  readonly layout: 'grid' | 'list';
  readonly onLayout: (layout: 'grid' | 'list') => void;
  readonly onlyFavourites: boolean;
  readonly onFavourites: () => void;
  readonly onChange: (change: Partial<CatalogueQuery>) => void;
}

/** Search and quick filters: a plain GET form whose buttons carry the filter, until it is hydrated. */
export function Filters({ query, layout, onLayout, onlyFavourites, onFavourites, onChange }: FiltersProps) {
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    // Back and "clear" change the address; what is being typed is never overwritten.
    if (input.current && document.activeElement !== input.current) input.current.value = query.search;
  }, [query.search]);

  const ask = (search: string) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => onChange({ search: search.trim() }), DEBOUNCE_MS);
  };
  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return;
    event.currentTarget.value = '';
    ask('');
  };
  const choose = (event: MouseEvent, filter: string) => {
    event.preventDefault();
    onChange({ filter });
  };

  return (
    <Form
      role="search"
      method="get"
      action="/formations"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ search: input.current?.value.trim() ?? '' });
      }}
    >
      <SearchLine>
        <label className="visually-hidden" htmlFor="recherche">
          {texts.search}
        </label>
        <Control
          ref={input}
          id="recherche"
          type="search"
          name="q"
          defaultValue={query.search}
          placeholder={texts.searchPlaceholder}
          autoComplete="off"
          onChange={(event) => ask(event.currentTarget.value)}
          onKeyDown={clearOnEscape}
        />
        <Button type="submit">{texts.searchAction}</Button>
      </SearchLine>
      <Chips role="group" aria-label={texts.filters}>
        {quickFilters.map(({ value, label }) => {
          const pressed = query.filter === value;
          return (
            <Chip
              key={value}
              type="submit"
              name="filtre"
              value={pressed ? '' : value}
              aria-pressed={pressed}
              onClick={(event) => choose(event, pressed ? '' : value)}
            >
              {label}
            </Chip>
          );
        })}
        <Chip type="button" aria-pressed={onlyFavourites} onClick={onFavourites}>
          {texts.favourites}
        </Chip>
        <Views role="group" aria-label={texts.view}>
          {(['grid', 'list'] as const).map((name) => (
            <Chip key={name} type="button" aria-pressed={layout === name} onClick={() => onLayout(name)}>
              {texts.views[name]}
            </Chip>
          ))}
        </Views>
      </Chips>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
`;

const SearchLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  max-width: 44rem;
  & > input {
    flex: 1 1 14rem;
    border-radius: 999px;
    padding-inline: 1.4rem;
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

const Views = styled.div`
  display: flex;
  gap: 0.5rem;
  margin-left: auto;
  @media (max-width: 48rem) {
    margin-left: 0;
  }
`;
