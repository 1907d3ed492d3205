import { brand, brandName, type Contact, openingHours } from '@agence/shared-contracts/brand';
import type { JsonLd } from '@agence/shared-contracts/remote/head';

/** Where the agency works (marketing-site §2 "Local pages"). */
export const SERVICE_AREAS = ['Québec', 'Lévis', 'Beauport', 'Charlesbourg', 'Sainte-Foy'];

/** The agency with its contact details (SHL-057). Without ratings: Google shows none that a site gives itself (AMB-14). */
export function agencyJsonLd(siteUrl: string, contact: Contact = brand): JsonLd {
  return {
    '@type': 'ProfessionalService',
    '@id': `${siteUrl}/#agence`,
    name: brandName,
    url: siteUrl,
    // As dialled from everywhere.
    telephone: contact.phoneHref.replace('tel:', ''),
    email: contact.email,
    priceRange: '$$',
    // Hours that staff have written are for people to read.
    ...(contact.hours === brand.hours ? { openingHours } : {}),
    ...(contact.social.length > 0 ? { sameAs: contact.social.map(({ href }) => href) } : {}),
    areaServed: SERVICE_AREAS,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.street,
      addressLocality: contact.city,
      addressRegion: contact.region,
      postalCode: contact.postalCode,
      addressCountry: 'CA',
    },
  };
}

/** What search engines read holds no marks that only lines are broken by. */
const words = (text: string) => text.replaceAll('\u2060', '');

export function faqJsonLd(items: readonly { readonly question: string; readonly answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: words(question),
      acceptedAnswer: { '@type': 'Answer', text: words(answer) },
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
