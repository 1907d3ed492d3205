import { formatMoney } from '@agence/shared-contracts/backend/money';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import styled from 'styled-components';
import { studioTexts } from '../content/studio.ts';
import { Panel } from '../member/Panel.tsx';
import { Room } from '../member/Room.tsx';
import { Choices } from '../traffic/Choices.tsx';
import { BarChart, monthName } from './BarChart.tsx';
import { type SeriesMonth, useSeriesQuery } from './studioApi.ts';

const texts = studioTexts.charts;

interface SeriesChartsProps {
  /** Whether there is somebody to ask about. */
  readonly isAsked: boolean;
}

/** Net revenue or new students of the last twelve months, drawn, and both as a table for who wants the figures. */
export function SeriesCharts({ isAsked }: SeriesChartsProps) {
  const { data, isError } = useSeriesQuery(isAsked ? undefined : skipToken);
  if (isError) return null;
  return (
    <Room name="studio-charts" isComing={!data} height="26.5rem" narrow="26rem">
      {data ? <Drawn data={data} /> : <Skeleton $height="100%" aria-busy="true" />}
    </Room>
  );
}

function Drawn({ data }: { readonly data: readonly SeriesMonth[] }) {
  const [shown, setShown] = useState('revenue');
  const isEmpty = data.every(({ revenue_cents, students }) => revenue_cents === 0 && students === 0);
  return (
    <Panel aria-labelledby="evolution">
      <header>
        <h2 id="evolution">{texts.title}</h2>
        {isEmpty ? null : (
          <Choices
            label={texts.shown}
            options={[
              ['revenue', texts.revenue],
              ['students', texts.students],
            ]}
            chosen={shown}
            onChoose={setShown}
          />
        )}
      </header>
      {isEmpty ? (
        <Soft>{texts.none}</Soft>
      ) : (
        <>
          {shown === 'revenue' ? (
            <BarChart
              title={texts.revenue}
              unitText={texts.revenueUnit}
              months={data.map(({ month, revenue_cents }) => ({ month, value: revenue_cents }))}
              format={formatMoney}
              axis={(cents) => formatMoney(cents).replace(/,00/, '')}
              unit={100}
            />
          ) : (
            <BarChart
              title={texts.students}
              unitText={texts.studentsUnit}
              months={data.map(({ month, students }) => ({ month, value: students }))}
              format={(value) => frenchNumber(value)}
              axis={(value) => frenchNumber(value)}
              unit={1}
            />
          )}
          <Figures>
            <Summary>{texts.table}</Summary>
            <Wide tabIndex={0} role="group" aria-labelledby="evolution">
              <Table aria-labelledby="evolution">
                <thead>
                  <tr>
                    <th scope="col">{texts.month}</th>
                    <th scope="col">{texts.revenue}</th>
                    <th scope="col">{texts.students}</th>
                  </tr>
                </thead>
                <tbody>
                  {data.map(({ month, revenue_cents, students }) => (
                    <tr key={month}>
                      <th scope="row">{`${monthName(month)} ${month.slice(0, 4)}`}</th>
                      <td translate="no">{formatMoney(revenue_cents)}</td>
                      <td>{frenchNumber(students)}</td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </Wide>
          </Figures>
        </>
      )}
    </Panel>
  );
}

/* On paper there is nothing to open. */
const Figures = styled.details`
  @media print {
    &::details-content {
      height: auto;
      content-visibility: visible;
    }
  }
`;

const Summary = styled.summary`
  width: fit-content;
  padding-block: 0.6rem;
  margin-block: -0.6rem;
  font-weight: 600;
  cursor: pointer;
`;

/* With large text there is more than fits beside each other. */
const Wide = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: 0.6rem 0.75rem;
    border-bottom: 1px solid var(--ag-line);
    text-align: right;
    font-weight: 400;
    white-space: nowrap;
  }
  & thead th {
    font-weight: 600;
  }
  & th:first-child,
  & td:first-child {
    padding-left: 0;
    text-align: left;
  }
`;
