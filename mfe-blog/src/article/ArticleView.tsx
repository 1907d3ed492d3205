import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { AuthorBox } from '../author/AuthorBox.tsx';
import { articleTexts as texts } from '../content/article.ts';
import { commonTexts } from '../content/common.ts';
import { TopicLinks } from '../list/TopicLinks.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleOpening } from './ArticleOpening.tsx';
import { Consultation } from './Consultation.tsx';
import type { ArticleData } from './loadArticle.ts';
import { Newsletter } from './Newsletter.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';
import { RelatedArticles } from './RelatedArticles.tsx';
import { FoldedContents, SideContents } from './TableOfContents.tsx';

/** An article with everything around it (marketing-site §2 "Blog"). */
export function ArticleView(data: ArticleData) {
  const { article, cover, step, days, aboutAuthor, portrait, blocks, related, closing } = data;
  const headings = blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2);
  return (
    <>
      <ReadingProgress />
      <article>
        <ArticleOpening article={article} cover={cover} step={step} days={days} />
        <Columns>
          <SideContents headings={headings} />
          <Reading>
            <FoldedContents headings={headings} />
            <ArticleBody blocks={blocks} />
            <TopicLinks title={texts.tags} tags={article.tags} />
            <AuthorBox author={article.author} about={aboutAuthor} portrait={portrait} />
            <Newsletter />
            <a href="/blog">{commonTexts.back}</a>
          </Reading>
        </Columns>
      </article>
      <Consultation slug={article.slug} closing={closing} />
      <RelatedArticles title={texts.related} articles={related} />
    </>
  );
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3rem;
  padding-block: clamp(2.5rem, 5vw, 4.5rem) var(--ag-section);
  @media (min-width: 64rem) {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: clamp(2rem, 4vw, 4rem);
  }
`;

const Reading = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3rem;
  max-width: 39rem;
  @media (max-width: 63.99rem) {
    justify-self: center;
    width: 100%;
  }
  /* As wide as the page: what goes into its margin ends where the page does (cqi). */
  @media (min-width: 80rem) {
    grid-template-columns: minmax(0, 39rem);
    max-width: none;
    container-type: inline-size;
  }
  & > a {
    justify-self: start;
    padding-block: 0.5rem;
    font-weight: 600;
  }
  & > form > h2 {
    font-size: var(--ag-size-3);
  }
`;
