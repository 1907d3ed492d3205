import { formatMoney } from '@agence/shared-contracts/backend/money';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { Container } from '@agence/shared-contracts/ui/Layout';
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
    [texts.rating, avg_rating > 0 ? creatorTexts.rating(formatRating(avg_rating)) : creatorTexts.notRated],
  ] as const;
  return (
    <Container as="section">
      <Figures>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate={value === texts.hidden ? undefined : 'no'}>{value}</dd>
          </div>
        ))}
      </Figures>
    </Container>
  );
}

/** Large sums read better without cents. */
function wholeDollars(cents: number): string {
  return formatMoney(Math.round(cents / 100) * 100).replace(/,00(?=\s)/, '');
}

/* A line below the opening. */
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1rem 2.5rem;
  padding-block: 1.75rem;
  border-bottom: 1px solid var(--ag-line);
  & dt {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & dd {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 40rem) {
    display: flex;
    gap: 1rem clamp(2.5rem, 6vw, 5rem);
  }
`;
