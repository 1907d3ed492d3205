import type { PageProps } from '@agence/shared-contracts/remote/page';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Lead, Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { Face } from '../author/Face.tsx';
import { collectionTexts as texts } from '../content/collection.ts';
import { commonTexts } from '../content/common.ts';
import { feedTexts } from '../content/feed.ts';
import { tagFeedPath } from '../content/slugs.ts';
import { FeedLink } from '../feed/FeedLink.tsx';
import { ArticleGrid } from '../list/ArticleGrid.tsx';
import { Hero } from '../list/Hero.tsx';
import { TopicLinks } from '../list/TopicLinks.tsx';
import { Trail } from '../list/Trail.tsx';
import type { CollectionData } from './loadCollection.ts';

/** The articles of one tag or one author; says where to go when there are none (AMB-13, AMB-21). */
export function CollectionView({ data: { title, about, portrait, articles, tag, topics } }: PageProps<CollectionData>) {
  return (
    <>
      <Hero>
        <Trail here={title} />
        <Who>
          {portrait ? <Face src={portrait} /> : null}
          <div>
            <h1>{title}</h1>
            {about ? <Lead>{about}</Lead> : null}
            <Soft>
              {texts.count(articles.length)}
              {portrait ? ` · ${commonTexts.fictional}` : null}
            </Soft>
          </div>
        </Who>
      </Hero>
      <Articles>
        {articles.length > 0 ? <ArticleGrid articles={articles} /> : <p>{texts.empty}</p>}
        {tag && articles.length > 0 ? (
          <FeedLink href={tagFeedPath(tag)} data-native="">
            {feedTexts.subscribeTo(tag)}
          </FeedLink>
        ) : null}
        <TopicLinks title={commonTexts.topics} tags={topics} />
      </Articles>
    </>
  );
}

/* The face of who writes is as large as the words beside it; on phones it comes first. */
const Who = styled.div`
  display: grid;
  gap: 1.5rem clamp(1.5rem, 4vw, 3.5rem);
  & > div {
    display: grid;
    align-content: center;
    gap: 1.25rem;
  }
  & > img {
    width: clamp(7rem, 22vw, 17rem);
  }
  @media (min-width: 44rem) {
    grid-template-columns: auto minmax(0, 1fr);
    & > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

const Articles = styled(Container)`
  display: grid;
  gap: clamp(2.5rem, 5vw, 4rem);
  padding-block: 1rem var(--ag-section);
`;
