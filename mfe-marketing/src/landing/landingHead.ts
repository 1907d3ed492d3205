import type { Contact } from '@agence/shared-contracts/brand';
import type { JsonLd, PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext } from '@agence/shared-contracts/remote/page';
import { socialImagePath } from '@agence/shared-contracts/remote/socialImagePath';
import { office } from '../content/local/map.ts';
import { agencyJsonLd, breadcrumbJsonLd, faqJsonLd, SERVICE_AREAS } from '../seo/jsonLd.ts';
import type { LandingFile } from './landingFile.ts';

/** Kinds of sections that compute something: search engines know them as applications. */
const CALCULATORS: Readonly<Record<string, string>> = { roi: 'Simulateur de rendement', price: 'Calculateur de prix' };

/** Title, description and structured data of a landing page; never ratings that the agency gives itself (AMB-14). */
export function landingHead({ data: { card, landing }, siteUrl, contact }: HeadContext<LandingFile>): PageHead {
  const questions = landing.sections.flatMap((section) =>
    section.kind === 'faq' || section.kind === 'questions' ? section.items : [],
  );
  const calculators = landing.sections.flatMap(({ kind }) => CALCULATORS[kind] ?? []);
  const url = siteUrl + card.path;
  return {
    ...landing.seo,
    jsonLd: [
      landing.about === 'place'
        ? localBusiness({ card, landing }, siteUrl, contact)
        : service({ card, landing }, siteUrl, contact),
      ...calculators.map((name) => application(name, url)),
      ...(questions.length > 0 ? [faqJsonLd(questions)] : []),
      breadcrumbJsonLd(siteUrl, [
        ['Accueil', '/'],
        [card.name, card.path],
      ]),
    ],
  };
}

function service({ card, landing }: LandingFile, siteUrl: string, contact: Contact | undefined): JsonLd {
  return {
    '@type': 'Service',
    name: card.name,
    description: landing.seo.description,
    url: siteUrl + card.path,
    areaServed: SERVICE_AREAS,
    provider: agencyJsonLd(siteUrl, contact),
  };
}

/** The agency as people of a place look for it: everywhere the same one, with the one office that it has. */
function localBusiness({ card, landing }: LandingFile, siteUrl: string, contact: Contact | undefined): JsonLd {
  return {
    ...agencyJsonLd(siteUrl, contact),
    '@type': 'LocalBusiness',
    description: landing.seo.description,
    url: siteUrl + card.path,
    logo: `${siteUrl}/icon-512.png`,
    image: siteUrl + socialImagePath(card.path),
    geo: { '@type': 'GeoCoordinates', ...office },
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
