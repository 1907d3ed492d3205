import type { RenderedPage } from '@agence/shared-contracts/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createComposer } from './createComposer.ts';
import { aConnection } from './testing/aConnection.ts';
import { aSnapshot } from './testing/aSnapshot.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const ADDRESSES = ['/creators/maude', '/_data/creators/maude', '/social/creators/maude.png', '/sitemap.xml'];
/** How long a creator's page is read, in milliseconds: nearly as long as it may. */
const READING_MS = 4900;

/** A site with one page that the backend knows, as long as it is public. */
function aSite() {
  const backend = { isPublic: true };
  /** What was true when the reading began. */
  const read = async <Answer>(answer: (isPublic: boolean) => Answer) => {
    const then = backend.isPublic;
    await new Promise((resolve) => setTimeout(resolve, READING_MS));
    return answer(then);
  };
  const server = {
    render: () =>
      read((isPublic): RenderedPage => {
        const title = isPublic ? 'Maude' : 'Créateur introuvable';
        const head = { title, description: title, keywords: [] };
        const status = isPublic ? 200 : 404;
        return { kind: 'page', routeId: 'page', status, html: title, head, styles: '', data: {} };
      }),
    sitemapPaths: () => read((isPublic) => (isPublic ? ['/creators/maude'] : [])),
  };
  const snapshot = aSnapshot({ path: '/creators/:slug', server });
  const composer = createComposer({
    dataDir: '/nowhere',
    siteUrl: 'http://site.test',
    hosts: ['site.test'],
    anonKey: '',
    backendUrl: 'http://backend.test',
    config: {},
    current: () => snapshot,
  });
  /** Which addresses show the page when they are asked for now, and what browsers and networks may keep of it. */
  async function shown() {
    const asked = ADDRESSES.map(async (address) => {
      const request = new Request(`http://site.test${address}`, { headers: { host: 'site.test' } });
      const response = await composer.fetch(request, aConnection());
      const isImage = response.headers.get('content-type') === 'image/png';
      const isShown = response.status === 200 && (isImage || /maude/i.test(await response.text()));
      const kept = response.headers.get('cache-control') ?? '';
      const shared = /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(kept) ?? [0, 0, 0];
      return { address, isShown, kept, sharedMs: 1000 * (Number(shared[1]) + Number(shared[2])) };
    });
    await vi.advanceTimersByTimeAsync(READING_MS);
    return Promise.all(asked);
  }
  return { backend, shown };
}

test.each([0, 10, 31, 45])(
  'a page that is taken back is gone everywhere a minute later, asked for last %s seconds after (Law 25)',
  async (seconds) => {
    const { backend, shown } = aSite();
    const first = shown();
    // Read while it was public, answered when it no longer is.
    await vi.advanceTimersByTimeAsync(1);
    backend.isPublic = false;
    const withdrawn = Date.now();
    expect((await first).filter(({ isShown }) => !isShown)).toEqual([]);
    if (seconds > 0) {
      await vi.advanceTimersByTimeAsync(seconds * 1000 - (Date.now() - withdrawn));
      await shown();
    }
    // What a cache between gets last, it repeats until then.
    const sharedMs = Math.max(...(await first).map((one) => one.sharedMs));
    await vi.advanceTimersByTimeAsync(withdrawn + 60_000 - sharedMs - Date.now());
    expect((await shown()).filter(({ isShown }) => isShown)).toEqual([]);
  },
);

test('no browser repeats what the backend said without asking, and a shared cache pages alone, for seconds', async () => {
  const [page, ...others] = (await aSite().shown()).map(({ kept }) => kept);
  expect(page).toMatch(
    /^public, max-age=0, must-revalidate, s-maxage=2, stale-while-revalidate=3, stale-if-error=600$/,
  );
  expect(others).toEqual(['no-cache', 'no-cache', 'no-cache']);
});
