import { formatMoney } from '@agence/shared-contracts/backend/money';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { usePrinting } from '@agence/shared-contracts/ui/usePrinting';
import { type CSSProperties, type ReactNode, useState } from 'react';
import styled, { css } from 'styled-components';
import { trafficTexts as texts } from '../content/traffic.ts';
import { byEar } from '../member/byEar.ts';
import { scrollCue } from '../member/scrollCue.ts';
import { TextButton } from '../member/TextButton.tsx';
import type { Grouping, PageTitles, TrafficReport } from './trafficApi.ts';

const COUNTS = ['visits', 'views', 'phones', 'downloads', 'requests', 'sales', 'sales_cents'] as const;

/** What only a visit comes to. */
const OF_VISITS: readonly string[] = ['visits', 'views', 'phones', 'downloads'] satisfies (typeof COUNTS)[number][];

/** What a visit is for. */
const OUTCOMES: readonly string[] = COUNTS.filter((column) => column !== 'visits' && column !== 'views');

type TrafficRow = TrafficReport['rows'][number];

/** Of requests and sales whose visit was not counted neither page nor source is known. */
export const isUnmeasured = ({ name, visits, views }: TrafficRow) => name === '' && visits === 0 && views === 0;

function figureOf(row: TrafficRow, column: (typeof COUNTS)[number]): string {
  if (column !== 'sales_cents') return frenchNumber(row[column]);
  return row.sales_cents === 0 ? texts.noAmount : formatMoney(row.sales_cents);
}

interface TrafficTableProps {
  readonly rows: readonly TrafficRow[];
  /** Where rows are pages, what they are called; more of them may come. */
  readonly titles: PageTitles | undefined;
  readonly grouping: Grouping;
  readonly isBusy: boolean;
  /** What stands above its columns. */
  readonly children: ReactNode;
}

/** How many names are shown until somebody asks for all. */
const SHOWN = 5;

/** What came of each page, source or campaign; last what came of no visit that was counted. */
export function TrafficTable({ rows, titles, grouping, isBusy, children }: TrafficTableProps) {
  const named = rows.filter((row) => !isUnmeasured(row));
  const isPrinting = usePrinting();
  const [isWhole, setWhole] = useState(false);
  // One row more takes no more room than the button that would show it.
  const mayFold = named.length > SHOWN + 1;
  const shown = mayFold && !isWhole && !isPrinting ? named.slice(0, SHOWN) : named;
  // What nothing came of in any row says nothing.
  const columns = COUNTS.filter((column) => rows.some((row) => row[column] !== 0));
  // The one that the others are compared by.
  const [first = 'visits'] = columns;
  const most = Math.max(1, ...named.map((row) => row[first]));
  return (
    <Sheet data-folded={shown.length < named.length || undefined}>
      <header>{children}</header>
      {/* Wider than its window with large text: it is scrolled, by keyboard too. */}
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
              <tr
                key={row.name}
                data-share={isUnmeasured(row) ? undefined : ''}
                data-page={titles && !isUnmeasured(row) ? '' : undefined}
                style={{ '--share': `${((row[first] / most) * 100).toFixed(1)}%` } as CSSProperties}
              >
                <th scope="row">
                  {isUnmeasured(row) ? texts.unmeasured : titles?.[row.name] || row.name || texts.nameless[grouping]}
                  {titles?.[row.name] ? <small> {row.name}</small> : null}
                </th>
                {columns.map((column) => (
                  <td
                    key={column}
                    translate="no"
                    data-outcome={OUTCOMES.includes(column) ? '' : undefined}
                    data-unit={texts.units[column](row[column])}
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

/** As far from its edge as words of other panels. */
const EDGE = 'clamp(1.1rem, 2.5vw, 1.75rem)';

const Sheet = styled.section`
  --panel-ground: var(--ag-surface);
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  & > header {
    display: grid;
    gap: 0.75rem;
    padding: 0.5rem ${EDGE} 0;
  }
  /* The line below its words is that of the columns, from edge to edge. */
  & > header > [role='group'] {
    border-bottom: 0;
  }
  & > footer {
    padding: 0.25rem ${EDGE};
    border-top: 1px solid var(--ag-line);
  }
  @media print {
    & > footer {
      display: none;
    }
  }
`;

/** As long as the share of the most, on its own track. */
const bar = css`
  content: '';
  height: 3px;
  border-radius: 2px;
  background: linear-gradient(var(--ag-contour-deep) 0 0) 0 / var(--share) 100% no-repeat;
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
  /* What came of visits stands out; of nothing it is a small nought. */
  & [data-outcome]:not([data-none]) {
    font-weight: 600;
  }
  & [data-none] {
    font-size: 0.875em;
    color: color-mix(in srgb, var(--ag-ink-soft) 90%, var(--ag-surface));
  }
  & th:first-child {
    text-align: start;
    overflow-wrap: anywhere;
  }
  /* Its words begin and end where those above it do; what room there is goes to the names: figures are near each other. */
  @media screen and (min-width: 75rem) {
    & th,
    & td {
      padding-inline: 0.5rem;
    }
    & th:first-child {
      width: 100%;
      min-width: 12rem;
      padding-inline-start: ${EDGE};
    }
    /* An amount is another thing than what is counted before it. */
    & th:last-child,
    & td:last-child {
      padding-inline: 1.75rem ${EDGE};
    }
    & tbody th {
      font-size: var(--ag-size-data);
      font-weight: 600;
      text-wrap: balance;
    }
    /* Room for a name above its address: nothing moves when it comes. */
    & [data-page] > th {
      height: 4.75rem;
    }
    & thead th:not(:first-child) {
      min-width: 5.5rem;
    }
    & thead th:last-child {
      min-width: 9rem;
    }
  }
  & thead th {
    font-size: var(--ag-size-small);
    font-weight: 400;
    color: var(--ag-ink-soft);
    background: var(--ag-band);
    vertical-align: bottom;
    text-wrap: balance;
  }
  & tbody tr {
    border-top: 1px solid var(--ag-line);
  }
  & tbody tr:hover {
    background: var(--ag-band);
  }
  & th > small {
    display: block;
    font-size: var(--ag-size-label);
    font-weight: 400;
    color: var(--ag-ink-soft);
  }
  /* How it compares, below its name. */
  @media screen and (min-width: 75rem) {
    & [data-share] > th::after {
      ${bar}
      display: block;
      margin-top: 0.4rem;
    }
  }
  /* Where columns have no room the first figure stands beside the name, and below both the rest in words, without what there was none of. */
  @media screen and (max-width: 74.99rem) {
    & table,
    & thead,
    & tbody {
      display: block;
    }
    & tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0.35rem 1em;
      justify-content: space-between;
      overflow-x: clip;
    }
    & thead {
      padding: 0.5rem ${EDGE};
      background: var(--ag-band);
    }
    & thead th:nth-child(n + 3) {
      ${byEar}
    }
    & tbody {
      padding-inline: ${EDGE};
    }
    & tbody tr {
      justify-content: start;
      padding-block: 0.75rem;
    }
    & tbody tr:first-child {
      border-top: 0;
    }
    & tr > :is(th, td) {
      min-width: 0;
      padding: 0;
    }
    & tbody th {
      flex: 1 1 70%;
      line-height: 1.35;
    }
    & tr:not([data-share]) > th[scope='row'] {
      flex-basis: 100%;
    }
    & th > small {
      ${byEar}
    }
    & td:nth-child(2) {
      font-weight: 600;
    }
    & [data-share]::before {
      ${bar}
      order: 1;
      flex: 0 0 100%;
    }
    & td:nth-child(n + 3) {
      order: 2;
      font-size: var(--ag-size-small);
      font-weight: 400;
      color: var(--ag-ink-soft);
      &::before {
        content: '·' / '';
        display: inline-block;
        width: 1em;
        margin-left: -1em;
        text-align: center;
      }
      &::after {
        content: ' ' attr(data-unit);
      }
    }
    & td[data-none] {
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
