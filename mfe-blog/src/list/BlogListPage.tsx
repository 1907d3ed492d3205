import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { type ArticleSummary, readArticles, summaryOf } from '../content/articles.ts';
import { blogTexts as texts } from '../content/blog.ts';
import { ArticleGrid } from './ArticleGrid.tsx';

export async function load(): Promise<LoadResult<ArticleSummary[]>> {
  return { kind: 'found', data: (await readArticles()).map(summaryOf) };
}

export function head({ siteUrl }: HeadContext<ArticleSummary[]>): PageHead {
  return { ...texts.seo, jsonLd: [{ '@type': 'Blog', name: texts.seo.title, url: `${siteUrl}/blog`, inLanguage: 'fr-CA' }] };
}

/** `/blog` */
export default function BlogListPage({ data }: PageProps<ArticleSummary[]>) {
  return (
    <>
      <Hero>
        <ContourArt seed="carnet" levels={10} />
        <Body>
          <Eyebrow>{texts.eyebrow}</Eyebrow>
          <h1>{texts.title}</h1>
          <Lead>{texts.lead}</Lead>
        </Body>
      </Hero>
      <ArticleGrid articles={data} leadFirst />
    </>
  );
}

const Hero = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: clamp(3rem, 7vw, 6.5rem) clamp(2rem, 5vw, 4rem);
`;

const Body = styled(Container)`
  position: relative;
  display: grid;
  gap: 1.25rem;
`;
