import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Phone and desktop, in CSS pixels. */
export const widths = [390, 1440] as const;

/** Rules of axe that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds by day and by night, in one line each. */
export async function violations(page: Page): Promise<string[]> {
  // Below the screen, sections are laid out when somebody comes near; axe is to see them all.
  await page.evaluate(() => {
    document.documentElement.dataset.moved = '';
  });
  const byDay = await violationsIn(page, 'light');
  // By night a page has other colours and nothing else, so what does not look at colours has had its answer by day.
  const byNight = await violationsIn(page, 'dark', COLOUR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...byDay, ...byNight];
}

async function violationsIn(page: Page, colorScheme: 'light' | 'dark', rules?: readonly string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await finishFades(page);
  // No page has a foreign frame, and what passes is not asked for: both cost more than the check itself.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${page.url()} ${colorScheme} ${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
}

/** Takes fades to their end: elements in the middle of one have other colours. */
function finishFades(page: Page) {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { timeline, effect } = animation;
      // Those that follow the scroll position or repeat have no end.
      const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      if (timeline === document.timeline && ends) animation.finish();
    }
  });
}
