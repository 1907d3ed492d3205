import { brotliCompressSync } from 'node:zlib';
import { members, signInAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

// A first visit: nothing is there from the test before.
test.use({ reuseContext: false });

/** What each took of its remote's scripts before members had a frame, in kilobytes, brotli; they may take four more. */
const pages = [
  ['learner', '/dashboard', 82.9],
  ['learner', '/formations-access', 82.1],
  ['creator', '/creator-dashboard', 94.8],
  ['creator', '/creator-dashboard/rendez-vous', 85.1],
  ['learner', '/compte', 81.2],
] as const;

for (const [who, path, before] of pages) {
  test(`the first view of ${path} takes at most 4 kB more of its own scripts than before it had a frame (AMB-63)`, async ({
    page,
  }) => {
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!/^\/r\/mfe-dashboards\/.*\.js$/.test(pathname)) return;
      scripts.set(
        pathname,
        response.body().then((body) => brotliCompressSync(body).length),
      );
    });
    await signInAs(page, members[who], path);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts.values());
    const total = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'measured', description: `${path}: ${total} B in ${sizes.length} files` });
    expect(total).toBeLessThanOrEqual((before + 4) * 1000);
  });
}
