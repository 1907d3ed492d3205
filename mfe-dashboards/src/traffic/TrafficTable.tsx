import { formatMoney } from '@agence/shared-contracts/backend/money';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { usePrinting } from '@agence/shared-contracts/ui/usePrinting';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { trafficTexts as texts } from '../content/traffic.ts';
import { headsByEar } from '../member/headsByEar.ts';
import { scrollCue } from '../member/scrollCue.ts';
import { TextButton } from '../member/TextButton.tsx';
import type { Grouping, TrafficReport } from './trafficApi.ts';

const COUNTS = ['visits', 'views', 'phones', 'downloads', 'requests', 'sales', 'sales_cents'] as const;

/** What only a visit comes to. */
const OF_VISITS: readonly string[] = ['visits', 'views', 'phones', 'downloads'] satisfies (typeof COUNTS)[number][];

type TrafficRow = TrafficReport['rows'][number];

/** Of requests and sales whose visit was not counted neither page nor source is known. */
export const isUnmeasured = ({ name, visits, views }: TrafficRow) => name === '' && visits === 0 && views === 0;

function figureOf(row: TrafficRow, column: (typeof COUNTS)[number]): string {
  if (column !== 'sales_cents') return frenchNumber(row[column]);
  return row.sales_cents === 0 ? texts.noAmount : formatMoney(row.sales_cents);
}

interface TrafficTableProps {
  readonly rows: readonly TrafficRow[];
  readonly grouping: Grouping;
  readonly isBusy: boolean;
  /** What stands above its columns. */
  readonly children: ReactNode;
}

/** How many names are shown until somebody asks for all. */
const SHOWN = 5;

/** What came of each page, source or campaign; last what came of no visit that was counted. */
export function TrafficTable({ rows, grouping, isBusy, children }: TrafficTableProps) {
  const named = rows.filter((row) => !isUnmeasured(row));
  const isPrinting = usePrinting();
  const [isWhole, setWhole] = useState(false);
  // One row more takes no more room than the button that would show it.
  const mayFold = named.length > SHOWN + 1;
  const shown = mayFold && !isWhole && !isPrinting ? named.slice(0, SHOWN) : named;
  // What nothing came of in any row says nothing.
  const columns = COUNTS.filter((column) => rows.some((row) => row[column] !== 0));
  return (
    <Sheet>
      <header>{children}</header>
      {/* Wider than a phone: it is scrolled, by keyboard too. */}
      <Frame role="region" aria-label={texts.groupings[grouping]} aria-busy={isBusy} tabIndex={0}>
        <table aria-label={texts.groupings[grouping]}>
          <thead>
            <tr>
              <th scope="col">{texts.columns[grouping]}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {texts.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...shown, ...rows.filter(isUnmeasured)].map((row) => (
              <tr key={row.name}>
                <th scope="row">{isUnmeasured(row) ? texts.unmeasured : row.name || texts.nameless[grouping]}</th>
                {columns.map((column) => (
                  <td
                    key={column}
                    translate="no"
                    data-label={texts.columns[column]}
                    data-none={row[column] === 0 ? '' : undefined}
                  >
                    {isUnmeasured(row) && OF_VISITS.includes(column) ? '–' : figureOf(row, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Frame>
      {mayFold ? (
        <footer>
          <TextButton type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? texts.fewer : texts.others[grouping](named.length - SHOWN)}
          </TextButton>
        </footer>
      ) : null}
    </Sheet>
  );
}

const Sheet = styled.section`
  --panel-ground: var(--ag-surface);
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  & > header {
    display: grid;
    gap: 0.75rem;
    padding: 0.5rem clamp(1.1rem, 2.5vw, 1.75rem) 0;
  }
  /* The line below its words is that of the columns, from edge to edge. */
  & > header > [role='group'] {
    border-bottom: 0;
  }
  & > footer {
    padding: 0.25rem clamp(1.1rem, 2.5vw, 1.75rem);
    border-top: 1px solid var(--ag-line);
  }
  @media print {
    & > footer {
      display: none;
    }
  }
`;

const Frame = styled.div`
  ${scrollCue}
  border-radius: 0 0 var(--ag-radius-large) var(--ag-radius-large);
  border-top: 1px solid var(--ag-line);
  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
  }
  & th,
  & td {
    padding: 0.75rem 1rem;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & td {
    white-space: nowrap;
  }
  & [data-none] {
    color: var(--ag-ink-soft);
  }
  & th:first-child {
    min-width: 12rem;
    text-align: start;
    overflow-wrap: anywhere;
  }
  @media (max-width: 59.99rem) {
    & th,
    & td {
      padding-inline: 0.6rem;
    }
    & th:first-child {
      min-width: 8rem;
    }
  }
  /* Its words begin and end where those above it do. */
  @media screen and (min-width: 48rem) {
    & th:first-child {
      padding-inline-start: clamp(1.1rem, 2.5vw, 1.75rem);
    }
    & th:last-child,
    & td:last-child {
      padding-inline-end: clamp(1.1rem, 2.5vw, 1.75rem);
    }
  }
  /* What room there is goes to the names, whose addresses stand in a line: figures are near each other. */
  @media screen and (min-width: 60rem) {
    & th,
    & td {
      padding-inline: 0.5rem;
    }
    & th:first-child {
      width: 100%;
    }
    & tbody th {
      font-size: var(--ag-size-data);
      font-weight: 600;
    }
    & thead th:not(:first-child) {
      min-width: 5.5rem;
    }
  }
  & thead th {
    font-size: var(--ag-size-small);
    font-weight: 400;
    color: var(--ag-ink-soft);
    background: var(--ag-band);
    vertical-align: bottom;
  }
  & tbody tr {
    border-top: 1px solid var(--ag-line);
  }
  & tbody tr:hover {
    background: var(--ag-band);
  }
  /* On phones each row is a line of its own words, which leaves out what there was none of. */
  @media screen and (max-width: 47.99rem) {
    & table,
    & tbody {
      display: block;
    }
    ${headsByEar}
    & tbody tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0.1rem 1rem;
      padding: 0.75rem 1.1rem;
    }
    & tbody tr:first-child {
      border-top: 0;
    }
    & tbody :is(th, td) {
      padding: 0;
    }
    & tbody th {
      flex: 1 0 100%;
      font-weight: 700;
    }
    /* Its figures go on in one line, each after its name. */
    & td {
      font-size: var(--ag-size-data);
      color: var(--ag-ink-soft);
    }
    & td::before {
      content: attr(data-label) ' ';
    }
    & [data-none] {
      display: none;
    }
  }
  /* Paper is not scrolled. */
  @media print {
    overflow: visible;
    & table {
      font-size: 0.6875rem;
    }
    & th,
    & td {
      padding: 0.4rem 0.3rem;
    }
    & th:first-child {
      min-width: 0;
    }
    & thead th {
      font-size: inherit;
    }
  }
`;
