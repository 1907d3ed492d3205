import type { HeadContext } from '@agence/shared-contracts/remote/page';
import { simulatorTexts } from '../content/facebookSimulator.ts';
import { tools } from '../content/tools.ts';
import { toolHead } from '../frame/toolHead.ts';

export { FacebookSimulator as default } from './FacebookSimulator.tsx';

export const head = ({ siteUrl }: HeadContext) => toolHead(simulatorTexts.seo, tools.simulator, siteUrl);
