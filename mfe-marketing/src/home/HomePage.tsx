import type { LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { About } from './About.tsx';
import { AuditCall } from './AuditCall.tsx';
import { Comparison } from './Comparison.tsx';
import { Hero } from './Hero.tsx';
import { HomeFaq } from './HomeFaq.tsx';
import type { HomeData } from './homeData.ts';
import { Pillars } from './Pillars.tsx';
import { Proof } from './Proof.tsx';
import { Resources } from './Resources.tsx';
import { Testimonials } from './Testimonials.tsx';

export { homeHead as head } from './homeHead.ts';

// The page is prerendered from this; browsers get it as data, which repeats the HTML and so costs next to nothing.
const openData = import.meta.env.BROWSER_BUILD ? undefined : () => import('./homeData.ts');

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
      <Resources {...data.resources} />
      <HomeFaq {...data.faq} />
      <About {...data.about} />
    </>
  );
}
