import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import { CardLink } from '@agence/shared-contracts/ui/Card';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { ArticleSummary } from '../content/articles.ts';
import { blogTexts as texts } from '../content/blog.ts';
import { shortDate } from '../content/dates.ts';

/** Summary of an article; the first of a list is told larger. */
export function ArticleCard({ article, large = false }: { readonly article: ArticleSummary; readonly large?: boolean }) {
  const { slug, title, excerpt, category, readTime, publishedAt } = article;
  return (
    <Frame $large={large}>
      <Cover>
        <CoverArt seed={slug} alt={`Illustration : ${title}`} />
      </Cover>
      <Body>
        <Meta>
          <Badge>{category}</Badge>
          <time dateTime={publishedAt}>{shortDate(publishedAt)}</time>
          <span>{texts.minutes(readTime)}</span>
        </Meta>
        <h2>{title}</h2>
        <p>{excerpt}</p>
        <CardLink href={`/blog/${slug}`} aria-label={texts.readAbout(title)}>
          {texts.read} →
        </CardLink>
      </Body>
    </Frame>
  );
}

const Frame = styled.article<{ $large: boolean }>`
  position: relative;
  display: grid;
  gap: 1.5rem;
  align-content: start;
  @media (min-width: 54rem) {
    grid-column: ${({ $large }) => ($large ? '1 / -1' : 'auto')};
    grid-template-columns: ${({ $large }) => ($large ? '7fr 5fr' : '1fr')};
    gap: ${({ $large }) => ($large ? '3.5rem' : '1.5rem')};
  }
  & h2 {
    font-size: ${({ $large }) => ($large ? 'var(--ag-size-2)' : 'var(--ag-size-3)')};
  }
`;

const Cover = styled.div`
  overflow: hidden;
  border-radius: var(--ag-radius-large);
`;

const Body = styled.div`
  display: grid;
  gap: 0.9rem;
  align-content: center;
  justify-items: start;
  & > a {
    padding-block: 0.4rem;
    font-weight: 600;
    color: var(--ag-ember);
  }
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
`;
