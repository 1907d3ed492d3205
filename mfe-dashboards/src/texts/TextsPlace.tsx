import type { PageHead } from '@agence/shared-contracts/remote/head';
import { textsTexts } from '../content/texts.ts';
import { Texts } from './Texts.tsx';

export function head(): PageHead {
  return { ...textsTexts.seo, noindex: true };
}

/** `/admin/textes`: the pages whose texts staff may write. */
export default function TextsPlace() {
  return <Texts />;
}
