import type { LoadContext } from '@agence/shared-contracts/remote/page';

export { CollectionView as default } from './CollectionView.tsx';
export { collectionHead as head } from './collectionHead.ts';

// Imported when called: only the server reads article files, so browsers never download their parser.
export const staticPaths = async () => (await import('./loadCollection.ts')).tagPaths();
export const load = async ({ params }: LoadContext) => (await import('./loadCollection.ts')).loadTag(params.tag);
