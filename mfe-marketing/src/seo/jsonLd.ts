import { brand } from '@agence/shared-contracts/brand';
import type { JsonLd } from '@agence/shared-contracts/remote/head';

/** Where the agency works (marketing-site §2 "Local pages"). */
export const SERVICE_AREAS = ['Québec', 'Lévis', 'Beauport', 'Charlesbourg', 'Sainte-Foy'];

/** The agency with its contact details (SHL-057). Without ratings: Google shows none that a site gives itself (AMB-14). */
export function agencyJsonLd(siteUrl: string): JsonLd {
  return {
    '@type': 'ProfessionalService',
    '@id': `${siteUrl}/#agence`,
    name: brand.name,
    url: siteUrl,
    telephone: brand.phone,
    email: brand.email,
    priceRange: '$$',
    openingHours: 'Mo-Fr 08:00-17:00',
    areaServed: SERVICE_AREAS,
    address: {
      '@type': 'PostalAddress',
      streetAddress: brand.street,
      addressLocality: brand.city,
      addressRegion: brand.region,
      postalCode: brand.postalCode,
      addressCountry: 'CA',
    },
  };
}

export function faqJsonLd(items: readonly { readonly question: string; readonly answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** @param trail name and path of each page from the home page down */
export function breadcrumbJsonLd(siteUrl: string, trail: readonly (readonly [name: string, path: string])[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
