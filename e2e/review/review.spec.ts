import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { answerConsent } from '../support/consent.ts';
import { members, signInAs } from '../support/member.ts';
import { onePagePerRoute } from '../support/onePagePerRoute.ts';
import { SCREENS, type Screen } from '../support/screens.ts';
import { REVIEW, VIEWS } from './folder.ts';

mkdirSync(REVIEW, { recursive: true });

for (const view of VIEWS) {
  test(`public pages, ${view.name}`, async ({ browser, request }) => {
    for (const path of await onePagePerRoute(request)) {
      const name = `page${path === '/' ? '-home' : path.replaceAll('/', '-')}`;
      await test.step(path, () => photograph(browser, { name, path }, view));
    }
  });
  for (const who of [undefined, ...(Object.keys(members) as (keyof typeof members)[])]) {
    test(`${who ?? 'states'}, ${view.name}`, async ({ browser }) => {
      for (const screen of SCREENS.filter((one) => one.who === who))
        await test.step(screen.name, () => photograph(browser, screen, view));
    });
  }
}

type View = (typeof VIEWS)[number];

async function photograph(
  browser: Browser,
  { name, path, who, unasked, open }: Screen,
  { width, scheme, name: view }: View,
) {
  const { baseURL, locale, timezoneId } = test.info().project.use;
  const height = width === 390 ? 844 : 900;
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    ...(locale ? { locale } : {}),
    ...(timezoneId ? { timezoneId } : {}),
    viewport: { width, height },
    colorScheme: scheme,
    // Nothing is photographed on its way.
    reducedMotion: 'reduce',
  });
  try {
    if (!unasked) await answerConsent(context, 'declined');
    const page = await context.newPage();
    if (who) await signInAs(page, members[who], path);
    else await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await open?.(page);
    await seeAll(page);
    await page.screenshot({ path: join(REVIEW, `${name}-${view}.png`), fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/** Goes down the page once, so that what is made or loaded when it comes near is there, and waits for its pictures. */
async function seeAll(page: Page) {
  await page.evaluate(async () => {
    // A picture of a whole page has what no window shows at once.
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(whole);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  await page.waitForLoadState('networkidle');
}
