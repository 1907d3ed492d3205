import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext } from '@agence/shared-contracts/remote/page';
import { socialImagePath } from '@agence/shared-contracts/remote/socialImagePath';
import { commonTexts } from '../content/common.ts';
import { articlePath, authorPath } from '../content/slugs.ts';
import { feedLinks } from '../feed/feedLinks.ts';
import { trailOf } from '../seo/trailOf.ts';
import type { ArticleData, MissingData } from './loadArticle.ts';

/** Head of an article with its structured data (BLG-007, BLG-023), or of an address that leads to none. */
export function articleHead({ data, siteUrl }: HeadContext<ArticleData | MissingData>): PageHead {
  if (data.kind === 'missing') {
    return { title: data.texts.title, description: data.texts.description, keywords: ['blog'], noindex: true };
  }
  const { article } = data;
  const path = articlePath(article.slug);
  const modifiedAt = article.updatedAt ?? article.publishedAt;
  return {
    title: article.metaTitle ?? article.title,
    description: article.metaDescription,
    keywords: [...article.keywords, ...article.localKeywords],
    canonicalPath: path,
    type: 'article',
    publishedAt: article.publishedAt,
    modifiedAt,
    ...(article.draft ? { noindex: true } : {}),
    feeds: feedLinks(),
    jsonLd: [
      {
        '@type': 'BlogPosting',
        headline: article.title,
        description: article.metaDescription,
        image: siteUrl + socialImagePath(path),
        articleSection: article.category,
        keywords: article.tags,
        datePublished: article.publishedAt,
        dateModified: modifiedAt,
        timeRequired: `PT${article.readTime}M`,
        inLanguage: 'fr-CA',
        isAccessibleForFree: true,
        audience: { '@type': 'Audience', audienceType: article.targetAudience },
        author: { '@type': 'Person', name: article.author, url: siteUrl + authorPath(article.author) },
        publisher: { '@type': 'Organization', name: data.publisher, url: `${siteUrl}/` },
        mainEntityOfPage: siteUrl + path,
      },
      trailOf(siteUrl, [commonTexts.home, '/'], [commonTexts.blog, '/blog'], [article.title, path]),
    ],
  };
}
