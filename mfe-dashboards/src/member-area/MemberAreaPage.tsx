import { useAuth, useShell } from '@agence/shared-contracts/platform';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import { useEffect, useRef } from 'react';
import { memberAreaTexts } from '../content/memberArea.ts';
import { MemberPage } from '../member/MemberPage.tsx';
import { MemberArea } from './MemberArea.tsx';

export function head(): PageHead {
  return { ...memberAreaTexts.seo, noindex: true };
}

/** `/formations-access`: what the person owns (AMB-31). */
export default function MemberAreaPage() {
  const { ui } = useShell();
  const { user, initialized } = useAuth();
  const wasSignedIn = useRef(user !== null);
  useEffect(() => {
    // Who signs out here knows why the page goes away.
    if (initialized && !user && !wasSignedIn.current) ui.toast({ ...memberAreaTexts.denied, tone: 'destructive' });
    wasSignedIn.current = user !== null;
  }, [initialized, user, ui]);
  return (
    <MemberPage title={memberAreaTexts.title}>
      <MemberArea />
    </MemberPage>
  );
}
