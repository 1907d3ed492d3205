import type { PageHead } from '@agence/shared-contracts/remote/head';
import { siteStatusTexts } from '../content/siteStatus.ts';
import { SiteStatus } from './SiteStatus.tsx';

export function head(): PageHead {
  return { ...siteStatusTexts.seo, noindex: true };
}

/** `/admin/etat-du-site`: for staff, how the site does. */
export default function SiteStatusPlace() {
  return <SiteStatus />;
}
