import type { PageHead } from '@agence/shared-contracts/remote/head';
import { studioTexts } from '../content/studio.ts';
import { MemberPage } from '../member/MemberPage.tsx';
import { Studio } from './Studio.tsx';

export function head(): PageHead {
  return { ...studioTexts.seo, noindex: true };
}

/** `/creator-dashboard`: any signed-in person reaches it and sees what is theirs (DSH-060). */
export default function StudioPage() {
  return (
    <MemberPage title={studioTexts.title}>
      <Studio />
    </MemberPage>
  );
}
