import { expect, test } from 'vitest';
import { toolPath, tools } from '../content/tools.ts';
import { indexTexts } from '../content/toolsIndex.ts';
import { render } from '../exposes/server.ts';

const siteUrl = 'https://site.test';
const headOf = async (path: string) => {
  const page = await render({ path, siteUrl });
  if (page.kind !== 'page') throw new Error(`${path} redirects`);
  return page.head;
};

test.each(Object.values(tools).map((tool) => [tool.name, tool] as const))(
  'tells search engines that %s is a free web application in French (TLS-017, SHL-056)',
  async (name, tool) => {
    const { jsonLd = [] } = await headOf(toolPath(tool));
    expect(jsonLd[0]).toMatchObject({
      '@type': 'WebApplication',
      name,
      url: siteUrl + toolPath(tool),
      inLanguage: 'fr-CA',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'CAD' },
    });
    expect(jsonLd[1]).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Accueil', item: `${siteUrl}/` },
        { '@type': 'ListItem', position: 2, name: 'Outils gratuits', item: `${siteUrl}/outils` },
        { '@type': 'ListItem', position: 3, name, item: siteUrl + toolPath(tool) },
      ],
    });
  },
);

/** In letters, from two on. */
const COUNTS = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const count = Object.keys(tools).length;

test('lists all tools to search engines on their common page, and says how many there are', async () => {
  const { jsonLd = [] } = await headOf('/outils');
  expect(jsonLd.map((object) => object['@type'])).toEqual(['ItemList', 'BreadcrumbList']);
  expect(jsonLd[0]?.itemListElement).toHaveLength(count);
  expect(indexTexts.seo.description).toContain(`${COUNTS[count - 2]} outils`);
});

test('gives every page its own title and description of a length that search results show', async () => {
  const heads = await Promise.all(['/outils', ...Object.values(tools).map(toolPath)].map(headOf));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(count + 1);
  for (const { title, description } of heads) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(165);
  }
});
