import { brand } from '@agence/shared-contracts/brand';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext } from '@agence/shared-contracts/remote/page';
import { homeTexts } from '../content/home.ts';
import { About } from './About.tsx';
import { AuditCall } from './AuditCall.tsx';
import { Comparison } from './Comparison.tsx';
import { Hero } from './Hero.tsx';
import { HomeFaq } from './HomeFaq.tsx';
import { Pillars } from './Pillars.tsx';
import { Proof } from './Proof.tsx';
import { Resources } from './Resources.tsx';
import { Testimonials } from './Testimonials.tsx';

export function head({ siteUrl }: HeadContext): PageHead {
  return {
    ...homeTexts.seo,
    jsonLd: [
      {
        '@type': 'ProfessionalService',
        name: brand.name,
        url: siteUrl,
        telephone: brand.phone,
        email: brand.email,
        priceRange: '$$',
        openingHours: 'Mo-Fr 08:00-17:00',
        address: {
          '@type': 'PostalAddress',
          streetAddress: brand.street,
          addressLocality: brand.city,
          addressRegion: brand.region,
          postalCode: brand.postalCode,
          addressCountry: 'CA',
        },
      },
    ],
  };
}

/** `/`: the sections of marketing-site §2 in their order. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Proof />
      <Pillars />
      <Comparison />
      <Testimonials />
      <AuditCall />
      <Resources />
      <HomeFaq />
      <About />
    </>
  );
}
