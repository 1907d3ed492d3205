import type { PageProps } from '@agence/shared-contracts/remote/page';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { Face } from '../author/Face.tsx';
import { Fictional } from '../author/Fictional.tsx';
import { collectionTexts as texts } from '../content/collection.ts';
import { commonTexts } from '../content/common.ts';
import { feedTexts } from '../content/feed.ts';
import { tagFeedPath } from '../content/slugs.ts';
import { FeedLink } from '../feed/FeedLink.tsx';
import { Facts } from '../list/ArticleCard.tsx';
import { Hero } from '../list/Hero.tsx';
import { SeriesPath } from '../list/SeriesPath.tsx';
import { TopicLinks } from '../list/TopicLinks.tsx';
import { Trail } from '../list/Trail.tsx';
import { Ways } from '../list/Ways.tsx';
import { CollectedArticles } from './CollectedArticles.tsx';
import type { CollectionData } from './loadCollection.ts';
import { NearSubjects } from './NearSubjects.tsx';

/** The articles of one tag or one author; says where to go when there are none (AMB-13, AMB-21). */
export function CollectionView({ data }: PageProps<CollectionData>) {
  const { title, about, portrait, articles, minutes, near, series, tag, topics } = data;
  return (
    <>
      <Hero>
        <Trail here={title} />
        <Who $isTag={!portrait}>
          {portrait ? <Face src={portrait} /> : null}
          <div>
            {portrait ? (
              <Name>
                <h1>{title}</h1>
                <Fictional />
              </Name>
            ) : (
              <h1>{title}</h1>
            )}
            {about ? <Lead>{about}</Lead> : null}
            <Facts>
              <span>{texts.count(articles.length)}</span>
              {minutes ? <span className="also">{texts.minutes(minutes)}</span> : null}
            </Facts>
          </div>
          {near.length > 0 ? <NearSubjects title={portrait ? texts.ownSubjects : texts.near} subjects={near} /> : null}
        </Who>
      </Hero>
      <Articles>{articles.length > 0 ? <CollectedArticles articles={articles} /> : <p>{texts.empty}</p>}</Articles>
      {series ? <SeriesPath {...series} /> : null}
      <Ways>
        {topics.length > 0 ? (
          <TopicLinks title={articles.length > 0 ? texts.others : commonTexts.topics} tags={topics} />
        ) : null}
        {tag && articles.length > 0 ? <FeedLink href={tagFeedPath(tag)}>{feedTexts.subscribeTo(tag)}</FeedLink> : null}
      </Ways>
    </>
  );
}

/* The face of who writes is as large as the words beside it; on phones the name alone is. A tag has its neighbours above the words of its articles. */
const Who = styled.div<{ $isTag: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem clamp(1.5rem, 4vw, 4rem);
  & > div {
    display: grid;
    align-content: center;
    gap: 1.25rem;
  }
  & > img {
    width: clamp(7rem, 22vw, 17rem);
  }
  /* On phones the face stands beside the name, and all else below both. */
  @media (max-width: 43.99rem) {
    & > img {
      width: 5.5rem;
    }
    &:has(> img) {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      & > div {
        display: contents;
      }
      & p,
      & > nav {
        grid-column: 1 / -1;
      }
    }
  }
  @media (min-width: ${({ $isTag }) => ($isTag ? '60rem' : '44rem')}) {
    grid-template-columns: ${({ $isTag }) => ($isTag ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'auto minmax(0, 1fr)')};
    align-items: ${({ $isTag }) => ($isTag ? 'last baseline' : 'start')};
    /* Its upper edge is that of the capitals beside it. */
    & > img {
      grid-row: span 2;
      margin-top: 0.4rem;
    }
  }
`;

/* What says that somebody is invented stands by their name. */
const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 0.75rem;
  & > small {
    margin-left: 0;
  }
  @media (min-width: 44rem) {
    row-gap: 0.5rem;
    /* A tablet has one line for a name. */
    & > h1 {
      font-size: min(5.3vw, var(--ag-size-1));
    }
  }
`;

const Articles = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(3rem, 6vw, 5rem);
  padding-block: 1rem var(--ag-section);
`;
