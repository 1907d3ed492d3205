import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { PageProps } from '@agence/shared-contracts/remote/page';
import { viewerTexts } from '../content/viewer.ts';
import { MemberPage } from '../member/MemberPage.tsx';
import { ViewerLoader } from './ViewerLoader.tsx';

export function head(): PageHead {
  return { ...viewerTexts.seo, noindex: true };
}

/** `/formation-viewer/:slug`, with `?module=<id>` for one module (AMB-01). */
export default function ViewerPage({ params }: PageProps) {
  return (
    <MemberPage title={viewerTexts.seo.title}>
      <ViewerLoader slug={params.slug ?? ''} />
    </MemberPage>
  );
}
