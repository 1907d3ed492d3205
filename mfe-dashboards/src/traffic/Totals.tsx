import { formatMoney } from '@agence/shared-contracts/backend/money';
import { shortDay } from '@agence/shared-contracts/format/frenchDate';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { trafficTexts as texts } from '../content/traffic.ts';
import { Figure, Figures } from '../member/Figures.tsx';
import { withRaised } from '../member/raised.tsx';
import type { TrafficReport } from './trafficApi.ts';

/** Rows that a report has at most; those that came to something are the first of them. */
const MOST_ROWS = 100;

interface TotalsProps {
  readonly report: TrafficReport;
  /** Of how many days. */
  readonly period: keyof typeof texts.before;
}

/** What a period came to, beside the one before: what was asked for and sold is all of it, with or without a visit that was counted. */
export function Totals({ report: { days, rows, before, counted_since }, period }: TotalsProps) {
  const last = rows[MOST_ROWS - 1];
  const isWhole = !last || last.requests + last.sales === 0;
  const sum = (of: 'requests' | 'sales' | 'sales_cents') => rows.reduce((total, row) => total + row[of], 0);
  const visits = days.reduce((total, day) => total + day.visits, 0);
  const figure = (of: 'visits' | 'requests' | 'sales' | 'sales_cents', value: number, format = frenchNumber) => {
    return (
      <Figure title={texts.columns[of]} value={format(value)}>
        {before ? <Compared>{compared(of, before[of], value)}</Compared> : null}
      </Figure>
    );
  };
  const compared = (of: 'visits' | 'requests' | 'sales' | 'sales_cents', past: number | null, value: number) => {
    if (past === null) return counted_since ? withRaised(texts.countedSince(shortDay(counted_since))) : texts.uncounted;
    if (past === 0) return texts.noneBefore[of];
    return <b>{texts.change(Math.round((value / past - 1) * 100))}</b>;
  };
  return (
    <Sheet>
      <Figures>
        {figure('visits', visits)}
        {isWhole ? (
          <>
            {figure('requests', sum('requests'))}
            {figure('sales', sum('sales'))}
            {figure('sales_cents', sum('sales_cents'), formatMoney)}
          </>
        ) : null}
      </Figures>
      {before && (isWhole || before.visits !== null) ? <Against>{texts.against(texts.before[period])}</Against> : null}
    </Sheet>
  );
}

const Sheet = styled.div`
  overflow: hidden;
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  & > div {
    border: 0;
    border-radius: 0;
  }
`;

/** Which period that is, once for all of them, as a note below a table. */
const Against = styled(Soft)`
  max-width: none;
  padding: 0.6rem 1.25rem;
  border-top: 1px solid var(--ag-line);
  font-size: var(--ag-size-label);
`;

const Compared = styled.small`
  font-size: var(--ag-size-label);
  & > b {
    font-weight: 600;
    color: var(--ag-ink);
  }
`;
