import styled from 'styled-components';
import { ArticleCard } from './ArticleCard.tsx';
import type { ArticleCardData } from './cardOf.ts';

interface ArticleGridProps {
  readonly articles: readonly ArticleCardData[];
  /** Tells the first article larger than the others. */
  readonly leadFirst?: boolean;
}

/** Articles as cards: two beside each other after a large first one, three otherwise. */
export function ArticleGrid({ articles, leadFirst = false }: ArticleGridProps) {
  return (
    <Grid $columns={leadFirst ? 2 : 3}>
      {articles.map((article, index) => (
        <ArticleCard key={article.slug} article={article} large={leadFirst && index === 0} />
      ))}
    </Grid>
  );
}

const Grid = styled.div<{ $columns: 2 | 3 }>`
  display: grid;
  gap: clamp(3rem, 6vw, 4.5rem) clamp(1.5rem, 4vw, 3.5rem);
  @media (min-width: 44rem) {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;
