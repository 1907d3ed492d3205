import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext } from '@agence/shared-contracts/remote/page';
import type { CollectionData } from './loadCollection.ts';

export function collectionHead({ data }: HeadContext<CollectionData>): PageHead {
  const { title, description, canonicalPath, articles } = data;
  return { title, description, keywords: [title], canonicalPath, noindex: articles.length === 0 };
}
