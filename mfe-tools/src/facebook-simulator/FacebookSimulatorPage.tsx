import type { HeadContext, LoadResult } from '@agence/shared-contracts/remote/page';
import { simulatorTexts } from '../content/facebookSimulator.ts';
import { tools } from '../content/tools.ts';
import { toolHead } from '../frame/toolHead.ts';
import type { SimulatorData } from './FacebookSimulator.tsx';

export { FacebookSimulator as default } from './FacebookSimulator.tsx';

export async function load(): Promise<LoadResult<SimulatorData>> {
  const { contoursOf } = await import('../frame/contours.ts');
  return { kind: 'found', data: { contours: contoursOf(tools.simulator) } };
}

export const head = ({ siteUrl }: HeadContext<SimulatorData>) => toolHead(simulatorTexts.seo, tools.simulator, siteUrl);
