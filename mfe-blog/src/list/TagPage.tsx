import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { Container, Stack } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow, Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { type ArticleSummary, readArticles, summaryOf, tagToSlug } from '../content/articles.ts';
import { blogTexts as texts } from '../content/blog.ts';
import { ArticleGrid } from './ArticleGrid.tsx';

interface TagData {
  readonly tag: string;
  readonly articles: readonly ArticleSummary[];
}

export async function staticPaths(): Promise<string[]> {
  const slugs = (await readArticles()).flatMap(({ tags }) => tags.map(tagToSlug));
  return [...new Set(slugs)].map((slug) => `/blog/tag/${slug}`);
}

export async function load({ params }: LoadContext): Promise<LoadResult<TagData>> {
  const articles = (await readArticles()).map(summaryOf);
  const matching = articles.filter(({ tags }) => tags.some((tag) => tagToSlug(tag) === params.tag));
  const tag = matching.flatMap(({ tags }) => tags).find((name) => tagToSlug(name) === params.tag);
  return { kind: tag ? 'found' : 'notFound', data: { tag: tag ?? params.tag ?? '', articles: matching } };
}

export function head({ data: { tag, articles } }: HeadContext<TagData>): PageHead {
  return {
    title: texts.tagTitle(tag),
    description: `${texts.count(articles.length)} du carnet de Cimes sur le sujet « ${tag} », pour les entreprises du Québec.`,
    keywords: [tag],
    noindex: articles.length === 0,
  };
}

/** `/blog/tag/{tag}` (AMB-13) */
export default function TagPage({ data: { tag, articles } }: PageProps<TagData>) {
  return (
    <>
      <Top>
        <Stack>
          <Eyebrow as="a" href="/blog">
            {texts.back}
          </Eyebrow>
          <h1>{texts.tagTitle(tag)}</h1>
          <Soft>{texts.count(articles.length)}</Soft>
        </Stack>
      </Top>
      <ArticleGrid articles={articles} />
    </>
  );
}

const Top = styled(Container)`
  padding-block: clamp(3rem, 7vw, 5rem) 2rem;
`;
