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
  border-top: 1px solid var(--ag-line);
`;

const Figures = styled(Container)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
  gap: 1.5rem 2rem;
  padding-block: 2.5rem;
`;
