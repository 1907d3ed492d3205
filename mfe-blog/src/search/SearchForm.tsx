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
  display: flex;
  gap: 0.5rem;
  width: 100%;
  max-width: 34rem;
  & > input {
    flex: 1;
    min-width: 0;
    border-radius: 999px;
    padding-inline: 1.25rem;
  }
`;
