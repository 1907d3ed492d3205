import { Badge, Breadcrumb, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { articleTexts as texts } from '../content/article.ts';
import type { ArticleMatter } from '../content/articleFile.ts';
import { commonTexts } from '../content/common.ts';
import { longDate } from '../content/dates.ts';
import { ShareButton } from './ShareButton.tsx';

/** Where the reader is, and what the article is about (BLG-010 to BLG-015). */
export function ArticleOpening({ article }: { readonly article: ArticleMatter }) {
  return (
    <Opening>
      <Trail aria-label={texts.trail}>
        <ol>
          <li>
            <a href="/">{commonTexts.home}</a>
          </li>
          <li>
            <a href="/blog">{commonTexts.blog}</a>
          </li>
          <li aria-current="page">{article.category}</li>
        </ol>
      </Trail>
      <Badges>
        <Badge $tone="glacier">{article.category}</Badge>
        {article.featured ? <Badge $tone="ember">{texts.featured}</Badge> : null}
      </Badges>
      <h1>{article.title}</h1>
      <Lead>{article.excerpt}</Lead>
      <Facts>
        <p>
          <strong>{article.author}</strong>
          <time dateTime={article.publishedAt}>{longDate(article.publishedAt)}</time>
          <span>{texts.readTime(article.readTime)}</span>
        </p>
        <ShareButton title={article.title} />
      </Facts>
    </Opening>
  );
}

const Opening = styled.header`
  display: grid;
  gap: 1.25rem;
  max-width: 58rem;
  & > p {
    max-width: 54ch;
  }
`;

const Trail = styled(Breadcrumb)`
  & ol {
    align-items: baseline;
  }
`;

const Badges = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 1rem;
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
