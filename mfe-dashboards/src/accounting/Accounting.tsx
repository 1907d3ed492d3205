import { formatMoney } from '@agence/shared-contracts/backend/money';
import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Chip } from '@agence/shared-contracts/ui/Chip';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff } from '../console/staff.ts';
import { accountingTexts as texts } from '../content/accounting.ts';
import { headsByEar } from '../member/headsByEar.ts';
import { Problem } from '../member/Panel.tsx';
import { saveFile } from '../member/saveFile.ts';
import { scrollCue } from '../member/scrollCue.ts';
import { TitleRow } from '../member/TitleRow.tsx';
import { JOURNAL_KINDS } from '../orders/journalKinds.ts';
import { type Entry, type Period, useAccountingQuery } from './accountingApi.ts';
import { accountsCsv } from './accountsCsv.ts';
import { periodOf } from './periods.ts';
import { sumEntries } from './sumEntries.ts';
import { TaxNumbers } from './TaxNumbers.tsx';

const PRESETS = ['month', 'lastMonth', 'quarter', 'year'] as const;
/** Columns of amounts, in their order. */
const MONEY = ['subtotal', 'tps', 'tvq', 'total'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Sales, refunds and taxes of the period in the address; this month where there is none. */
export function Accounting() {
  const { isAllowed } = useStaff();
  const [search, setSearch] = useSearchParams();
  const today = isoDate(new Date());
  const month = periodOf('month', today);
  const day = (name: string, otherwise: string) => {
    const value = search.get(name) ?? '';
    return DAY.test(value) ? value : otherwise;
  };
  const period: Period = { since: day('du', month.since), until: day('au', month.until) };
  const isForward = period.since <= period.until;
  const { currentData: entries, isError, refetch } = useAccountingQuery(isAllowed && isForward ? period : skipToken);
  const show = ({ since, until }: Period) => setSearch({ du: since, au: until }, { replace: true });

  return (
    <AdminFrame>
      <TitleRow>
        <div>
          <h1>{texts.title}</h1>
          <Soft>{texts.lead}</Soft>
        </div>
        <Button
          type="button"
          $look="secondary"
          aria-disabled={!entries}
          onClick={() =>
            saveFile(
              texts.file(period.since, period.until),
              new Blob([accountsCsv(entries ?? [])], { type: 'text/csv;charset=utf-8' }),
            )
          }
        >
          {texts.export}
        </Button>
      </TitleRow>
      <PeriodForm role="search" aria-label={texts.period} onSubmit={(event) => event.preventDefault()}>
        <Row>
          {PRESETS.map((preset) => {
            const each = periodOf(preset, today);
            return (
              <Chip
                key={preset}
                type="button"
                aria-pressed={each.since === period.since && each.until === period.until}
                onClick={() => show(each)}
              >
                {texts.presets[preset]}
              </Chip>
            );
          })}
        </Row>
        <Days>
          <Field
            id="comptes-du"
            label={texts.since}
            type="date"
            value={period.since}
            onChange={({ currentTarget }) => show({ ...period, since: currentTarget.value })}
          />
          <Field
            id="comptes-au"
            label={texts.until}
            type="date"
            value={period.until}
            onChange={({ currentTarget }) => show({ ...period, until: currentTarget.value })}
          />
        </Days>
      </PeriodForm>
      {!isForward ? (
        <Problem role="alert">{texts.badPeriod}</Problem>
      ) : isError ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : entries ? (
        <Totals entries={entries} />
      ) : (
        <Skeleton $height="18rem" aria-busy="true" />
      )}
      <TaxNumbers />
    </AdminFrame>
  );
}

function Totals({ entries }: { readonly entries: readonly Entry[] }) {
  const net = sumEntries(entries);
  const kinds = JOURNAL_KINDS.map(
    (kind) => [kind, sumEntries(entries.filter((entry) => entry.kind === kind))] as const,
  );
  // What banks do is seldom: their rows are there where there is something in them.
  const rows = [
    ...kinds.filter(([kind, { count }]) => count > 0 || kind === 'sale' || kind === 'refund'),
    ['total', net] as const,
  ];
  return (
    <Sheet>
      <Scroll tabIndex={0} role="region" aria-label={texts.title}>
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
              <tr key={kind} data-kind={kind}>
                <th scope="row">{texts.rows[kind]}</th>
                <td data-label={texts.columns.count}>{sums.count}</td>
                {MONEY.map((column) => (
                  <td key={column} data-label={texts.columns[column]} translate="no">
                    {formatMoney(sums[`${column}_cents`])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p>
        <strong>{texts.taxes}</strong> TPS <span translate="no">{formatMoney(net.tps_cents)}</span>, TVQ{' '}
        <span translate="no">{formatMoney(net.tvq_cents)}</span>
      </p>
    </Sheet>
  );
}

const PeriodForm = styled.form``;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 14rem));
  gap: 1rem;
  margin-top: 1rem;
  & > div {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 34rem) {
    & input {
      padding-inline: 0.6rem;
      font-size: 0.9375rem;
    }
  }
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
`;

const Scroll = styled.div`
  ${scrollCue}
  border-radius: var(--ag-radius-large);
  border: 1px solid var(--ag-line);
  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & th,
  & td {
    padding: 0.9rem 1.25rem;
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & th:first-child {
    text-align: start;
  }
  @media (max-width: 59.99rem) {
    & th,
    & td {
      padding-inline: 0.7rem;
    }
  }
  & thead th {
    font-size: var(--ag-size-small);
    font-weight: 400;
    color: var(--ag-ink-soft);
    background: var(--ag-band);
  }
  & tbody tr {
    box-shadow: inset 0 1px 0 var(--ag-line);
  }
  & [data-kind='total'] {
    font-weight: 700;
  }
  /* On phones each row is a sheet of its own, with its columns below each other. */
  @media screen and (max-width: 47.99rem) {
    & table,
    & tbody {
      display: block;
    }
    ${headsByEar}
    & tbody tr {
      display: grid;
      gap: 0.35rem;
      padding: 1rem 1.1rem;
    }
    & tbody :is(th, td) {
      display: flex;
      justify-content: space-between;
      gap: 1rem;
      padding: 0;
    }
    & tbody th {
      margin-bottom: 0.15rem;
      font-weight: 700;
    }
    & td::before {
      content: attr(data-label);
      font-weight: 400;
      color: var(--ag-ink-soft);
    }
    & td:last-child {
      padding-top: 0.35rem;
      border-top: 1px solid var(--ag-line);
      font-weight: 700;
    }
  }
`;
