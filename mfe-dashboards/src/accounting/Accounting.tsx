import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { Field, Select } from '@agence/shared-contracts/ui/Field';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { skipToken } from '@reduxjs/toolkit/query';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff } from '../console/staff.ts';
import { accountingTexts as texts } from '../content/accounting.ts';
import { Icon } from '../member/Icon.tsx';
import { ListFilters } from '../member/ListFilters.tsx';
import { Problem } from '../member/Panel.tsx';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { saveFile } from '../member/saveFile.ts';
import { HeadButton } from '../member/TitleRow.tsx';
import { useParameters } from '../member/useParameters.ts';
import { type Period, useAccountingQuery } from './accountingApi.ts';
import { accountsCsv } from './accountsCsv.ts';
import { Moves } from './Moves.tsx';
import { periodOf } from './periods.ts';
import { Statement } from './Statement.tsx';
import { TaxNumbers } from './TaxNumbers.tsx';

const PRESETS = ['month', 'lastMonth', 'quarter', 'year'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Sales, refunds and taxes of the period in the address; this month where there is none. */
export function Accounting() {
  const { isAllowed } = useStaff();
  const { search, show } = useParameters();
  const today = isoDate(new Date());
  // In January this month, quarter and year are the same days: the address has the name of what was chosen.
  const hasDays = search.has('du') || search.has('au');
  const preset = hasDays ? undefined : (PRESETS.find((one) => one === search.get('periode')) ?? 'month');
  const named = periodOf(preset ?? 'month', today);
  const day = (name: string, otherwise: string) => {
    const value = search.get(name) ?? '';
    return DAY.test(value) ? value : otherwise;
  };
  const period: Period = { since: day('du', named.since), until: day('au', named.until) };
  const isForward = period.since <= period.until;
  const { currentData: entries, isError, refetch } = useAccountingQuery(isAllowed && isForward ? period : skipToken);
  const dayField = (id: 'since' | 'until') => (
    <Field
      id={`comptes-${id}`}
      label={texts[id]}
      type="date"
      value={period[id]}
      onChange={({ currentTarget }) => {
        const chosen: Period = { ...period, [id]: currentTarget.value };
        show({ du: chosen.since, au: chosen.until });
      }}
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
            onChange={({ currentTarget }) => show({ periode: currentTarget.value })}
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
