import styled, { css } from 'styled-components';
import { ArticleCard, Cover } from './ArticleCard.tsx';
import type { ArticleCardData } from './cardOf.ts';
import { COVERS_GAP } from './columns.ts';

interface ArticleGridProps {
  readonly articles: readonly ArticleCardData[];
  /** Opens like a magazine: a large first article, two beside it, then three to a line. */
  readonly leadFirst?: boolean;
}

/** Articles as covers, two or three to a line. */
export function ArticleGrid({ articles, leadFirst = false }: ArticleGridProps) {
  const leads = leadFirst && articles.length > 2;
  return (
    <Grid $leads={leads} $thirdsFrom={leads ? 4 : articles.length < 3 ? 3 : 1}>
      {articles.map((article, index) => (
        <ArticleCard key={article.slug} article={article} position={index + 1} large={leads && index === 0} />
      ))}
    </Grid>
  );
}

/** Covers of one line end together, however long what stands below them is. */
const lines = css`
  & > article {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
`;

/** One large piece beside two others, whose covers and words end where its own do. */
const lead = css`
  ${lines}
  & > article:nth-child(-n + 3) {
    grid-column: span 5;
  }
  & > article:first-child {
    grid-column: span 7;
    grid-row: span 6;
  }
  & > article:first-child ${Cover} {
    grid-row: span 4;
  }
`;

const Grid = styled.div<{ $leads: boolean; $thirdsFrom: number }>`
  display: grid;
  gap: clamp(2.5rem, 4vw, 3.5rem) ${COVERS_GAP};
  @media (min-width: 44rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > article {
      grid-column: span 6;
    }
    ${({ $leads }) =>
      $leads
        ? css`
            & > article:first-child {
              grid-column: 1 / -1;
            }
          `
        : lines}
  }
  @media (min-width: 60rem) {
    & > article:nth-child(n + ${({ $thirdsFrom }) => $thirdsFrom}) {
      grid-column: span 4;
    }
    ${({ $leads }) => $leads && lead}
  }
`;
