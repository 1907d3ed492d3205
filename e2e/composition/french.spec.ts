import { frenchFaults } from '@agence/infra/french/frenchFaults';
import { tooOften } from '@agence/infra/french/tics';
import { runs } from '@agence/shared-contracts/testing/runs';
import type { Page } from '@playwright/test';
import { onePagePerRoute } from '../support/onePagePerRoute.ts';
import { expect, test } from '../support/test.ts';

/** Pages that stand in no sitemap. */
const UNLISTED = [
  '/nulle-part',
  '/formations/nulle-part',
  '/blog/nulle-part',
  '/creators/nulle-part',
  '/connexion',
  '/inscription',
];

interface ReadPage {
  /** What people read or hear of the whole page; `…` stands where a text has an element inside. */
  readonly all: readonly string[];
  /** What only this page says. */
  readonly own: readonly string[];
}

/** Texts of a composed page, without what is in another language, code or example data. */
function readPage(page: Page, html: string): Promise<ReadPage> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    for (const other of parsed.querySelectorAll('script, style, template, code, svg text, body [lang]:not([lang^=fr])'))
      other.remove();
    const said = (root: ParentNode) =>
      [...root.querySelectorAll('*')].flatMap((element) => {
        const own = [...element.childNodes]
          .filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE)
          .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '…'))
          .join('')
          .replaceAll(/[ \n]+/g, ' ')
          .trim();
        const heard = ['alt', 'title', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? '');
        const meta = element.matches('meta[name=description], meta[property^="og:"], meta[name^="twitter:"]');
        return [own, ...heard, meta ? (element.getAttribute('content') ?? '') : ''];
      });
    const read = (texts: readonly string[]) =>
      texts.filter((text) => /\p{L}|\d.*[%$]/u.test(text) && !/^https?:/.test(text));
    const main = parsed.querySelector('main') ?? parsed.body;
    const blocks = [...main.querySelectorAll('h1, h2, h3, h4, p, li, dd, td, summary, blockquote, figcaption')];
    return {
      all: read(said(parsed)),
      own: blocks
        .filter((block) => !block.querySelector('p, li, h2, h3, h4'))
        .map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
    };
  }, html);
}

test('every public page is set in the French of Québec, and no turn of phrase comes twice on it (AMB-58, AMB-62)', {
  tag: '@nightly',
}, async ({ page, request }) => {
  test.setTimeout(240_000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(all.length).toBeGreaterThan(40);
  // Before a merge one of each route: texts of content files are read by `infra/src/french` as well.
  const listed = runs(await onePagePerRoute(request), all);
  await page.goto('/robots.txt');
  const wrong: string[] = [];
  for (const path of [...listed, ...UNLISTED]) {
    const { all, own } = await readPage(page, await (await request.get(path)).text());
    const faults = all.flatMap((text) => frenchFaults(text).map(({ rule, near }) => `${rule}: ${near}`));
    for (const found of new Set([...faults, ...tooOften(own)])) wrong.push(`${path} ${found}`);
  }
  expect(wrong).toEqual([]);
});

test('the faces of the site have the narrow space that French asks for (AMB-58)', async ({ page }) => {
  await page.goto('/');
  const widths = await page.evaluate(async () => {
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const families = [...new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')))].filter(
      (family) => !family.includes('fallback'),
    );
    return Promise.all(
      families.map(async (family) => {
        await document.fonts.load(`600 100px "${family}"`);
        // Where a face lacks it, the next family answers.
        return ['monospace', 'serif'].map((next) => {
          pen.font = `600 100px "${family}", ${next}`;
          return pen.measureText('\u202f').width;
        });
      }),
    );
  });
  expect(widths.length).toBe(2);
  for (const [one = 0, other] of widths) {
    expect(one).toBe(other);
    // An eighth of an em.
    expect(Math.abs(one - 12.5)).toBeLessThan(1);
  }
});
