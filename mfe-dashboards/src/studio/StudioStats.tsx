import { formatMoney } from '@agence/shared-contracts/backend/money';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Figure } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { studioTexts } from '../content/studio.ts';
import type { CreatorStats, OwnCourse } from './studioApi.ts';

const texts = studioTexts.stats;

interface StudioStatsProps {
  /** Undefined while they load. */
  readonly courses: readonly OwnCourse[] | undefined;
  /** Undefined while they load, null for who has taught nothing yet and when the figures cannot be read (DSH-059). */
  readonly stats: CreatorStats | null | undefined;
}

/** The four figures of a creator, from the database (DSH-039). */
export function StudioStats({ courses, stats }: StudioStatsProps) {
  const figures = [
    { label: texts.courses, value: String(courses?.length ?? 0) },
    { label: texts.students, value: frenchNumber(stats?.total_students ?? 0) },
    { label: texts.revenue, value: formatMoney(stats?.total_revenue ?? 0) },
    { label: texts.month, value: formatMoney(stats?.monthly_revenue ?? 0) },
  ];
  return (
    <List>
      {figures.map(({ label, value }) => (
        <li key={label}>
          {courses && stats !== undefined ? (
            <Figure>
              <span>{label}</span>
              <strong translate="no">{value}</strong>
            </Figure>
          ) : (
            <Skeleton $height="3.75rem" aria-busy="true" />
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  & > li {
    padding: clamp(1.1rem, 2.5vw, 1.75rem);
    box-shadow: 1px 1px 0 var(--ag-line);
  }
  & span {
    margin: 0 0 0.4rem;
    color: var(--ag-ink-soft);
  }
  & strong {
    font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.1rem);
    white-space: nowrap;
  }
`;
