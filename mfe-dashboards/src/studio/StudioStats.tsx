import { formatMoney } from '@agence/shared-contracts/backend/money';
import { longDate, longMonth } from '@agence/shared-contracts/format/frenchDate';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Figure } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { studioTexts } from '../content/studio.ts';
import { withRaised } from '../member/raised.tsx';
import type { CreatorStats, OwnCourse, SeriesMonth } from './studioApi.ts';

const texts = studioTexts.stats;

interface StudioStatsProps {
  /** Undefined while they load. */
  readonly courses: readonly OwnCourse[] | undefined;
  /** Undefined while they load, null for who has taught nothing yet and when the figures cannot be read (DSH-059). */
  readonly stats: CreatorStats | null | undefined;
  /** The last months, where they are known: they say how a figure has moved. */
  readonly months: readonly SeriesMonth[] | undefined;
}

/** The four figures of a creator, from the database (DSH-039). */
export function StudioStats({ courses, stats, months }: StudioStatsProps) {
  const [latest, before] = [...(months ?? [])].reverse();
  const month = nameOf(latest);
  const total = stats?.total_revenue ?? 0;
  const figures = [
    { label: texts.courses, value: String(courses?.length ?? 0), note: published(courses ?? []) },
    {
      label: texts.students,
      value: frenchNumber(stats?.total_students ?? 0),
      note: latest ? texts.newStudents(latest.students, month) : '',
    },
    { label: texts.revenue, value: formatMoney(total), note: texts.since(nameOf(firstOf(months ?? [], total))) },
    {
      label: texts.month,
      value: formatMoney(stats?.monthly_revenue ?? 0),
      note: latest && before ? moved(latest.revenue_cents - before.revenue_cents, nameOf(before)) : '',
    },
  ];
  return (
    <List>
      {figures.map(({ label, value, note }) => (
        <li key={label} data-compared={label === texts.month ? '' : undefined}>
          <Figure>
            <span>{label}</span>
            <strong translate="no">
              {courses && stats !== undefined ? (
                value
              ) : (
                <Skeleton as="i" $height="1em" $width="3.5em" aria-busy="true" />
              )}
            </strong>
            {stats === null ? null : <small>{courses && stats ? withRaised(note) : null}</small>}
          </Figure>
        </li>
      ))}
    </List>
  );
}

const nameOf = (month: SeriesMonth | undefined) => (month ? longMonth(new Date(`${month.month}-15T00:00:00Z`)) : '');

function published(courses: readonly OwnCourse[]) {
  const count = courses.filter(({ is_published }) => is_published).length;
  return courses.length > 0 ? texts.published(count, courses.length - count) : '';
}

/** The month in which revenue began; undefined where that is longer ago than the months are known. */
function firstOf(months: readonly SeriesMonth[], total: number) {
  const known = months.reduce((sum, { revenue_cents }) => sum + revenue_cents, 0);
  return known === total ? months.find(({ revenue_cents }) => revenue_cents !== 0) : undefined;
}

const moved = (cents: number, month: string) =>
  cents === 0
    ? ''
    : texts[cents > 0 ? 'risen' : 'fallen'](longDate(Date.now()).slice(0, -5), formatMoney(Math.abs(cents)), month);

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  border: 1px solid var(--ag-line);
  @media (min-width: 40rem) and (max-width: 64rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* Only what compares takes two lines there. */
    & > :not([data-compared]) small {
      min-height: 1.4em;
    }
  }
  & > li {
    padding: clamp(1.1rem, 2.5vw, 1.75rem);
    box-shadow: 1px 1px 0 var(--ag-line);
  }
  & span {
    margin: 0 0 0.4rem;
    color: var(--ag-ink-soft);
  }
  & small {
    display: block;
    /* Its lines are there before its words. */
    min-height: 2.8em;
    margin-top: 0.5rem;
    font-size: var(--ag-size-label);
    line-height: 1.4;
    color: var(--ag-ink-soft);
  }
  @media (max-width: 39.99rem) {
    & > [data-compared] small {
      min-height: 4.2em;
    }
  }
  & strong {
    font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.1rem);
    /* Else 111 is three strokes. */
    letter-spacing: 0;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & strong > i {
    display: block;
    max-width: 100%;
  }
`;
