import { memo } from 'react';
import type { CatalogueQuery } from './catalogueQuery.ts';
import { SearchField } from './SearchField.tsx';
import { useEarlyChoices } from './useEarlyChoices.ts';

/** Asks for another list. @param options whether that takes the place of the present one in the history */
export type ChangeQuery = (change: Partial<CatalogueQuery>, options?: { readonly replace: boolean }) => void;

interface SearchFormProps {
  /** Id of the form, for controls of it that stand elsewhere. */
  readonly id: string;
  readonly query: CatalogueQuery;
  readonly onChange: ChangeQuery;
  /** The visitor is about to ask something. */
  readonly onIntent: () => void;
}

/** The search, and the form of everything that narrows or arranges the list: a plain GET form until it is hydrated. */
export const SearchForm = memo(function SearchForm({ id, query, onChange, onIntent }: SearchFormProps) {
  const form = useEarlyChoices(query, onChange);
  return (
    // biome-ignore lint/a11y/useSemanticElements: `<search>` is newer than some of the browsers that we serve.
    <form
      ref={form}
      id={id}
      role="search"
      method="get"
      action="/formations"
      autoComplete="off"
      onFocus={onIntent}
      onPointerEnter={onIntent}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ search: String(new FormData(event.currentTarget).get('q')).trim() });
      }}
    >
      <SearchField search={query.search} onChange={onChange} />
    </form>
  );
});
