import type { LoadContext } from '@agence/shared-contracts/remote/page';

export { ArticleView as default } from './ArticleView.tsx';
export { articleHead as head } from './articleHead.ts';

// Imported when called: only the server reads article files, so browsers never download their parser.
export const staticPaths = async () => (await import('./loadArticle.ts')).articlePaths();
export const load = async ({ params }: LoadContext) => (await import('./loadArticle.ts')).loadArticle(params.slug);
