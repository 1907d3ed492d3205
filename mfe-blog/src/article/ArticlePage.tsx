import type { LoadContext, PageProps } from '@agence/shared-contracts/remote/page';
import { ArticleView } from './ArticleView.tsx';
import type { ArticleData, MissingData } from './loadArticle.ts';
import { MissingArticle } from './MissingArticle.tsx';

export { articleHead as head } from './articleHead.ts';

// Imported when called: only the server reads article files, so browsers never download their parser.
export const staticPaths = async () => (await import('./loadArticle.ts')).articlePaths();
export const load = async ({ params }: LoadContext) => (await import('./loadArticle.ts')).loadArticle(params.slug);

/** `/blog/{slug}` */
export default function ArticlePage({ data }: PageProps<ArticleData | MissingData>) {
  return data.kind === 'article' ? <ArticleView {...data} /> : <MissingArticle {...data} />;
}
