import type { PageHead } from '@agence/shared-contracts/remote/head';
import { studioTexts } from '../content/studio.ts';
import { Studio } from './Studio.tsx';

export function head(): PageHead {
  return { ...studioTexts.seo, noindex: true };
}

/** `/creator-dashboard` */
export default function StudioPlace() {
  return <Studio />;
}
