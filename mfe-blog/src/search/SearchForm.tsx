import { Button } from '@agence/shared-contracts/ui/Button';
import { Control } from '@agence/shared-contracts/ui/Control';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { searchTexts as texts } from '../content/search.ts';

interface SearchFormProps {
  readonly query?: string;
  /** Called with every change and when the form is sent; without it, the browser opens the list by itself. */
  readonly onSearch?: (query: string, sent: boolean) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Hidden fields that belong into the list's address too. */
  readonly children?: ReactNode;
}

/** Looks for articles: a plain form that opens `/blog?q=…`, answered at once where JavaScript runs (AMB-18, AMB-20). */
export function SearchForm({ query = '', onSearch, inputRef, children }: SearchFormProps) {
  return (
    <Form
      role="search"
      action="/blog"
      onSubmit={(event) => {
        if (!onSearch) return;
        event.preventDefault();
        onSearch(String(new FormData(event.currentTarget).get('q')), true);
      }}
    >
      <label htmlFor="blog-q" className="visually-hidden">
        {texts.label}
      </label>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M9 3a6 6 0 1 0 .1 0M13.5 13.5 18 18" />
      </svg>
      <Control
        ref={inputRef}
        id="blog-q"
        type="search"
        name="q"
        defaultValue={query}
        placeholder={texts.placeholder}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onSearch?.(event.currentTarget.value, false)}
      />
      {children}
      <Button type="submit" $look="secondary">
        {texts.submit}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  display: flex;
  gap: 0.5rem;
  width: 100%;
  max-width: 34rem;
  & > svg {
    position: absolute;
    left: 1rem;
    top: calc(50% - 0.625rem);
    width: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    pointer-events: none;
  }
  & > input {
    flex: 1;
    min-width: 0;
    border-radius: 999px;
    padding-left: 2.75rem;
  }
`;
