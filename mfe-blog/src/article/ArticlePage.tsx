import type { LoadContext, PageProps, PublishedTexts } from '@agence/shared-contracts/remote/page';
import { ArticleView } from './ArticleView.tsx';
import type { ArticleData, MissingData } from './loadArticle.ts';
import { MissingArticle } from './MissingArticle.tsx';

export { articleHead as head } from './articleHead.ts';

// Imported when called: only the server reads article files, so browsers never download their parser.
export const staticPaths = async (texts?: PublishedTexts) => (await import('./loadArticle.ts')).articlePaths(texts);
export const load = async (context: LoadContext) => (await import('./loadArticle.ts')).loadArticle(context);

/** `/blog/{slug}` */
export default function ArticlePage({ data }: PageProps<ArticleData | MissingData>) {
  return data.kind === 'article' ? <ArticleView {...data} /> : <MissingArticle {...data} />;
}
