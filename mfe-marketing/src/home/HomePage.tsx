import type { LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { memo, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { useTrackedClicks } from '../landing/useTrackedClicks.ts';
import { Island } from '../lazy/Island.tsx';
import { LazySection } from '../lazy/LazySection.tsx';
import { Hero } from './Hero.tsx';
import type { HomeData } from './homeData.ts';
import { homeParts, loadAllParts, loadFirstParts } from './homeParts.ts';
import { homeRoute } from './pictures.ts';

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

/** What is only drawn has no content of its own, and stays the same object. */
const NOTHING = {};
const scene = <Island part={homeParts.scene} content={NOTHING} />;
const panel = <Island part={homeParts.panel} content={NOTHING} />;

/** `/`: the sections of marketing-site §2 in their order. */
export default memo(function HomePage({ data }: PageProps<HomeData>) {
  const page = useRef<HTMLDivElement>(null);
  useTrackedClicks(page);
  const { proof, pillars, comparison, testimonials, audit, resources, faq, about } = homeParts;
  return (
    <div ref={page}>
      <Hero {...data.hero} scene={scene} panel={panel} />
      {data.proof.figures.length > 0 ? <Island part={proof} content={data.proof} /> : null}
      <Island part={pillars} content={data.pillars} />
      <Island part={comparison} content={data.comparison} />
      {data.testimonials.items.length > 0 ? <Island part={testimonials} content={data.testimonials} /> : null}
      <Island part={audit} content={data.audit} />
      <LazySection id="ressources" ground="band" height="44rem" part={resources} content={data.resources} />
      <LazySection id="faq" height="30rem" part={faq} content={data.faq} />
      <LazySection id="a-propos" height="34rem" part={about} content={data.about} />
      <Route data-route />
    </div>
  );
});

const climb = keyframes`
  from { clip-path: inset(0 0 100%); }
  /* Between an inset and none there is no way. */
  to { clip-path: inset(0); }
`;

/* One route beside all that the page says: as far down as one has come, and whole for who wants no motion. */
const Route = styled.div`
  div:has(> &) {
    position: relative;
  }
  position: absolute;
  inset: 46rem auto 0 calc(max(0px, 50% - 41rem) + var(--ag-gutter) * 0.1);
  width: calc(var(--ag-gutter) * 0.4);
  background: url(${homeRoute.day}) 0 0 / 100%;
  pointer-events: none;
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      animation: ${climb} linear both;
      animation-timeline: view();
      animation-range: entry 40% exit 60%;
    }
  }
`;
