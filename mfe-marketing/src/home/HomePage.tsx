import type { LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { deferred } from '../lazy/deferred.ts';
import { LazySection } from '../lazy/LazySection.tsx';
import { AuditCall } from './AuditCall.tsx';
import { Comparison } from './Comparison.tsx';
import { Hero } from './Hero.tsx';
import type { HomeData } from './homeData.ts';
import { Pillars } from './Pillars.tsx';
import { Proof } from './Proof.tsx';
import { TerrainAgain } from './SummitArt.tsx';
import { Testimonials } from './Testimonials.tsx';

export { homeHead as head } from './homeHead.ts';

const resources = deferred(() => import('./Resources.tsx').then(({ Resources }) => Resources));
const faq = deferred(() => import('./HomeFaq.tsx').then(({ HomeFaq }) => HomeFaq));
const about = deferred(() => import('./About.tsx').then(({ About }) => About));

const horizon = <TerrainAgain viewBox="40 90 300 190" />;

// The page is prerendered from this; browsers get it as data, which repeats the HTML and so costs next to nothing.
const openData = import.meta.env.BROWSER_BUILD
  ? undefined
  : async () => {
      await Promise.all([resources.load(), faq.load(), about.load()]);
      return import('./homeData.ts');
    };

export async function load(): Promise<LoadResult<HomeData>> {
  if (!openData) throw new Error('The home page gets its content from the server');
  const { homeData } = await openData();
  return { kind: 'found', data: homeData };
}

/** `/`: the sections of marketing-site §2 in their order. */
export default function HomePage({ data }: PageProps<HomeData>) {
  return (
    <>
      <Hero {...data.hero} terrain={data.terrain} />
      <Proof {...data.proof} />
      <Pillars {...data.pillars} />
      <Comparison {...data.comparison} />
      <Testimonials {...data.testimonials} />
      <AuditCall {...data.audit} />
      <LazySection id="ressources" height="44rem" part={resources} content={data.resources} />
      <LazySection id="faq" ground="band" height="30rem" part={faq} content={data.faq} />
      <LazySection id="a-propos" art={horizon} height="34rem" part={about} content={data.about} />
    </>
  );
}
