import { brand } from '@agence/shared-contracts/brand';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext } from '@agence/shared-contracts/remote/page';
import { commonTexts } from '../content/common.ts';
import { articlePath, authorPath } from '../content/slugs.ts';
import type { ArticleData } from './loadArticle.ts';

/** Head of an article with its structured data (BLG-007, BLG-023). */
export function articleHead({ data: { article }, siteUrl }: HeadContext<ArticleData>): PageHead {
  const url = siteUrl + articlePath(article.slug);
  const trail = [
    { name: commonTexts.home, item: `${siteUrl}/` },
    { name: commonTexts.blog, item: `${siteUrl}/blog` },
    { name: article.title, item: url },
  ];
  return {
    title: article.title,
    description: article.metaDescription,
    keywords: [...article.keywords, ...article.localKeywords],
    type: 'article',
    jsonLd: [
      {
        '@type': 'BlogPosting',
        headline: article.title,
        description: article.metaDescription,
        articleSection: article.category,
        keywords: article.tags,
        datePublished: article.publishedAt,
        timeRequired: `PT${article.readTime}M`,
        inLanguage: 'fr-CA',
        author: { '@type': 'Person', name: article.author, url: siteUrl + authorPath(article.author) },
        publisher: { '@type': 'Organization', name: brand.name, url: `${siteUrl}/` },
        mainEntityOfPage: url,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
    ],
  };
}
