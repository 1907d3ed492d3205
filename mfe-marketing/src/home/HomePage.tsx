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
      <Climbed>
        {data.proof.figures.length > 0 ? <Island part={proof} content={data.proof} /> : null}
        <Island part={pillars} content={data.pillars} />
        <Island part={comparison} content={data.comparison} />
        {data.testimonials.items.length > 0 ? <Island part={testimonials} content={data.testimonials} /> : null}
        <Island part={audit} content={data.audit} />
        <Route data-route />
      </Climbed>
      <LazySection id="ressources" ground="band" height="44rem" part={resources} content={data.resources} />
      <LazySection id="faq" height="30rem" part={faq} content={data.faq} />
      <LazySection id="a-propos" height="34rem" part={about} content={data.about} />
    </div>
  );
});

const climb = keyframes`
  from { clip-path: inset(0 0 100%); }
  /* Between an inset and none there is no way. */
  to { clip-path: inset(0); }
`;

/* By name: for a rule that asks each box whether a route is in it, the browser looks into all of them. */
const Climbed = styled.div`
  position: relative;
`;

/*
 * One route beside what the page says, from the foot of the massif to the flag beside the last call: as far down as one has come, and
 * whole for who wants no motion. Between its ends stands a whole number of lengths, so that it meets both.
 */
const Route = styled.div`
  position: absolute;
  inset: 3.5rem auto 8rem calc(max(0px, 50% - 41rem) + var(--ag-gutter) * 0.1);
  /* With room for its flag. */
  width: calc(var(--ag-gutter) * 0.4 + 1rem);
  background: url(${homeRoute.day}) 0 0 / calc(var(--ag-gutter) * 0.4) 35rem no-repeat round;
  pointer-events: none;
  &::before,
  &::after {
    content: '';
    position: absolute;
    /* Where a length begins and ends. */
    left: calc(var(--ag-gutter) * 0.175);
  }
  /* The camp where it begins. */
  &::before {
    top: 0;
    width: 0.8rem;
    height: 0.8rem;
    translate: -50%;
    border: 3px solid var(--ag-ember);
    border-radius: 50%;
    background: var(--ag-ground);
  }
  /* The flag where it ends. */
  &::after {
    bottom: 0;
    width: 1.1rem;
    height: 2.25rem;
    translate: -1.5px;
    background: var(--ag-ember);
    clip-path: polygon(0 0, 100% 22%, 3px 44%, 3px 100%, 0 100%);
  }
  /* Without a margin it would be as near to the words, or to the window's edge, as letters are to each other. */
  @media (max-width: 62.5rem) {
    display: none;
  }
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      animation: ${climb} linear both;
      animation-timeline: view();
      animation-range: entry 40% exit 60%;
    }
  }
`;
