import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, PageProps } from '@agence/shared-contracts/remote/page';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { listTexts as texts } from '../content/blog.ts';
import { commonTexts } from '../content/common.ts';
import { articlePath } from '../content/slugs.ts';
import { ArticleGrid } from './ArticleGrid.tsx';
import type { ListData } from './loadList.ts';
import { MoreArticles } from './MoreArticles.tsx';
import { TopicLinks } from './TopicLinks.tsx';

/** How many articles the list shows at first (BLG-001). */
const FIRST_COUNT = 3;

// Imported when called: only the server reads article files, so browsers never download their parser.
export const load = async () => (await import('./loadList.ts')).loadList();

export function head({ data, siteUrl }: HeadContext<ListData>): PageHead {
  const posts = data.articles.map(({ slug, title, publishedAt }) => ({
    '@type': 'BlogPosting',
    headline: title,
    datePublished: publishedAt,
    url: siteUrl + articlePath(slug),
  }));
  const blog = { name: texts.seo.title, url: `${siteUrl}/blog`, inLanguage: 'fr-CA', blogPost: posts };
  return { ...texts.seo, jsonLd: [{ '@type': 'Blog', ...blog }] };
}

/** `/blog` */
export default function BlogListPage({ data: { articles, topics } }: PageProps<ListData>) {
  return (
    <>
      <Hero>
        <ContourArt seed="carnet" levels={10} />
        <Opening>
          <Eyebrow>{texts.eyebrow}</Eyebrow>
          <h1>{texts.title}</h1>
          <Lead>{texts.lead}</Lead>
        </Opening>
      </Hero>
      <Articles>
        <ArticleGrid articles={articles.slice(0, FIRST_COUNT)} leadFirst />
        {articles.length > FIRST_COUNT ? <MoreArticles articles={articles.slice(FIRST_COUNT)} /> : null}
        <TopicLinks title={commonTexts.topics} tags={topics} />
      </Articles>
    </>
  );
}

const Hero = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: clamp(3rem, 7vw, 6.5rem) clamp(2rem, 5vw, 4rem);
`;

const Opening = styled(Container)`
  position: relative;
  display: grid;
  gap: 1.25rem;
`;

const Articles = styled(Container)`
  display: grid;
  gap: clamp(3.5rem, 7vw, 5.5rem);
  padding-block: 1rem var(--ag-section);
`;
