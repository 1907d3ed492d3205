import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult } from '@agence/shared-contracts/remote/page';
import { type Article, readArticles } from '../content/articles.ts';
import { blogTexts } from '../content/blog.ts';

export { ArticleView as default } from './ArticleView.tsx';

export async function staticPaths(): Promise<string[]> {
  return (await readArticles()).map(({ slug }) => `/blog/${slug}`);
}

/** An unknown slug leads back to the list (marketing-site §8); on a first visit the server answers 404 before. */
export async function load({ params }: LoadContext): Promise<LoadResult<Article>> {
  const article = (await readArticles()).find(({ slug }) => slug === params.slug);
  return article ? { kind: 'found', data: article } : { kind: 'redirect', to: '/blog' };
}

export function head({ data, siteUrl }: HeadContext<Article>): PageHead {
  const url = `${siteUrl}/blog/${data.slug}`;
  return {
    title: data.title,
    description: data.metaDescription,
    keywords: [...data.keywords, ...data.localKeywords],
    type: 'article',
    jsonLd: [
      {
        '@type': 'BlogPosting',
        headline: data.title,
        description: data.metaDescription,
        datePublished: data.publishedAt,
        inLanguage: 'fr-CA',
        author: { '@type': 'Person', name: data.author },
        mainEntityOfPage: url,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: blogTexts.home, item: siteUrl },
          { '@type': 'ListItem', position: 2, name: blogTexts.blog, item: `${siteUrl}/blog` },
          { '@type': 'ListItem', position: 3, name: data.title, item: url },
        ],
      },
    ],
  };
}
