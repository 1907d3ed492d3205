import { onePagePerKind, publicPages } from '../support/publicPages.ts';
import { IS_BEHIND_NGINX } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** As a visitor with a consent of their own, who has signed in. */
const SIGNED_IN = { cookie: 'cookie-consent=accepted; sb-access-token=eyJhbGciOi' };

/** When the catalogue was read last, which both visitors are told of as it is then. */
const withoutClock = (html: string) => html.replace(/"at":\d+/, '');

test('caches share every public page for seconds, and behind nginx the second visitor gets what the first one got', async ({
  request,
}) => {
  for (const { path } of publicPages) {
    const first = await request.get(path);
    const second = await request.get(path, { headers: SIGNED_IN });
    expect.soft(withoutClock(await second.text()), path).toBe(withoutClock(await first.text()));
    expect.soft(second.headers()['set-cookie'], path).toBeUndefined();
    if (IS_BEHIND_NGINX) {
      expect.soft([path, second.headers()['cache-control']]).toEqual([path, 'no-cache']);
      expect
        .soft([path, second.headers()['x-cache']])
        .toEqual([path, expect.stringMatching(/^(?:HIT|STALE|UPDATING)$/)]);
    } else {
      expect
        .soft(second.headers()['cache-control'], path)
        .toMatch(/^public, max-age=0, must-revalidate, s-maxage=[25],/);
    }
  }
});

test('no cache shares pages of members and keys, their data, drafts, what is missing or moved, or the backend', async ({
  request,
}) => {
  const keys = ['/rendez-vous/un-jeton', '/desabonnement?jeton=x'];
  const paths = ['/dashboard', '/connexion', '/creator-dashboard', '/payment-success', '/certificats/C-1', ...keys];
  const data = onePagePerKind.flatMap(({ path }) => [`/_data${path}`, `/_page${path}`]);
  for (const path of [...paths, ...data, '/rien-ici', '/Blog', '/rest/v1/formations?select=id', '/healthz']) {
    for (let round = 0; round < 2; round += 1) {
      const { 'cache-control': control = 'no-store', 'x-cache': kept } = (
        await request.get(path, { maxRedirects: 0 })
      ).headers();
      expect.soft([path, control]).toEqual([path, expect.not.stringMatching(/public|s-maxage/)]);
      expect.soft([path, kept ?? 'MISS']).toEqual([path, 'MISS']);
    }
  }
});
