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
          {texts.views[layout]}
        </button>
      ))}
      {/* What a plain submit keeps; the pressed button comes before and wins. */}
      {query.layout === 'list' ? <input type="hidden" form={form} name="vue" value="liste" /> : null}
    </Pair>
  );
});

const Pair = styled.div`
  display: flex;
  flex: none;
  padding: 2px;
  border: 1.5px solid var(--ag-edge);
  border-radius: 999px;
  & > button {
    min-height: 2.75rem;
    padding: 0.4rem 1.1rem;
    border: 0;
    border-radius: 999px;
    background: none;
    font-size: 0.9375rem;
    font-weight: 600;
    cursor: pointer;
  }
  & > button:hover {
    background: var(--ag-band);
  }
  & > button[aria-pressed='true'] {
    background: var(--ag-ink);
    color: var(--ag-ground);
  }
`;
