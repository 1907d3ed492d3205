import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, PageProps } from '@agence/shared-contracts/remote/page';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
import { useRef } from 'react';
import styled from 'styled-components';
import { listTexts as texts } from '../content/blog.ts';
import { commonTexts } from '../content/common.ts';
import { feedTexts } from '../content/feed.ts';
import { articlePath, FEED_PATH } from '../content/slugs.ts';
import { FeedLink } from '../feed/FeedLink.tsx';
import { feedLinks } from '../feed/feedLinks.ts';
import { ActiveFilter } from './ActiveFilter.tsx';
import { ArticleGrid } from './ArticleGrid.tsx';
import { besideCovers } from './columns.ts';
import { findArticles } from './findArticles.ts';
import { Hero } from './Hero.tsx';
import { ListTools } from './ListTools.tsx';
import { everything, isFiltered, listPath, PAGE_SIZE } from './listFilter.ts';
import type { ListData } from './loadList.ts';
import { SeriesPath } from './SeriesPath.tsx';
import { TopicLinks } from './TopicLinks.tsx';
import { useListFilter } from './useListFilter.ts';
import { Ways } from './Ways.tsx';

// Imported when called: only the server reads article files, so browsers never download their parser.
export const load = async ({ search, texts }: LoadContext) => (await import('./loadList.ts')).loadList(search, texts);

export function head({ data, siteUrl }: HeadContext<ListData>): PageHead {
  const posts = data.articles.map(({ slug, title, publishedAt }) => ({
    '@type': 'BlogPosting',
    headline: title,
    datePublished: publishedAt,
    url: siteUrl + articlePath(slug),
  }));
  const blog = { name: texts.seo.title, url: `${siteUrl}/blog`, inLanguage: 'fr-CA', blogPost: posts };
  const jsonLd = [{ '@type': 'Blog', ...blog }];
  const { isFiltered: noindex, modifiedAt } = data;
  return { ...texts.seo, canonicalPath: '/blog', noindex, modifiedAt, feeds: feedLinks(), jsonLd };
}

/** `/blog` */
export default function BlogListPage({ data: { articles, topics, series } }: PageProps<ListData>) {
  const { filter, go, search } = useListFilter();
  const list = useRef<HTMLDivElement>(null);
  const found = findArticles(articles, filter);
  const shown = found.slice(0, filter.page * PAGE_SIZE);
  const next = { ...filter, page: filter.page + 1 };

  /** Shows more, and leaves whoever asked at the first article that is new. */
  async function showMore(event: React.MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    await go(next);
    list.current?.querySelectorAll<HTMLElement>('article a')[shown.length]?.focus({ preventScroll: true });
  }

  return (
    <>
      <Hero>
        <Eyebrow>{texts.eyebrow}</Eyebrow>
        <Title>
          <h1>{texts.title}</h1>
          <Lead>{texts.lead}</Lead>
        </Title>
      </Hero>
      <Articles>
        <ListTools filter={filter} onSearch={search} />
        <ActiveFilter filter={filter} articles={articles} count={found.length} />
        {found.length > 0 ? (
          <div ref={list}>
            <ArticleGrid articles={shown} leadFirst={!isFiltered(filter)} />
          </div>
        ) : (
          <Nothing>
            <strong>{texts.empty}</strong>
            <p>{texts.emptyHint}</p>
            <ButtonLink href={listPath(everything)}>{texts.clear}</ButtonLink>
          </Nothing>
        )}
        {found.length > shown.length ? (
          <More $look="secondary" href={`${listPath(next)}#article-${shown.length + 1}`} onClick={showMore}>
            {texts.more}
          </More>
        ) : null}
      </Articles>
      {series ? <SeriesPath {...series} /> : null}
      <Ways>
        <TopicLinks title={commonTexts.topics} tags={topics} />
        <FeedLink href={FEED_PATH}>{feedTexts.subscribe}</FeedLink>
      </Ways>
    </>
  );
}

/* With room what it is about stands beside the last line of the title. */
const Title = styled.div`
  display: grid;
  gap: 1.25rem;
  @media (min-width: 60rem) {
    ${besideCovers}
    align-items: last baseline;
    /* In two lines beside it. */
    & > h1 {
      font-size: min(var(--ag-size-1), 3.6rem);
    }
  }
`;

const Articles = styled(Container)`
  display: grid;
  gap: clamp(2rem, 4vw, 3.5rem);
  padding-block: 0 var(--ag-section);
`;

/** The line above has told already that there is nothing; this says what to do. */
const Nothing = styled.div`
  display: grid;
  gap: 1rem;
  justify-items: start;
  padding: clamp(1.5rem, 4vw, 3rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-band);
`;

const More = styled(ButtonLink)`
  justify-self: center;
`;
