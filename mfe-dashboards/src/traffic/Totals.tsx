import { formatMoney } from '@agence/shared-contracts/backend/money';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { trafficTexts as texts } from '../content/traffic.ts';
import { Figure, Figures } from '../member/Figures.tsx';
import type { TrafficReport } from './trafficApi.ts';

/** Rows that a report has at most; those that came to something are the first of them. */
const MOST_ROWS = 100;

interface TotalsProps {
  readonly report: TrafficReport;
}

/** What a period came to: what was asked for and sold is all of it, with or without a visit that was counted. */
export function Totals({ report: { days, rows } }: TotalsProps) {
  const last = rows[MOST_ROWS - 1];
  const isWhole = !last || last.requests + last.sales === 0;
  const sum = (of: 'requests' | 'sales' | 'sales_cents') => rows.reduce((total, row) => total + row[of], 0);
  const visits = days.reduce((total, day) => total + day.visits, 0);
  return (
    <Figures>
      <Figure title={texts.columns.visits} value={frenchNumber(visits)} />
      {isWhole ? (
        <>
          <Figure title={texts.columns.requests} value={frenchNumber(sum('requests'))} />
          <Figure title={texts.columns.sales} value={frenchNumber(sum('sales'))} />
          <Figure title={texts.columns.sales_cents} value={formatMoney(sum('sales_cents'))} />
        </>
      ) : null}
    </Figures>
  );
}
