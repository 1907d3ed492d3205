import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { ArticleSummary } from '../content/articles.ts';
import { ArticleCard } from './ArticleCard.tsx';

/** Articles as cards. `leadFirst` tells the first one larger. */
export function ArticleGrid({ articles, leadFirst = false }: { readonly articles: readonly ArticleSummary[]; readonly leadFirst?: boolean }) {
  return (
    <Grid>
      {articles.map((article, index) => (
        <ArticleCard key={article.slug} article={article} large={leadFirst && index === 0} />
      ))}
    </Grid>
  );
}

const Grid = styled(Container)`
  display: grid;
  gap: clamp(3rem, 6vw, 5rem) 3.5rem;
  padding-block: 1rem var(--ag-section);
  @media (min-width: 54rem) {
    grid-template-columns: 1fr 1fr;
  }
`;
