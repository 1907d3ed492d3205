import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import type { PageProps } from '@agence/shared-contracts/remote/page';
import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { articleTexts as texts } from '../content/article.ts';
import { commonTexts } from '../content/common.ts';
import { TopicLinks } from '../list/TopicLinks.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleOpening } from './ArticleOpening.tsx';
import { AuthorBox } from './AuthorBox.tsx';
import { Consultation } from './Consultation.tsx';
import type { ArticleData } from './loadArticle.ts';
import { ReadingProgress } from './ReadingProgress.tsx';
import { RelatedArticles } from './RelatedArticles.tsx';
import { FoldedContents, SideContents } from './TableOfContents.tsx';

/** `/blog/{slug}` */
export function ArticleView({ data: { article, aboutAuthor, blocks, related } }: PageProps<ArticleData>) {
  const headings = blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2);
  return (
    <>
      <ReadingProgress />
      <Page as="article">
        <ArticleOpening article={article} />
        <Cover>
          <CoverArt seed={article.image} alt={commonTexts.coverAlt} />
        </Cover>
        <Columns>
          <SideContents headings={headings} />
          <Reading>
            <FoldedContents headings={headings} />
            <ArticleBody blocks={blocks} />
            <TopicLinks title={texts.tags} tags={article.tags} />
            <AuthorBox author={article.author} about={aboutAuthor} />
            <Consultation slug={article.slug} />
            <a href="/blog">{commonTexts.back}</a>
          </Reading>
        </Columns>
      </Page>
      <RelatedArticles articles={related} />
    </>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: clamp(2rem, 4vw, 3rem);
  padding-block: 1.5rem var(--ag-section);
`;

const Cover = styled.div`
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  & > svg {
    aspect-ratio: 16 / 9;
  }
  @media (min-width: 54rem) {
    & > svg {
      aspect-ratio: 21 / 8;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 3rem;
  @media (min-width: 64rem) {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: clamp(3rem, 7vw, 6.5rem);
    padding-top: 1rem;
  }
`;

const Reading = styled.div`
  display: grid;
  gap: 3rem;
  max-width: 40rem;
`;
