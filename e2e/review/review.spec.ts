import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { answerConsent } from '../support/consent.ts';
import { comeAsMember, MEMBERS } from '../support/memberScreens.ts';
import { onePagePerRoute } from '../support/onePagePerRoute.ts';
import { SCREENS, type Screen } from '../support/screens.ts';
import { REVIEW, VIEWS } from './folder.ts';

mkdirSync(REVIEW, { recursive: true });

for (const view of VIEWS) {
  test(`public pages, ${view.name}`, async ({ browser, request }) => {
    for (const path of await onePagePerRoute(request)) {
      const name = `page${path === '/' ? '-home' : path.replaceAll('/', '-')}`;
      await test.step(path, () => visit(browser, view, (page) => photograph(page, { name, path }, view)));
    }
  });
  test(`states, ${view.name}`, async ({ browser }) => {
    for (const screen of SCREENS.filter(({ who }) => !who))
      await test.step(screen.name, () =>
        visit(browser, view, (page) => photograph(page, screen, view), screen.unasked),
      );
  });
  for (const who of MEMBERS)
    test(`${who}, ${view.name}`, async ({ browser }) => {
      await visit(browser, view, async (page) => {
        for (const screen of await comeAsMember(page, who))
          await test.step(screen.name, () => photograph(page, screen, view));
      });
    });
}

type View = (typeof VIEWS)[number];

/** A visit of its own in a view. @param unasked whether the consent notice is still there */
async function visit(browser: Browser, { width, scheme }: View, look: (page: Page) => Promise<void>, unasked?: true) {
  const { baseURL, locale, timezoneId } = test.info().project.use;
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    ...(locale ? { locale } : {}),
    ...(timezoneId ? { timezoneId } : {}),
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme: scheme,
    // Nothing is photographed on its way.
    reducedMotion: 'reduce',
  });
  try {
    if (!unasked) await answerConsent(context, 'declined');
    await look(await context.newPage());
  } finally {
    await context.close();
  }
}

async function photograph(page: Page, { name, path, open }: Screen, view: View) {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await open?.(page);
  await seeAll(page);
  // Lists that draw what is near the view have all rows on paper; one that begins with some is seen so.
  if ((await page.locator('[data-folded]').count()) === 0)
    await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
  // A list that was scrolled through shows little more than titles until it rests.
  await expect(page.locator('[data-brief]')).toHaveCount(0);
  // Rows that came for paper have pictures of their own.
  await picturesCome(page);
  await page.screenshot({ path: join(REVIEW, `${name}-${view.name}.png`), fullPage: true, animations: 'disabled' });
}

/** Goes down the page, again where what came has made it longer, so that all that is made or loaded when it comes near is there. */
async function seeAll(page: Page) {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let seen = 0; seen < (await height()); ) {
    seen = await height();
    await goDown(page);
    await page.waitForLoadState('networkidle');
  }
}

/** Goes down the page once, and waits for what it shows. */
async function goDown(page: Page) {
  await page.evaluate(async () => {
    // A picture of a whole page has what no window shows at once, as paper has; pages that stand by nobody sees.
    const whole = new CSSStyleSheet();
    whole.replaceSync(':not([data-stands-by]) { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(whole);
    // Until the page has answered to its scroll: before that a list still shows what it did elsewhere.
    const go = async (top: number) => {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) await go(top);
    await go(0);
  });
  await picturesCome(page);
}

/** Waits for the pictures that the page has, those too that come while it waits: far from the window, they would be asked for by nobody. */
async function picturesCome(page: Page) {
  const missing = () =>
    page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
      // One in a part that is not shown is never asked for.
      return [...document.images].filter((image) => image.checkVisibility() && !image.complete).length;
    });
  await expect.poll(missing).toBe(0);
}
