import type { PageHead } from '@agence/shared-contracts/remote/head';
import { creatorProfileTexts } from '../content/applications.ts';
import { CreatorProfile } from './CreatorProfile.tsx';

export function head(): PageHead {
  return { ...creatorProfileTexts.seo, noindex: true };
}

/** `/creator-dashboard/profil`: how somebody becomes a creator, and what they say of themselves. */
export default function CreatorProfilePlace() {
  return <CreatorProfile />;
}
