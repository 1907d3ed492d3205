import type { PageProps } from '@agence/shared-contracts/remote/page';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Lead, Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
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
export function CollectionView({ data: { title, about, articles, tag, topics } }: PageProps<CollectionData>) {
  return (
    <>
      <Hero>
        <Trail here={title} />
        <h1>{title}</h1>
        {about ? <Lead>{about}</Lead> : null}
        <Soft>{texts.count(articles.length)}</Soft>
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

const Articles = styled(Container)`
  display: grid;
  gap: clamp(2.5rem, 5vw, 4rem);
  padding-block: 1rem var(--ag-section);
`;
