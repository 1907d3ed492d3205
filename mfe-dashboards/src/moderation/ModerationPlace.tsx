import type { PageHead } from '@agence/shared-contracts/remote/head';
import { moderationTexts } from '../content/moderation.ts';
import { Moderation } from './Moderation.tsx';

export function head(): PageHead {
  return { ...moderationTexts.seo, noindex: true };
}

/** `/admin/moderation`: what is reported, withdrawn and appealed. */
export default function ModerationPlace() {
  return <Moderation />;
}
