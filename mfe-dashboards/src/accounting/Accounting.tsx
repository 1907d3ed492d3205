import { formatMoney } from '@agence/shared-contracts/backend/money';
import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { Field, Select } from '@agence/shared-contracts/ui/Field';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { skipToken } from '@reduxjs/toolkit/query';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff } from '../console/staff.ts';
import { accountingTexts as texts } from '../content/accounting.ts';
import { Figure, Figures } from '../member/Figures.tsx';
import { headsByEar } from '../member/headsByEar.ts';
import { Icon } from '../member/Icon.tsx';
import { ListFilters } from '../member/ListFilters.tsx';
import { Problem } from '../member/Panel.tsx';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { saveFile } from '../member/saveFile.ts';
import { scrollCue } from '../member/scrollCue.ts';
import { HeadButton } from '../member/TitleRow.tsx';
import { useParameters } from '../member/useParameters.ts';
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
  const { search, show } = useParameters();
  const today = isoDate(new Date());
  const month = periodOf('month', today);
  const day = (name: string, otherwise: string) => {
    const value = search.get(name) ?? '';
    return DAY.test(value) ? value : otherwise;
  };
  const period: Period = { since: day('du', month.since), until: day('au', month.until) };
  const isForward = period.since <= period.until;
  const { currentData: entries, isError, refetch } = useAccountingQuery(isAllowed && isForward ? period : skipToken);
  const choose = ({ since, until }: Period, name?: (typeof PRESETS)[number]) =>
    show({ du: since, au: until, ...(name && { periode: name }) });
  const fitting = PRESETS.filter((one) => {
    const { since, until } = periodOf(one, today);
    return since === period.since && until === period.until;
  });
  // In January the year, the quarter and the month are the same days: the name that was chosen stays.
  const preset = fitting.find((one) => one === search.get('periode')) ?? fitting[0];
  const dayField = (id: 'since' | 'until') => (
    <Field
      id={`comptes-${id}`}
      label={texts[id]}
      type="date"
      value={period[id]}
      onChange={({ currentTarget }) => choose({ ...period, [id]: currentTarget.value })}
    />
  );

  return (
    <AdminFrame>
      <PlaceHead title={texts.title} lead={texts.lead}>
        <HeadButton
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
          <Icon name="save" size={20} />
          <span>{texts.export}</span>
        </HeadButton>
      </PlaceHead>
      <ListFilters
        label={texts.period}
        main={
          <Select
            id="comptes-periode"
            label={texts.period}
            value={preset ?? ''}
            onChange={({ currentTarget }) => {
              const chosen = PRESETS.find((one) => one === currentTarget.value);
              if (chosen) choose(periodOf(chosen, today), chosen);
            }}
          >
            {/* Of days that somebody has set: it is no choice. */}
            {preset ? null : <option value="">{texts.otherDays}</option>}
            {PRESETS.map((one) => (
              <option key={one} value={one}>
                {texts.presets[one]}
              </option>
            ))}
          </Select>
        }
        chosen={preset ? 0 : 1}
      >
        {dayField('since')}
        {dayField('until')}
      </ListFilters>
      {!isForward ? (
        <Problem role="alert">{texts.badPeriod}</Problem>
      ) : isError ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : entries ? (
        <Totals entries={entries} />
      ) : (
        <>
          <Skeleton $height="7.5rem" aria-busy="true" />
          <Skeleton $height="18rem" aria-busy="true" />
        </>
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
  const back = sumEntries(entries.filter(({ kind }) => kind !== 'sale'));
  const sales = sumEntries(entries.filter(({ kind }) => kind === 'sale'));
  return (
    <>
      <Figures>
        <Figure title={texts.rows.sale} value={formatMoney(sales.total_cents)}>
          {texts.sales(sales.count)}
        </Figure>
        <Figure title={texts.figures.back} value={formatMoney(back.total_cents)}>
          {texts.figures.moves(back.count)}
        </Figure>
        <Figure title={texts.figures.taxes} value={formatMoney(net.tps_cents + net.tvq_cents)}>
          {texts.figures.each(formatMoney(net.tps_cents), formatMoney(net.tvq_cents))}
        </Figure>
        <Figure title={texts.figures.net} value={formatMoney(net.subtotal_cents)}>
          {texts.figures.whole(formatMoney(net.total_cents))}
        </Figure>
      </Figures>
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
    </>
  );
}

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
