import { brand } from '@agence/shared-contracts/brand';
import type { RenderedPage } from '@agence/shared-contracts/server';
import { expect, test, vi } from 'vitest';
import { claimsText } from '../content/claimsText.ts';
import * as server from '../exposes/server.ts';
import { landingFile } from './landingFile.ts';

const siteUrl = 'https://site.test';
const { landing } = landingFile('/agence-marketing-levis');
const path = '/services/agence-marketing-chicoutimi';
const open = async (text?: unknown) =>
  (await server.render({ path, siteUrl, ...(text === undefined ? {} : { text }) })) as RenderedPage;

test('a page that staff have begun is a landing page with its own address', async () => {
  const seo = { ...landing.seo, title: 'Agence marketing à Chicoutimi' };
  const page = await open({ ...landing, seo, hero: { ...landing.hero, title: 'Chicoutimi au sommet' } });
  expect(page).toMatchObject({ status: 200, head: { title: 'Agence marketing à Chicoutimi' } });
  expect(page.html).toContain('Chicoutimi au sommet');
  expect(JSON.stringify(page.head.jsonLd)).toContain(siteUrl + path);
});

test('says that there is none where nothing is published, or nothing that this release can read', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const text of [undefined, { title: 'x' }])
    expect(await open(text)).toMatchObject({
      ...{ status: 404, head: { noindex: true }, html: expect.stringContaining('Cette page n’est pas en ligne') },
    });
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('figures of such a page follow the claims that hold, and what tells search engines has the published telephone', async () => {
  const { landing } = landingFile('/publicite-facebook-quebec');
  const isHidden = (id: string) => id.startsWith('facebook');
  const figures = claimsText.figures.map((figure) => ({ ...figure, isShown: !isHidden(figure.id) }));
  const contact = { ...brand, phone: '581 555-0177', phoneHref: 'tel:+15815550177' };
  const published = { claims: { ...claimsText, figures }, contact };
  const page = (await server.render({ path, siteUrl, text: landing, published })) as RenderedPage;
  const usual = await open(landing);
  expect([usual.html, page.html].map((html) => html.includes('−40\u00a0%'))).toEqual([true, false]);
  expect(JSON.stringify(page.head.jsonLd)).toContain('581');
});

test('no release has such a page of its own', async () => {
  expect((await server.staticPaths()).filter((one) => one.startsWith('/services/'))).toEqual([]);
});
