import type { LoadedPage } from '@agence/shared-contracts/server';
import { expect, test, vi } from 'vitest';
import { cspHash } from './headers.ts';
import { renderMissing, renderPage } from './render.ts';
import { type ResolvedPage, resolvePage } from './resolve.ts';
import { aSnapshot } from './testing/aSnapshot.ts';

const SITE = { siteUrl: 'http://site.test', anonKey: 'key', config: {} };
const LOADED: LoadedPage = {
  kind: 'page',
  status: 200,
  routeId: 'page',
  data: {},
  head: { title: 'Titre', description: '', keywords: [] },
};

/** A site that says how often it renders its frame, which names the path that it is for. */
function aFramedSite() {
  const snapshot = aSnapshot({ path: '/formations', query: ['q'], server: {} as never });
  const renderFrame = vi
    .spyOn(snapshot.shellServer, 'renderFrame')
    .mockImplementation(({ path }) => ({ header: `<nav>${path}</nav>`, footer: '', dialogs: '', styles: '' }));
  const registryFor = vi.spyOn(snapshot, 'registryFor');
  const compose = (address: string, site = SITE, html = `<p>${address}</p>`) => {
    const resolved = resolvePage(snapshot, new URL(address, SITE.siteUrl), 'document') as ResolvedPage;
    return renderPage(snapshot, resolved, LOADED, { html, styles: '' }, site).html;
  };
  return { snapshot, renderFrame, registryFor, compose };
}

test('pages that are composed anew at one path stand in the same frame, those of another in theirs', () => {
  const { renderFrame, registryFor, compose } = aFramedSite();
  for (const address of ['/formations', '/formations?q=seo', '/formations?q=ads']) {
    expect(compose(address)).toContain(`<nav>/formations</nav>`);
    expect(compose(address)).toContain(`<p>${address}</p>`);
  }
  expect(renderFrame).toHaveBeenCalledTimes(1);
  expect(registryFor).toHaveBeenCalledTimes(1);
  expect(aFramedSite().compose('/formations')).toContain('<nav>/formations</nav>');
});

test('made-up addresses push no frame out, and sources that change have a new one each time', () => {
  const { snapshot, renderFrame, compose } = aFramedSite();
  renderMissing(
    { ...snapshot, shellServer: { ...snapshot.shellServer, renderNotFound: snapshot.shellServer.renderUnavailable } },
    '/x',
    SITE,
  );
  compose('/formations', { ...SITE, devStart: '/start.js' } as typeof SITE);
  compose('/formations', { ...SITE, devStart: '/start.js' } as typeof SITE);
  expect(renderFrame).toHaveBeenCalledTimes(3);
});

test('the frame knows what the buttons of a page ask for where all ask for the same', () => {
  const { renderFrame, compose } = aFramedSite();
  const asked = (...kinds: string[]) => {
    compose('/formations', SITE, kinds.map((kind) => `<button data-asked="${kind}">…</button>`).join(''));
    return renderFrame.mock.lastCall?.[0].asked;
  };
  expect(asked('audit', 'audit')).toBe('audit');
  expect(asked('audit', 'vip')).toBeUndefined();
  expect(asked('quote')).toBe('quote');
});

test('the policy allows the styles of the page, wherever they stand, and none that its markup holds', () => {
  const { snapshot } = aFramedSite();
  const styles = '<style data-styled="true">.b{top:0;}/*!sc*/\ndata-styled.g1[id="b"]{content:"b,"}/*!sc*/\n</style>';
  const html = '<div><section><h1>A</h1></section><p class="b">B<style>p{color:red}</style></p></div>';
  const resolved = resolvePage(snapshot, new URL('/formations', SITE.siteUrl), 'document') as ResolvedPage;
  const composed = renderPage(snapshot, resolved, LOADED, { html, styles }, SITE);
  expect(composed.html).toContain(`</section>${styles}<p class="b">`);
  expect(composed.policy).toContain(cspHash(styles.slice('<style data-styled="true">'.length, -'</style>'.length)));
  expect(composed.policy).not.toContain(cspHash('p{color:red}'));
});
