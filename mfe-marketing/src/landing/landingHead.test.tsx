import { array, literal, looseObject, minLength, parse, pipe, startsWith, string, url } from 'valibot';
import { expect, test } from 'vitest';
import { checkLanding, landingFiles } from './landingFile.ts';
import { landingHead } from './landingHead.ts';

const siteUrl = 'https://site.test';
const pages = Object.entries(landingFiles).map(([name, file]) => checkLanding(name, file as never));
const heads = new Map(pages.map((page) => [page.card.path, landingHead({ data: page, params: {}, siteUrl })]));
const local = ['/agence-marketing-levis', '/agence-marketing-beauport', '/agence-marketing-charlesbourg'];
const objectsOf = (path: string, type: string) =>
  heads.get(path)?.jsonLd?.filter((object) => object['@type'] === type) ?? [];

const text = pipe(string(), minLength(1));
const agency = {
  name: text,
  telephone: text,
  email: text,
  priceRange: literal('$$'),
  openingHours: literal('Mo-Fr 08:00-17:00'),
  areaServed: array(text),
  address: looseObject({
    '@type': literal('PostalAddress'),
    streetAddress: text,
    postalCode: text,
    addressCountry: literal('CA'),
  }),
};
/** What search engines want of each kind of object. */
const schemas: Record<string, Parameters<typeof parse>[0]> = {
  Service: looseObject({
    name: text,
    description: text,
    url: pipe(string(), url()),
    areaServed: array(text),
    provider: looseObject(agency),
  }),
  LocalBusiness: looseObject({ ...agency, description: text, url: pipe(string(), url()) }),
  WebApplication: looseObject({
    name: text,
    url: pipe(string(), url()),
    applicationCategory: text,
    offers: looseObject({ '@type': literal('Offer') }),
  }),
  FAQPage: looseObject({
    mainEntity: pipe(
      array(
        looseObject({
          '@type': literal('Question'),
          name: text,
          acceptedAnswer: looseObject({ '@type': literal('Answer'), text }),
        }),
      ),
      minLength(1),
    ),
  }),
  BreadcrumbList: looseObject({
    itemListElement: pipe(
      array(looseObject({ '@type': literal('ListItem'), name: text, item: pipe(string(), startsWith(siteUrl)) })),
      minLength(2),
    ),
  }),
};

test.each([...heads])('%s describes itself to search engines as its kind asks', (_, { jsonLd }) => {
  for (const object of jsonLd ?? []) {
    const schema = schemas[object['@type']];
    if (!schema) throw new Error(`No page of this kind carries a ${object['@type']}`);
    parse(schema, object);
  }
  expect(jsonLd?.some((object) => object['@type'] === 'BreadcrumbList')).toBe(true);
  expect(jsonLd?.some((object) => ['Service', 'LocalBusiness'].includes(object['@type']))).toBe(true);
});

test('never rates the agency itself (AMB-14)', () => {
  expect(JSON.stringify([...heads.values()])).not.toMatch(/AggregateRating|ratingValue|"Review"/);
});

test('local pages are local businesses with hours and the five service areas (MKT-007, MKT-096, MKT-097)', () => {
  for (const path of [...local, '/agence-marketing-quebec']) {
    const [business] = objectsOf(path, 'LocalBusiness');
    expect(business?.areaServed).toEqual(['Québec', 'Lévis', 'Beauport', 'Charlesbourg', 'Sainte-Foy']);
    expect([business?.openingHours, business?.priceRange, business?.url]).toEqual([
      'Mo-Fr 08:00-17:00',
      '$$',
      siteUrl + path,
    ]);
  }
});

test('local pages speak of one agency, reachable from everywhere, with office, logo and picture (AMB-76)', () => {
  const businesses = local.flatMap((path) => objectsOf(path, 'LocalBusiness'));
  expect(businesses).toHaveLength(3);
  for (const business of businesses) {
    expect([business['@id'], business.name]).toEqual([`${siteUrl}/#agence`, 'Cimes']);
    expect(business.telephone).toMatch(/^\+1\d{10}$/);
    expect(business.logo).toBe(`${siteUrl}/icon-512.png`);
    expect(business.image).toMatch(/^https:\/\/site\.test\/social\/.*\.png$/);
    const { latitude, longitude } = business.geo as { latitude: number; longitude: number };
    expect([Math.round(latitude), Math.round(longitude)]).toEqual([47, -71]);
  }
});

test('the website page offers its calculators as applications, free of charge', () => {
  const names = objectsOf('/creation-site-web-quebec', 'WebApplication').map(({ name }) => name);
  expect(names).toEqual(['Simulateur de rendement', 'Calculateur de prix']);
});

test('no two pages share title, description or keywords (MKT-096)', () => {
  const all = [...heads.values()];
  for (const field of ['title', 'description'] as const)
    expect(new Set(all.map((head) => head[field])).size).toBe(all.length);
  expect(new Set(all.map(({ keywords }) => keywords.join())).size).toBe(all.length);
});
