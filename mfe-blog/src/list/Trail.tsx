import { Breadcrumb } from '@agence/shared-contracts/ui/Text';
import { articleTexts } from '../content/article.ts';
import { commonTexts } from '../content/common.ts';

/** Where the reader is below the blog. @param here what it is called, which is no link */
export function Trail({ here }: { readonly here: string }) {
  return (
    <Breadcrumb aria-label={articleTexts.trail}>
      <ol>
        <li>
          <a href="/">{commonTexts.home}</a>
        </li>
        <li>
          <a href="/blog">{commonTexts.blog}</a>
        </li>
        <li aria-current="page">{here}</li>
      </ol>
    </Breadcrumb>
  );
}
