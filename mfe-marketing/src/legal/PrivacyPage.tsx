import type { LoadResult } from '@agence/shared-contracts/remote/page';
import type { LegalData } from './legalData.ts';

export { LegalPage as default } from './LegalPage.tsx';
export { legalHead as head } from './legalHead.ts';

// The page is prerendered from this; browsers get it as data.
const openTexts = import.meta.env.BROWSER_BUILD
  ? undefined
  : async () => {
      const [{ privacy }, { legalTexts }] = await Promise.all([
        import('../content/legal/privacy.ts'),
        import('../content/legal/legalText.ts'),
      ]);
      return { text: privacy, texts: legalTexts };
    };

export async function load(): Promise<LoadResult<LegalData>> {
  if (!openTexts) throw new Error('Legal pages get their content from the server');
  return { kind: 'found', data: await openTexts() };
}
