import { Control } from '@agence/shared-contracts/ui/Control';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { catalogueTexts as texts } from '../content/catalogue.ts';
import type { ChangeQuery } from './SearchForm.tsx';

/** Debounce of the search: how long typing has to rest before the catalogue is asked, in milliseconds (marketplace §5). */
export const DEBOUNCE_MS = 150;

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
  const isFirst = useRef(true);
  useEffect(() => {
    const field = input.current;
    const comesWithPage = isFirst.current;
    isFirst.current = false;
    // What was typed before the page was hydrated is asked for (`useEarlyChoices`).
    if (comesWithPage || !field || field.value.trim() === search) return;
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
      <button type="submit" aria-label={texts.searchAction}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="m13 13 4.5 4.5M14.5 8.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </Line>
  );
}

/** The field with its lens, which submits it, in front. */
const Line = styled.div`
  position: relative;
  & > input {
    min-height: 3.25rem;
    padding-inline: 3.25rem 1rem;
  }
  & > button {
    position: absolute;
    left: 0.25rem;
    top: 0.25rem;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: var(--ag-radius);
    background: none;
    color: var(--ag-ink-soft);
    cursor: pointer;
  }
`;
