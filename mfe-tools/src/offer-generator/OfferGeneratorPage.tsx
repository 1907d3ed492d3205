import type { HeadContext, LoadResult } from '@agence/shared-contracts/remote/page';
import { offerTexts } from '../content/offerGenerator.ts';
import { tools } from '../content/tools.ts';
import { toolHead } from '../frame/toolHead.ts';
import type { OfferData } from './OfferGenerator.tsx';

export { OfferGenerator as default } from './OfferGenerator.tsx';

// Imported when called: browsers find all this in the page and do not download it a second time as code.
export async function load(): Promise<LoadResult<OfferData>> {
  const { sectors } = await import('../content/offerSectors.ts');
  const { recipe } = await import('../content/offerRecipe.ts');
  const { contoursOf } = await import('../frame/contours.ts');
  return {
    kind: 'found',
    data: { sectors, recipe, contours: contoursOf(tools.offer) },
  };
}

export const head = ({ siteUrl }: HeadContext<OfferData>) => toolHead(offerTexts.seo, tools.offer, siteUrl);
