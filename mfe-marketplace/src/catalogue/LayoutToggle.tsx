import { useShell } from '@agence/shared-contracts/platform';
import { memo } from 'react';
import styled from 'styled-components';
import { catalogueTexts as texts } from '../content/catalogue.ts';
import { type CatalogueQuery, pathOf } from './catalogueQuery.ts';

interface LayoutToggleProps {
  readonly query: CatalogueQuery;
  /** Id of the form that the buttons submit until the page is hydrated. */
  readonly form: string;
}

/** Grid or list, beside the number of courses found. */
export const LayoutToggle = memo(function LayoutToggle({ query, form }: LayoutToggleProps) {
  const { navigation } = useShell();
  return (
    <Pair role="group" aria-label={texts.view}>
      {(['grid', 'list'] as const).map((layout) => (
        <button
          key={layout}
          type="submit"
          form={form}
          name="vue"
          value={layout === 'list' ? 'liste' : 'grille'}
          aria-pressed={query.layout === layout}
          onClick={(event) => {
            event.preventDefault();
            void navigation.navigate(pathOf({ ...query, layout }), { replace: true });
          }}
        >
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" fill="currentColor">
            <path d={ICONS[layout]} />
          </svg>
          <span className="visually-hidden">{texts.views[layout]}</span>
        </button>
      ))}
      {/* What a plain submit keeps; the pressed button comes before and wins. */}
      {query.layout === 'list' ? <input type="hidden" form={form} name="vue" value="liste" /> : null}
    </Pair>
  );
});

const ICONS = {
  grid: 'M1 1h7v7H1zM10 1h7v7h-7zM1 10h7v7H1zM10 10h7v7h-7z',
  list: 'M1 2h16v6H1zM1 10h16v6H1z',
} as const;

const Pair = styled.div`
  display: flex;
  flex: none;
  order: 2;
  border: 1.5px solid var(--ag-line);
  border-radius: var(--ag-radius);
  & > button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ag-ink-soft);
    cursor: pointer;
  }
  & > button[value='grille'] {
    border-radius: 0.375rem 0 0 0.375rem;
  }
  & > button[value='liste'] {
    border-radius: 0 0.375rem 0.375rem 0;
  }
  & > button:hover {
    background: var(--ag-band);
  }
  & > button[aria-pressed='true'] {
    background: var(--ag-band);
    color: var(--ag-ink);
    @media (prefers-color-scheme: dark) {
      background: var(--ag-ink);
      color: var(--ag-ground);
    }
  }
`;
