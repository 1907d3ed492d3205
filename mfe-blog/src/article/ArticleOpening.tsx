import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import { Badge, Breadcrumb, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { articleTexts as texts } from '../content/article.ts';
import { commonTexts } from '../content/common.ts';
import type { ArticleData } from './loadArticle.ts';
import { ShareButton } from './ShareButton.tsx';

/** Where the reader is, and what the article is about (BLG-010 to BLG-016). */
export function ArticleOpening({ article, days }: Pick<ArticleData, 'article' | 'days'>) {
  const { author, category, excerpt, image, publishedAt, readTime, title, updatedAt } = article;
  return (
    <Opening>
      <Breadcrumb aria-label={texts.trail}>
        <ol>
          <li>
            <a href="/">{commonTexts.home}</a>
          </li>
          <li>
            <a href="/blog">{commonTexts.blog}</a>
          </li>
          <li aria-current="page">{category}</li>
        </ol>
      </Breadcrumb>
      <Words>
        <Badges>
          <Badge $tone="glacier">{category}</Badge>
          {article.featured ? <Badge $tone="ember">{texts.featured}</Badge> : null}
          {article.draft ? <Badge>{texts.draft}</Badge> : null}
        </Badges>
        <h1>{title}</h1>
        <Lead>{excerpt}</Lead>
        <Facts>
          <p>
            <strong>{author}</strong>
            <time dateTime={publishedAt}>{days.published}</time>
            {days.updated ? <time dateTime={updatedAt}>{texts.updated(days.updated)}</time> : null}
            <span>{texts.readTime(readTime)}</span>
          </p>
          <ShareButton title={title} />
        </Facts>
      </Words>
      <Cover>
        <CoverArt seed={image} alt={commonTexts.coverAlt} />
      </Cover>
    </Opening>
  );
}

const Opening = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 3vw, 2.5rem) clamp(2.5rem, 6vw, 6rem);
  & > nav {
    grid-column: 1 / -1;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 7fr 5fr;
    align-items: center;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  & > h1 {
    text-wrap: balance;
    overflow-wrap: break-word;
  }
`;

const Badges = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

const Cover = styled.div`
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  & > svg {
    display: block;
    aspect-ratio: 16 / 10;
  }
  @media (min-width: 60rem) {
    & > svg {
      aspect-ratio: 4 / 5;
    }
  }
`;

/** The share button comes after hydration; its place is kept, so that nothing moves. */
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  min-height: 3rem;
  font-size: 0.9375rem;
  color: var(--ag-ink-soft);
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
  }
  & strong {
    color: var(--ag-ink);
  }
  & > button {
    margin-left: -0.75rem;
  }
  @media (max-width: 40rem) {
    flex-direction: column;
    align-items: start;
    min-height: 6.5rem;
  }
`;
