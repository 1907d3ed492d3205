import type { LoadContext, PublishedTexts } from '@agence/shared-contracts/remote/page';

export { CollectionView as default } from './CollectionView.tsx';
export { collectionHead as head } from './collectionHead.ts';

// Imported when called: only the server reads article files, so browsers never download their parser.
export const staticPaths = async (texts?: PublishedTexts) => (await import('./loadCollection.ts')).authorPaths(texts);
export const load = async ({ params, texts }: LoadContext) =>
  (await import('./loadCollection.ts')).loadAuthor(params.author, texts);
