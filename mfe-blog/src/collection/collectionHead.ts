import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext } from '@agence/shared-contracts/remote/page';
import { commonTexts } from '../content/common.ts';
import { feedLinks } from '../feed/feedLinks.ts';
import { trailOf } from '../seo/trailOf.ts';
import type { CollectionData } from './loadCollection.ts';

/** Head of the page of a tag or an author; an empty one is no page for search engines and has no feed. */
export function collectionHead({ data, siteUrl }: HeadContext<CollectionData>): PageHead {
  const { title, description, canonicalPath, articles, tag, modifiedAt } = data;
  const head = { title, description, keywords: [title], canonicalPath };
  if (articles.length === 0) return { ...head, noindex: true };
  const trail = trailOf(siteUrl, [commonTexts.home, '/'], [commonTexts.blog, '/blog'], [title, canonicalPath]);
  return { ...head, ...(modifiedAt ? { modifiedAt } : {}), feeds: feedLinks(tag), jsonLd: [trail] };
}
