import type { LoadResult } from '@agence/shared-contracts/remote/page';
import { type LegalData, legalData } from './legalData.ts';

export { LegalPage as default } from './LegalPage.tsx';
export { legalHead as head } from './legalHead.ts';

// The page is prerendered from this; browsers get it as data.
const open = import.meta.env.BROWSER_BUILD
  ? undefined
  : async () => legalData((await import('../content/legal/accessibility.ts')).accessibility);

export async function load(): Promise<LoadResult<LegalData>> {
  if (!open) throw new Error('Legal pages get their content from the server');
  return { kind: 'found', data: await open() };
}
