import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff } from '../console/staff.ts';
import { trafficTexts as texts } from '../content/traffic.ts';
import { FilterTabs } from '../member/FilterTabs.tsx';
import { foldArrow } from '../member/foldArrow.ts';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { Choices } from './Choices.tsx';
import { ConsentSwitch } from './ConsentSwitch.tsx';
import { DayGraph } from './DayGraph.tsx';
import { NoVisit } from './NoVisit.tsx';
import { usePageTitles } from './pageTitles.ts';
import { Totals } from './Totals.tsx';
import { isUnmeasured, TrafficTable } from './TrafficTable.tsx';
import { type Grouping, useTrafficQuery } from './trafficApi.ts';

const GROUPINGS: readonly Grouping[] = ['page', 'source', 'campaign'];
const PERIODS = [7, 30, 90, 365] as const;
const DAY_MS = 86_400_000;

/** Visits by day, and what came of them by page, source or campaign; the address says which and since when. */
export function Traffic() {
  const { isAllowed, roles } = useStaff();
  const [search, setSearch] = useSearchParams();
  const days = PERIODS.find((period) => String(period) === search.get('jours')) ?? 30;
  const grouping = GROUPINGS.find((one) => one === search.get('par')) ?? 'page';
  const until = isoDate(new Date());
  const since = new Date(Date.parse(until) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  const { data, isError, isFetching, refetch } = useTrafficQuery(
    isAllowed ? { since, until, grouping_by: grouping } : skipToken,
  );
  // The report is there before they are.
  const titles = usePageTitles(grouping === 'page' ? data?.rows : undefined);
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <AdminFrame>
      <PlaceHead title={texts.title} lead={texts.lead}>
        <Choices
          label={texts.period}
          options={PERIODS.map((period) => [String(period), texts.periods[period]])}
          chosen={String(days)}
          onChoose={(period) => set('jours', period)}
        />
      </PlaceHead>
      {isError && !data ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton $height="20rem" aria-busy="true" />
      ) : (
        <>
          <Totals report={data} period={days} />
          {data.days.some(({ visits }) => visits > 0) ? null : (
            <NoVisit isOnlyAfter={data.only_after_consent} seesStatus={Boolean(roles?.includes('owner'))} />
          )}
          <DayGraph {...{ since, until }} days={data.days} countedSince={data.counted_since} />
          {data.rows.every(isUnmeasured) ? (
            data.rows.length > 0 && <Soft>{texts.onlyUnmeasured}</Soft>
          ) : (
            <TrafficTable
              rows={data.rows}
              titles={grouping === 'page' ? titles : undefined}
              grouping={grouping}
              isBusy={isFetching}
            >
              <FilterTabs
                label={texts.by}
                options={GROUPINGS.map((one) => ({ id: one, label: texts.groupings[one] }))}
                chosen={grouping}
                onChoose={(one) => set('par', one)}
              />
            </TrafficTable>
          )}
          <Legend>
            <summary>{texts.legend}</summary>
            <Soft>{texts.counted}</Soft>
            <Soft>{texts.note}</Soft>
            <Soft>{texts.compared}</Soft>
          </Legend>
          {roles?.includes('owner') ? <ConsentSwitch isOnlyAfter={data.only_after_consent} /> : null}
        </>
      )}
    </AdminFrame>
  );
}

const Legend = styled.details`
  ${foldArrow}
  & > summary {
    width: fit-content;
    padding-block: 0.6rem;
    font-weight: 600;
  }
  & > p + p {
    margin-top: 0.5rem;
  }
`;
