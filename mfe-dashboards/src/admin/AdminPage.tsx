import type { PageHead } from '@agence/shared-contracts/remote/head';
import { adminTexts } from '../content/admin.ts';
import { MemberPage } from '../member/MemberPage.tsx';
import { Admin } from './Admin.tsx';

export function head(): PageHead {
  return { ...adminTexts.seo, noindex: true };
}

/** `/admin` (AMB-48): the page asks the database who somebody is, and the database checks every change again. */
export default function AdminPage() {
  return (
    <MemberPage title={adminTexts.title}>
      <Admin />
    </MemberPage>
  );
}
