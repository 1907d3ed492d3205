import type { PageHead } from '@agence/shared-contracts/remote/head';
import { useParams } from 'react-router-dom';
import { viewerTexts } from '../content/viewer.ts';
import { MemberPage } from '../member/MemberPage.tsx';
import { ViewerLoader } from './ViewerLoader.tsx';

export function head(): PageHead {
  return { ...viewerTexts.seo, noindex: true };
}

/** `/formation-viewer/:slug`, with `?module=<id>` for one module (AMB-01). */
export default function ViewerPlace() {
  const { slug = '' } = useParams();
  return (
    <MemberPage title={viewerTexts.seo.title}>
      <ViewerLoader slug={slug} />
    </MemberPage>
  );
}
