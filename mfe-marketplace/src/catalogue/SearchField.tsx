import { Button } from '@agence/shared-contracts/ui/Button';
import { Control } from '@agence/shared-contracts/ui/Control';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { catalogueTexts as texts } from '../content/catalogue.ts';
import type { ChangeQuery } from './Filters.tsx';

/** Debounce of the search: how long typing has to rest before the catalogue is asked, in milliseconds (marketplace §5). */
const DEBOUNCE_MS = 150;

interface SearchFieldProps {
  readonly search: string;
  readonly onChange: ChangeQuery;
}

/** The search: asks while the visitor types, is cleared by Escape and found by Ctrl or Cmd and K. */
export function SearchField({ search, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ search, onChange });
  latest.current = { search, onChange };

  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  useEffect(() => () => clearTimeout(debounce.current), []);
  useEffect(() => {
    const field = input.current;
    if (!field || field.value.trim() === search) return;
    // Back and "clear" change the address; what is being typed is never overwritten.
    if (search === '' ? debounce.current === undefined : document.activeElement !== field) field.value = search;
  }, [search]);

  const changeDebounced = (text: string) => {
    clearTimeout(debounce.current);
    debounce.current = setTimeout(() => {
      debounce.current = undefined;
      // The steps of one search are one step of the browser's history.
      const { search: before, onChange: change } = latest.current;
      if (text.trim() !== before) change({ search: text.trim() }, { replace: before !== '' });
    }, DEBOUNCE_MS);
  };
  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.currentTarget.value = '';
    changeDebounced('');
  };

  return (
    <Line>
      <label className="visually-hidden" htmlFor="recherche">
        {texts.search}
      </label>
      <Box>
        <Control
          ref={input}
          id="recherche"
          type="search"
          name="q"
          defaultValue={search}
          placeholder={texts.searchPlaceholder}
          autoComplete="off"
          aria-keyshortcuts="Control+K Meta+K"
          onChange={(event) => changeDebounced(event.currentTarget.value)}
          onKeyDown={clearOnEscape}
        />
        <span aria-hidden="true">{texts.shortcut}</span>
      </Box>
      <Button type="submit">
        <span>{texts.searchAction}</span>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="m13 13 4.5 4.5M14.5 8.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  position: relative;
  gap: 0.75rem;
  max-width: 46rem;
  & > button > svg {
    display: none;
  }
  /* On phones the field takes the whole line, and its button stands in it as a lens. */
  @media (max-width: 40rem) {
    & input {
      padding-right: 3.5rem;
    }
    & > button {
      position: absolute;
      inset-block: 0.25rem;
      right: 0.25rem;
      width: 2.75rem;
      min-height: 2.75rem;
      padding: 0;
    }
    & > button > svg {
      display: block;
    }
    & > button > span {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const Box = styled.div`
  position: relative;
  flex: 1 1 11rem;
  & > input {
    padding-inline: 1.4rem;
    border-radius: 999px;
  }
  & > span {
    position: absolute;
    right: 0.9rem;
    top: 50%;
    padding: 0.1rem 0.5rem;
    border: 1px solid var(--ag-line);
    border-radius: 0.35rem;
    font: 600 0.75rem/1.5 var(--ag-text);
    color: var(--ag-ink-soft);
    transform: translateY(-50%);
    pointer-events: none;
  }
  & > input:focus + span,
  & > input:not(:placeholder-shown) + span {
    display: none;
  }
  @media (hover: none), (max-width: 40rem) {
    & > span {
      display: none;
    }
  }
`;
