import type { PageHead } from '@agence/shared-contracts/remote/head';
import { applicationsTexts } from '../content/applications.ts';
import { Applications } from './Applications.tsx';

export function head(): PageHead {
  return { ...applicationsTexts.seo, noindex: true };
}

/** `/admin/candidatures`: who wants to create here. */
export default function ApplicationsPlace() {
  return <Applications />;
}
