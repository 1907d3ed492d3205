import styled, { css } from 'styled-components';
import { ArticleCard } from './ArticleCard.tsx';
import type { ArticleCardData } from './cardOf.ts';

interface ArticleGridProps {
  readonly articles: readonly ArticleCardData[];
  /** Opens like a magazine: a large first article, two below it, then three to a line. */
  readonly leadFirst?: boolean;
}

/** Articles as cards, three to a line; one or two alone take the whole line. */
export function ArticleGrid({ articles, leadFirst = false }: ArticleGridProps) {
  const leads = leadFirst || articles.length === 1;
  return (
    <Grid $leads={leads} $thirdsFrom={leads ? 4 : articles.length === 2 ? 3 : 1}>
      {articles.map((article, index) => (
        <ArticleCard key={article.slug} article={article} position={index + 1} large={leads && index === 0} />
      ))}
    </Grid>
  );
}

/** The large first article of a list that opens like a magazine. */
const lead = css`
  & > article:first-child {
    grid-column: 1 / -1;
  }
`;

const Grid = styled.div<{ $leads: boolean; $thirdsFrom: number }>`
  display: grid;
  gap: clamp(3rem, 6vw, 4.5rem) clamp(1.5rem, 4vw, 3.5rem);
  @media (min-width: 44rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    & > article {
      grid-column: span 3;
    }
    ${({ $leads }) => $leads && lead}
  }
  @media (min-width: 60rem) {
    & > article:nth-child(n + ${({ $thirdsFrom }) => $thirdsFrom}) {
      grid-column: span 2;
    }
  }
`;
