import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { commonTexts as texts } from '../content/common.ts';
import { articlePath } from '../content/slugs.ts';
import type { ArticleCardData } from './cardOf.ts';

interface ArticleCardProps {
  readonly article: ArticleCardData;
  /** Place in the list, from 1; its anchor, for those who ask for more articles without JavaScript. */
  readonly position: number;
  /** Takes a whole line of the grid, cover and text beside each other. */
  readonly large?: boolean;
}

/** Summary of an article; the whole card is its link. */
export function ArticleCard({ article, position, large = false }: ArticleCardProps) {
  const { slug, title, excerpt, category, readTime, publishedAt, publishedOn, image } = article;
  return (
    <Frame id={`article-${position}`} $large={large}>
      <Cover>
        <CoverArt seed={image} alt={texts.coverAlt} />
      </Cover>
      <Body>
        <Facts>
          <Badge>{category}</Badge>
          <time dateTime={publishedAt}>{publishedOn}</time>
          <span>{texts.minutes(readTime)}</span>
        </Facts>
        <h2>{title}</h2>
        <p>{excerpt}</p>
        <Read href={articlePath(slug)} aria-label={texts.readAbout(title)}>
          {texts.read}
        </Read>
      </Body>
    </Frame>
  );
}

const Cover = styled.div`
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  & > svg {
    transition: transform 0.6s var(--ag-ease);
  }
`;

const Frame = styled.article<{ $large: boolean }>`
  position: relative;
  display: grid;
  gap: 1.5rem;
  align-content: start;
  @media (min-width: 54rem) {
    grid-template-columns: ${({ $large }) => ($large ? '7fr 5fr' : '1fr')};
    gap: ${({ $large }) => ($large ? '3.5rem' : '1.5rem')};
  }
  & h2 {
    font-size: ${({ $large }) => ($large ? 'var(--ag-size-2)' : 'var(--ag-size-3)')};
  }
  &:hover ${Cover} > svg {
    transform: scale(1.03);
  }
`;

const Body = styled.div`
  display: grid;
  gap: 0.9rem;
  align-content: center;
  justify-items: start;
`;

const Read = styled.a`
  padding-block: 0.4rem;
  font-weight: 600;
  color: var(--ag-ember);
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &::before {
    content: '→' / '';
    margin-right: 0.5rem;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
`;
