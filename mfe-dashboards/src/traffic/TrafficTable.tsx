import { formatMoney } from '@agence/shared-contracts/backend/money';
import styled from 'styled-components';
import { trafficTexts as texts } from '../content/traffic.ts';
import { scrollCue } from '../member/scrollCue.ts';
import type { Grouping, TrafficReport } from './trafficApi.ts';

const COUNTS = ['visits', 'views', 'phones', 'downloads', 'requests', 'sales', 'sales_cents'] as const;

interface TrafficTableProps {
  readonly rows: TrafficReport['rows'];
  readonly grouping: Grouping;
  readonly isBusy: boolean;
}

/** What came of each page, source or campaign. */
export function TrafficTable({ rows, grouping, isBusy }: TrafficTableProps) {
  return (
    // Wider than a phone: it is scrolled, by keyboard too.
    <Frame role="region" aria-label={texts.groupings[grouping]} aria-busy={isBusy} tabIndex={0}>
      <table aria-label={texts.groupings[grouping]}>
        <thead>
          <tr>
            <th scope="col">{texts.columns[grouping]}</th>
            {COUNTS.map((column) => (
              <th key={column} scope="col">
                {texts.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name || texts.nameless[grouping]}</th>
              {COUNTS.map((column) => (
                <td key={column} translate="no">
                  {column === 'sales_cents' ? formatMoney(row.sales_cents) : row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

const Frame = styled.div`
  ${scrollCue}
  border-radius: var(--ag-radius-large);
  border: 1px solid var(--ag-line);
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
