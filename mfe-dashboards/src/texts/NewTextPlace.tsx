import type { PageHead } from '@agence/shared-contracts/remote/head';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { useStaff } from '../console/staff.ts';
import { textsTexts } from '../content/texts.ts';
import { NewText } from './NewText.tsx';

export function head(): PageHead {
  return { ...textsTexts.begin.seo, noindex: true };
}

/** `/admin/textes/nouvelle`: begins a page that no file has. */
export default function NewTextPlace() {
  const { isAllowed } = useStaff();
  return <AdminFrame>{isAllowed ? <NewText /> : <h1>{textsTexts.begin.title}</h1>}</AdminFrame>;
}
