import type { LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { Reveal } from '@agence/shared-contracts/ui/Reveal';
import { memo, useRef } from 'react';
import type { LandingSection } from '../content/landing.ts';
import { Island, type Part } from '../lazy/Island.tsx';
import type { LandingFile } from './landingFile.ts';
import { closing, heroOf, loadLandingParts, sectionParts } from './landingParts.ts';
import { useTrackedClicks } from './useTrackedClicks.ts';

export { landingHead as head } from './landingHead.ts';

// Pages are prerendered from these files and browsers get the one they show as data.
const openFiles = import.meta.env.BROWSER_BUILD ? undefined : () => import('./landingFile.ts');

export async function load({ path, text, published }: LoadContext): Promise<LoadResult<LandingFile>> {
  if (!openFiles) throw new Error('Landing pages get their content from the server');
  return { kind: 'found', data: (await openFiles()).landingWith(path, text, published?.claims) };
}

export const loadParts = ({ landing }: LandingFile): Promise<void> => loadLandingParts(landing);

/** Any landing page: hero, its sections in their order, closing call to action. */
export default memo(function LandingPage({ data }: PageProps<LandingFile>) {
  const page = useRef<HTMLDivElement>(null);
  useTrackedClicks(page);
  return (
    <div ref={page}>
      <Island part={heroOf(data.landing)} content={data} />
      {data.landing.sections.map((section) => (
        <Reveal key={section.title}>
          <Island part={sectionParts[section.kind] as Part<LandingSection>} content={section} />
        </Reveal>
      ))}
      <Island part={closing} content={data} />
    </div>
  );
});
