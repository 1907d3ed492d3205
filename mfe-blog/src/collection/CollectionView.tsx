import type { PageProps } from '@agence/shared-contracts/remote/page';
import { Container, Stack } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow, Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { collectionTexts as texts } from '../content/collection.ts';
import { commonTexts } from '../content/common.ts';
import { feedTexts } from '../content/feed.ts';
import { tagFeedPath } from '../content/slugs.ts';
import { FeedLink } from '../feed/FeedLink.tsx';
import { ArticleGrid } from '../list/ArticleGrid.tsx';
import { TopicLinks } from '../list/TopicLinks.tsx';
import type { CollectionData } from './loadCollection.ts';

/** The articles of one tag or one author; says where to go when there are none (AMB-13, AMB-21). */
export function CollectionView({ data: { title, about, articles, tag, topics } }: PageProps<CollectionData>) {
  return (
    <Page>
      <Stack>
        <Eyebrow as="a" href="/blog">
          {commonTexts.back}
        </Eyebrow>
        <h1>{title}</h1>
        {about ? <Soft>{about}</Soft> : null}
        <Soft>{texts.count(articles.length)}</Soft>
      </Stack>
      {articles.length > 0 ? <ArticleGrid articles={articles} /> : <p>{texts.empty}</p>}
      {tag && articles.length > 0 ? (
        <FeedLink href={tagFeedPath(tag)} data-native="">
          {feedTexts.subscribeTo(tag)}
        </FeedLink>
      ) : null}
      <TopicLinks title={commonTexts.topics} tags={topics} />
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: clamp(2.5rem, 5vw, 4rem);
  padding-block: clamp(3rem, 7vw, 5rem) var(--ag-section);
`;
