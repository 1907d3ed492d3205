import { brotliCompressSync } from 'node:zlib';
import budgets from '../budgets.json' with { type: 'json' };
import { expect, hydrated, test } from '../support/test.ts';

for (const { page: kind, path, scriptKilobytes, scriptFiles, htmlKilobytes } of budgets) {
  test(`the ${kind} page stays within its budget`, async ({ page, request }) => {
    const scripts = new Map<string, number>();
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.set(response.url(), brotliCompressSync(await response.body()).length);
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    const html = brotliCompressSync(await (await request.get(path)).body()).length;
    test
      .info()
      .annotations.push({ type: 'measured', description: `${total} B in ${scripts.size} files, HTML ${html} B` });
    expect(total).toBeLessThanOrEqual(scriptKilobytes * 1000);
    expect(scripts.size).toBeLessThanOrEqual(scriptFiles);
    expect(html).toBeLessThanOrEqual(htmlKilobytes * 1000);
  });
}
