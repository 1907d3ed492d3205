import type { LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { memo, useRef } from 'react';
import { useTrackedClicks } from '../landing/useTrackedClicks.ts';
import { Island } from '../lazy/Island.tsx';
import { LazySection } from '../lazy/LazySection.tsx';
import { Hero } from './Hero.tsx';
import type { HomeData } from './homeData.ts';
import { homeParts, loadAllParts, loadFirstParts } from './homeParts.ts';
import { TerrainAgain } from './SummitArt.tsx';

export { homeHead as head } from './homeHead.ts';

// The page is prerendered from this; browsers get it as data, which repeats the HTML and so costs next to nothing.
const openData = import.meta.env.BROWSER_BUILD
  ? undefined
  : async () => {
      await loadAllParts();
      return import('./homeWords.ts');
    };

export async function load({
  text,
  published,
  isForEditor,
}: Pick<LoadContext, 'text' | 'published' | 'isForEditor'>): Promise<LoadResult<HomeData>> {
  if (!openData) throw new Error('The home page gets its content from the server');
  const { homeWith, homeWords } = await openData();
  return {
    kind: 'found',
    data: { ...homeWith(text, published?.claims), ...(isForEditor ? { source: homeWords() } : {}) },
  };
}

export const loadParts = loadFirstParts;

const horizon = <TerrainAgain viewBox="40 90 300 190" />;

/** `/`: the sections of marketing-site §2 in their order. */
export default memo(function HomePage({ data }: PageProps<HomeData>) {
  const page = useRef<HTMLDivElement>(null);
  useTrackedClicks(page);
  const { proof, pillars, comparison, testimonials, audit, resources, faq, about } = homeParts;
  const proofs = data.proof.main.length + data.proof.others.length;
  return (
    <div ref={page}>
      <Hero {...data.hero} terrain={data.terrain} />
      {proofs > 0 ? <Island part={proof} content={data.proof} /> : null}
      <Island part={pillars} content={data.pillars} />
      <Island part={comparison} content={data.comparison} />
      {data.testimonials.items.length > 0 ? <Island part={testimonials} content={data.testimonials} /> : null}
      <Island part={audit} content={data.audit} />
      <LazySection id="ressources" height="44rem" part={resources} content={data.resources} />
      <LazySection id="faq" ground="band" height="30rem" part={faq} content={data.faq} />
      <LazySection id="a-propos" art={horizon} height="34rem" part={about} content={data.about} />
    </div>
  );
});
