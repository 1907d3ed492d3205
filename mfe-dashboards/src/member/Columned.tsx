import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

interface ColumnedProps {
  readonly heads: readonly string[];
  /** How many of the last columns stand at their end, as figures do. */
  readonly figures: number;
  /** Tracks of the grid of a row, as CSS writes them. */
  readonly columns: string;
  /** Where there is less room for them: other tracks, without some of the heads, whose cells rows set elsewhere (`inFewColumns`). */
  readonly fewer?: { readonly columns: string; readonly without: readonly string[] };
  /** Whether its rows come in lists of their own, each below its heading. */
  readonly isGrouped?: boolean;
  /** Rows, each a `ColumnRow` in an `li`. */
  readonly children: ReactNode;
}

/** A list whose rows are opened: in columns with their names above where it is wide enough, else as each row arranges itself. */
export function Columned({ heads, figures, columns, fewer, isGrouped = false, children }: ColumnedProps) {
  return (
    <Frame $columns={columns} $fewer={fewer?.columns}>
      {/* By ear each cell says its own. */}
      <div aria-hidden="true">
        {heads.map((head, index) => (
          <span
            key={head}
            data-figure={index >= heads.length - figures ? '' : undefined}
            data-without={fewer?.without.includes(head) ? '' : undefined}
          >
            {head}
          </span>
        ))}
      </div>
      {isGrouped ? children : <ul>{children}</ul>}
    </Frame>
  );
}

/** What a row says under one head. */
export function Cell({
  head,
  name,
  children,
}: {
  readonly head: string;
  /** What style sheets call it. */
  readonly name?: string;
  readonly children?: ReactNode;
}) {
  // By ear too, what there is nothing of is left out.
  if (!children)
    return (
      <span data-cell={name} data-empty="" aria-hidden="true">
        –
      </span>
    );
  return (
    <span data-cell={name}>
      <span className="visually-hidden">{`${head}\u00a0: `}</span>
      {children}
    </span>
  );
}

/** Of a list that is wide enough for its columns. */
export const inColumns = '@container (min-width: 38rem)';

/** Of one that has room for fewer of them. */
export const inFewColumns = '@container (min-width: 38rem) and (max-width: 51.99rem)';

const Frame = styled.div<{ $columns: string; $fewer: string | undefined }>`
  container-type: inline-size;
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  border: 1px solid var(--ag-line);
  & > div {
    display: none;
    padding-block: 0.75rem;
    background: var(--ag-band);
    box-shadow: inset 0 -1px 0 var(--ag-line);
    font-size: var(--ag-size-label);
    color: var(--ag-ink-soft);
  }
  & [data-figure] {
    text-align: end;
  }
  ${({ $columns }) => css`
    ${inColumns} {
      & > div,
      & > ul > li > :is(button, div) {
        display: grid;
        grid-template-columns: ${$columns};
        gap: 0 1rem;
        align-items: center;
        padding-inline: 1.25rem 2.75rem;
      }
    }
  `}
  ${({ $fewer }) =>
    $fewer &&
    css`
      ${inFewColumns} {
        & > div,
        & > ul > li > :is(button, div) {
          grid-template-columns: ${$fewer};
          column-gap: 0.75rem;
        }
        & > div > [data-without] {
          display: none;
        }
      }
    `}
  /* Rows that are out of view cost nothing, however many there are. */
  & > ul > li {
    content-visibility: auto;
    contain-intrinsic-size: auto 5.5rem;
    ${inColumns} {
      contain-intrinsic-size: auto 4rem;
    }
  }
  & > ul > li + li {
    box-shadow: inset 0 1px 0 var(--ag-line);
  }
`;

/** One entry, which is opened; mark it by `rowOf`. As a `div` it has a link over all of it. */
export const ColumnRow = styled.button`
  width: 100%;
  min-height: 3.75rem;
  padding: 0.7rem 1.25rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: var(--ag-size-data);
  text-align: start;
  overflow-wrap: anywhere;
  position: relative;
  cursor: pointer;
  outline-offset: -3px;
  & small {
    font-size: var(--ag-size-label);
    color: var(--ag-ink-soft);
  }
  &:hover {
    background: var(--ag-hover);
  }
  &[aria-current] {
    background: var(--ag-band);
    box-shadow: inset 4px 0 0 var(--ag-ember);
  }
  /* An arrow at the end of its line says that it opens. */
  ${inColumns} {
    &::after {
      content: '';
      position: absolute;
      top: calc(50% - 0.25rem);
      right: 1.4rem;
      width: 0.5rem;
      height: 0.5rem;
      border: solid var(--ag-ink-soft);
      border-width: 2px 2px 0 0;
      rotate: 45deg;
    }
  }
`;
