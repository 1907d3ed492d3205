import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff } from '../console/staff.ts';
import { accountingTexts as texts } from '../content/accounting.ts';
import { periodTexts } from '../content/periods.ts';
import { byEar } from '../member/byEar.ts';
import { Icon } from '../member/Icon.tsx';
import { Problem } from '../member/Panel.tsx';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { withRaised } from '../member/raised.tsx';
import { saveFile } from '../member/saveFile.ts';
import { HeadButton } from '../member/TitleRow.tsx';
import { useParameters } from '../member/useParameters.ts';
import { daysText } from '../period/daysText.ts';
import { PeriodFields } from '../period/PeriodFields.tsx';
import { type AskedPeriod, type Period, periodIn, periodOf } from '../period/periods.ts';
import { useAccountingQuery } from './accountingApi.ts';
import { accountsCsv } from './accountsCsv.ts';
import { Moves } from './Moves.tsx';
import { Statement } from './Statement.tsx';
import { TaxNumbers } from './TaxNumbers.tsx';

/** Sales, refunds and taxes of the period in the address; this month where there is none. */
export function Accounting() {
  const { isAllowed } = useStaff();
  const { search, change } = useParameters();
  const today = isoDate(new Date());
  const asked = periodIn(search, today);
  const period: AskedPeriod & Period = {
    ...(asked.since || asked.until ? {} : { preset: 'month' }),
    ...periodOf('month', today),
    ...asked,
  };
  const isForward = period.since <= period.until;
  const {
    currentData: entries,
    isError,
    refetch,
  } = useAccountingQuery(isAllowed && isForward ? { since: period.since, until: period.until } : skipToken);

  return (
    <AdminFrame>
      <PlaceHead title={texts.title} lead={<Lead>{texts.lead}</Lead>}>
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
      <Choice role="search" aria-label={periodTexts.label}>
        <PeriodFields id="comptes" period={period} onChange={change} />
        {period.preset ? <Soft>{withRaised(daysText(period))}</Soft> : null}
      </Choice>
      {!isForward ? (
        <Problem role="alert">{texts.badPeriod}</Problem>
      ) : isError ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : entries ? (
        <>
          <Statement entries={entries} />
          <Moves entries={entries} />
        </>
      ) : (
        <>
          <Skeleton $height="7.5rem" aria-busy="true" />
          <Skeleton $height="max(18rem, 52rem - 40vw)" aria-busy="true" />
        </>
      )}
      <TaxNumbers />
    </AdminFrame>
  );
}

/** On phones the sums begin in the upper half of the first screen. */
const Lead = styled.span`
  @media (max-width: 39.99rem) {
    ${byEar}
  }
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 1rem;
  & > div {
    flex: 1 1 9rem;
    max-width: 17rem;
  }
  /* In one line with what was chosen. */
  & > p {
    padding-bottom: 0.7rem;
  }
  @media (max-width: 39.99rem) {
    gap: 0.5rem 1rem;
    & > :has(select) {
      flex-basis: 100%;
      max-width: none;
    }
    /* It stands in the field itself. */
    & > :has(select) label {
      ${byEar}
    }
    & > p {
      padding-bottom: 0;
    }
  }
`;
