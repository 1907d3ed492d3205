import { brand } from '@agence/shared-contracts/brand';
import type { RenderedPage } from '@agence/shared-contracts/server';
import { expect, test } from 'vitest';
import { manifest, render, staticPaths } from '../exposes/server.ts';
import { agencyJsonLd } from './jsonLd.ts';

const siteUrl = 'https://site.test';
const open = async (path: string) => (await render({ path, siteUrl })) as RenderedPage;
const objectsOf = async (path: string) => (await open(path)).head.jsonLd ?? [];
/** Every object of a tree that has a type. */
function typed(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...('@type' in value ? [value as Record<string, unknown>] : []), ...Object.values(value).flatMap(typed)];
}

/** What search engines need of each type, by https://schema.org and Google's structured-data pages. */
const REQUIRED: Record<string, readonly string[]> = {
  ProfessionalService: ['name', 'url'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  WebSite: ['name', 'url', 'inLanguage'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

test('describes the agency, the site and its questions on the home page (SHL-057, MKT-007)', async () => {
  const objects = await objectsOf('/');
  expect(objects.map((object) => object['@type'])).toEqual(['ProfessionalService', 'WebSite', 'FAQPage']);
  expect(objects[0]).toMatchObject({
    '@id': `${siteUrl}/#agence`,
    openingHours: 'Mo-Fr 08:00-17:00',
    priceRange: '$$',
    areaServed: ['Québec', 'Lévis', 'Beauport', 'Charlesbourg', 'Sainte-Foy'],
  });
});

test('has its hours wherever its details come from, as long as staff have not written other ones (SHL-057)', async () => {
  const [agency] = await objectsOf('/nous-joindre');
  expect(agency).toMatchObject({ openingHours: 'Mo-Fr 08:00-17:00' });
  expect(agencyJsonLd(siteUrl, { ...brand, hours: 'Sur rendez-vous' })).not.toHaveProperty('openingHours');
});

test('repeats in structured data only what the page says (SHL-057)', async () => {
  const { html, head } = await open('/');
  const text = html.replaceAll('&#x27;', '’').replace(/<[^>]+>/g, '');
  for (const { name, text: answer } of typed(head.jsonLd)) {
    if (typeof answer === 'string') expect(text).toContain(answer);
    else if (typeof name === 'string' && name.endsWith('?')) expect(text).toContain(name);
  }
});

test('gives every object of every page what its type requires, and never rates itself (SHL-057, AMB-14)', async () => {
  for (const path of await staticPaths()) {
    const objects = typed(await objectsOf(path));
    for (const object of objects) {
      const type = String(object['@type']);
      expect(type, path).not.toMatch(/Rating|Review/);
      for (const property of REQUIRED[type] ?? []) expect(object, `${type} on ${path}`).toHaveProperty(property);
    }
    expect(JSON.stringify(objects)).not.toMatch(/aggregateRating|"4[.,]9/);
  }
  expect(manifest.routes.length).toBeGreaterThan(0);
});
