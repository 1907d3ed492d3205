import { brand } from '@agence/shared-contracts/brand';
import type { JsonLd, PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext } from '@agence/shared-contracts/remote/page';
import { agencyJsonLd, breadcrumbJsonLd, faqJsonLd, SERVICE_AREAS } from '../seo/jsonLd.ts';
import type { LandingFile } from './landingFile.ts';

/** Kinds of sections that compute something: search engines know them as applications. */
const CALCULATORS: Readonly<Record<string, string>> = { roi: 'Simulateur de rendement', price: 'Calculateur de prix' };

/** Title, description and structured data of a landing page; never ratings that the agency gives itself (AMB-14). */
export function landingHead({ data: { card, landing }, siteUrl }: HeadContext<LandingFile>): PageHead {
  const questions = landing.sections.flatMap((section) =>
    section.kind === 'faq' || section.kind === 'questions' ? section.items : [],
  );
  const calculators = landing.sections.flatMap(({ kind }) => CALCULATORS[kind] ?? []);
  const url = siteUrl + card.path;
  return {
    ...landing.seo,
    jsonLd: [
      landing.about === 'place' ? localBusiness({ card, landing }, siteUrl) : service({ card, landing }, siteUrl),
      ...calculators.map((name) => application(name, url)),
      ...(questions.length > 0 ? [faqJsonLd(questions)] : []),
      breadcrumbJsonLd(siteUrl, [
        ['Accueil', '/'],
        [card.name, card.path],
      ]),
    ],
  };
}

function service({ card, landing }: LandingFile, siteUrl: string): JsonLd {
  return {
    '@type': 'Service',
    name: card.name,
    description: landing.seo.description,
    url: siteUrl + card.path,
    areaServed: SERVICE_AREAS,
    provider: agencyJsonLd(siteUrl),
  };
}

/** The agency as people of a place look for it. */
function localBusiness({ card, landing }: LandingFile, siteUrl: string): JsonLd {
  const url = siteUrl + card.path;
  return {
    ...agencyJsonLd(siteUrl),
    '@type': 'LocalBusiness',
    '@id': `${url}#agence`,
    name: `${brand.name}, ${card.name}`,
    description: landing.seo.description,
    url,
  };
}

function application(name: string, url: string): JsonLd {
  return {
    '@type': 'WebApplication',
    name,
    url,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: 'fr-CA',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'CAD' },
  };
}
