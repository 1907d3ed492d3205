import type { PageHead } from '@agence/shared-contracts/remote/head';
import { memberAreaTexts } from '../content/memberArea.ts';
import { MemberPage } from '../member/MemberPage.tsx';
import { MemberArea } from './MemberArea.tsx';

export function head(): PageHead {
  return { ...memberAreaTexts.seo, noindex: true };
}

/** `/formations-access`: what the person owns (AMB-31). */
export default function MemberAreaPlace() {
  return (
    <MemberPage title={memberAreaTexts.title}>
      <MemberArea />
    </MemberPage>
  );
}
