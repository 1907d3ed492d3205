import { lazy, memo, Suspense } from 'react';
import styled from 'styled-components';
import { catalogueTexts as texts } from '../content/catalogue.ts';
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx';

const FilterSheet = lazy(() => import('./FilterSheet.tsx').then((sheet) => ({ default: sheet.FilterSheet })));

/** Id of the filters, which a button opens where they have no place beside the list. */
export const RAIL = 'filtres-panneau';

interface FilterRailProps extends FilterFieldsProps {
  /** The filters are in a dialog, on a small window. */
  readonly isSheet: boolean;
  readonly onClose: () => void;
  readonly onIntent: () => void;
  /** What leads out of the dialog: how many courses were found. */
  readonly found: string;
}

/**
 * The filters beside the list. On small windows they are a sheet over it: a dialog, or a popover as long as the page has no
 * JavaScript. They never push the list away.
 */
export const FilterRail = memo(function FilterRail({ isSheet, onClose, onIntent, found, ...fields }: FilterRailProps) {
  return (
    <>
      <Rail
        id={RAIL}
        role="group"
        aria-label={texts.filters}
        popover="auto"
        onFocus={onIntent}
        onPointerEnter={onIntent}
      >
        {isSheet ? null : <FilterFields {...fields} />}
        <button type="button" className="close" popoverTarget={RAIL} popoverTargetAction="hide">
          {texts.closePanel}
        </button>
      </Rail>
      {isSheet ? (
        <Suspense fallback={null}>
          <FilterSheet {...fields} found={found} onClose={onClose} />
        </Suspense>
      ) : null}
    </>
  );
});

const Rail = styled.div`
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  & > :where(:nth-child(n + 2)) {
    margin-top: 1.1rem;
    padding-top: 1.1rem;
    border-top: 1px solid var(--ag-line);
  }
  & > details {
    padding-top: 0.6rem;
    margin-top: 0.6rem;
  }
  @media (min-width: 60rem) {
    position: sticky;
    top: 6rem;
    display: block;
    align-self: start;
    width: auto;
    height: auto;
    max-height: calc(100dvh - 7.5rem);
    /* As far as the ring around what has the focus. */
    padding: 6px 0.5rem 6px 6px;
    margin: -6px -0.5rem 0 -6px;
    overflow: hidden auto;
    scroll-padding-block: 6px;
    & > .close {
      display: none;
    }
  }
  @media (max-width: 59.99rem) {
    inset: auto 0 0;
    width: 100%;
    max-width: 100%;
    max-height: 94dvh;
    padding: 1.25rem;
    border-radius: var(--ag-radius-large) var(--ag-radius-large) 0 0;
    background: var(--ag-surface);
    &::backdrop {
      background: rgb(7 18 14 / 0.6);
    }
    & > .close {
      width: 100%;
      min-height: 3rem;
      padding: 0;
      border: 1.5px solid currentColor;
      border-radius: 999px;
      background: none;
      font-weight: 600;
      cursor: pointer;
    }
  }
`;
