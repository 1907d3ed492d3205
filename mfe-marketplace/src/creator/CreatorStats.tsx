import { formatMoney } from '@agence/shared-contracts/backend/money';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Figure } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { creatorTexts } from '../content/creator.ts';
import { formatRating } from '../content/frame.ts';
import type { Creator } from './readCreator.ts';

const texts = creatorTexts.stats;

/** The four figures of a profile, as the database counts them. */
export function CreatorStats({ creator: { stats, avg_rating } }: { readonly creator: Creator }) {
  const figures = [
    [texts.formations, frenchNumber(stats.total_formations)],
    [texts.students, frenchNumber(stats.total_students)],
    [texts.revenue, stats.total_revenue === null ? texts.hidden : wholeDollars(stats.total_revenue)],
    [texts.rating, avg_rating > 0 ? formatRating(avg_rating) : '—'],
  ] as const;
  return (
    <Band>
      <Figures>
        {figures.map(([label, value]) => (
          <Figure key={label}>
            <strong translate={value === texts.hidden ? undefined : 'no'}>{value}</strong>
            <span>{label}</span>
          </Figure>
        ))}
      </Figures>
    </Band>
  );
}

/** Large sums read better without cents. */
function wholeDollars(cents: number): string {
  return formatMoney(Math.round(cents / 100) * 100).replace(/,00(?=\s)/, '');
}

const Band = styled.section`
  @media (min-width: 48rem) {
    border-bottom: 1px solid var(--ag-line);
  }
`;

const Figures = styled(Container)`
  display: grid;
  gap: 1.5rem;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding-block: 1.75rem;
  border-top: 1px solid var(--ag-line);
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & > div > strong {
    font-size: var(--ag-size-3);
    letter-spacing: -0.02em;
  }
  & > div > span {
    margin-block: 0 0.35rem;
    color: var(--ag-ink-soft);
  }
  @media (min-width: 48rem) {
    display: flex;
    gap: 4.5rem;
    border-top: 0;
  }
`;
