import type { PageHead } from '@agence/shared-contracts/remote/head';
import { publicPageTexts } from '../content/publicPage.ts';
import { PublicPageScreen } from './PublicPageScreen.tsx';

export function head(): PageHead {
  return { ...publicPageTexts.seo, noindex: true };
}

/** `/creator-dashboard/page-publique` */
export default function PublicPagePlace() {
  return <PublicPageScreen />;
}
