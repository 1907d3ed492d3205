import { formatMoney } from '@agence/shared-contracts/backend/money';
import styled from 'styled-components';
import { accountingTexts as texts } from '../content/accounting.ts';
import { JOURNAL_KINDS } from '../orders/journalKinds.ts';
import { AccountTable } from './AccountTable.tsx';
import type { Entry } from './accountingApi.ts';
import { sumEntries } from './sumEntries.ts';

/** Columns of amounts, in their order. */
const MONEY = ['subtotal', 'tps', 'tvq', 'total'] as const;

/** What a period came to: each kind of move, their net, and what of it is the State's. Every sum stands once. */
export function Statement({ entries }: { readonly entries: readonly Entry[] }) {
  const net = sumEntries(entries);
  const kinds = JOURNAL_KINDS.map(
    (kind) => [kind, sumEntries(entries.filter((entry) => entry.kind === kind))] as const,
  );
  // What banks do is seldom: their rows are there where there is something in them.
  const rows = kinds.filter(([kind, { count }]) => count > 0 || kind === 'sale' || kind === 'refund');
  const cells = (sums: typeof net) =>
    MONEY.map((column) => (
      <td key={column} data-label={texts.columns[column]} data-none={sums.count === 0 ? '' : undefined} translate="no">
        {sums.count === 0 ? '–' : formatMoney(sums[`${column}_cents`])}
      </td>
    ));
  return (
    <Sums tabIndex={0} role="region" aria-label={texts.title}>
      <table aria-label={texts.title}>
        <thead>
          <tr>
            {Object.entries(texts.columns).map(([id, column]) => (
              <th key={id} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([kind, sums]) => (
            <tr key={kind} data-kind={kind} data-same={sums.count > 0 && sums.count === net.count ? '' : undefined}>
              <th scope="row">{texts.rows[kind]}</th>
              <td data-label={texts.columns.count}>{sums.count}</td>
              {cells(sums)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr data-kind="net">
            <th scope="row">{texts.net}</th>
            <td data-label={texts.columns.count}>{net.count}</td>
            {cells(net)}
          </tr>
          <tr data-kind="taxes">
            <th scope="row" colSpan={5}>
              {texts.taxes}
            </th>
            <td data-label={texts.columns.total} translate="no">
              {formatMoney(net.tps_cents + net.tvq_cents)}
            </td>
          </tr>
        </tfoot>
      </table>
    </Sums>
  );
}

const Sums = styled(AccountTable)`
  & th:first-child {
    text-align: start;
  }
  & tbody th {
    font-weight: 500;
  }
  & [data-kind='net'] {
    border-top: 1.5px solid var(--ag-ink);
    font-weight: 700;
    & > td:last-child {
      font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
    }
  }
  & [data-kind='taxes'] > th {
    font-weight: 400;
    color: var(--ag-ink-soft);
  }
  /* Where its columns are close, it still begins and ends where the sheets below it do. */
  @media (min-width: 48rem) and (max-width: 59.99rem) {
    & th:first-child {
      padding-left: 1.25rem;
    }
    & th:last-child,
    & td:last-child {
      padding-right: 1.25rem;
    }
  }
  /* On phones its columns stand below each other. */
  @media screen and (max-width: 47.99rem) {
    & :is(tbody, tfoot) > tr > :is(th, td) {
      display: flex;
      justify-content: space-between;
      align-items: baseline;
      gap: 1rem;
      white-space: normal;
    }
    & :is(tbody, tfoot) > tr > th {
      margin-bottom: 0.15rem;
      color: inherit;
      font-weight: 700;
      text-wrap: balance;
    }
    & td::before {
      content: attr(data-label);
      font: 400 var(--ag-size-data) / 1.4 var(--ag-text);
      color: var(--ag-ink-soft);
    }
    & :is([data-same], :has(> [data-none])) > td:not(:last-child) {
      display: none;
    }
    /* Of one figure alone the name of its row says what it is. */
    & :is(tbody, tfoot) > tr:is([data-kind='taxes'], [data-same], :has([data-none])) {
      display: flex;
      justify-content: space-between;
      align-items: baseline;
      & > th {
        margin-bottom: 0;
      }
      & > td::before {
        content: none;
      }
    }
    /* A total stands below what it is the sum of. */
    & tr:not([data-kind='taxes'], [data-same], :has(> [data-none])) > td:last-child {
      padding-top: 0.35rem;
      border-top: 1px solid var(--ag-line);
      font-weight: 700;
    }
    & [data-kind='net'] {
      border-top: 0;
      background: var(--ag-band);
    }
  }
`;
