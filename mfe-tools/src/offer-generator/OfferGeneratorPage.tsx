import type { HeadContext } from '@agence/shared-contracts/remote/page';
import { offerTexts } from '../content/offerGenerator.ts';
import { tools } from '../content/tools.ts';
import { toolHead } from '../frame/toolHead.ts';

export { OfferGenerator as default } from './OfferGenerator.tsx';

export const head = ({ siteUrl }: HeadContext) => toolHead(offerTexts.seo, tools.offer, siteUrl);
