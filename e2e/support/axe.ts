import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Phone and desktop, by day and by night. */
export const screens = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

/** Rules of axe that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds, in one line each. */
export async function violations(page: Page): Promise<string[]> {
  // Below the screen, sections are laid out when somebody comes near; axe is to see them all.
  await page.evaluate(() => {
    document.documentElement.dataset.moved = '';
  });
  // Elements in mid-fade have other colours than they end with.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // Those that follow the scroll position or repeat have no end to wait for.
        .filter(
          ({ timeline, effect }) =>
            timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
  const axe = new AxeBuilder({ page });
  // By night a page has other colours and nothing else, so what does not look at colours has had its answer by day.
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  if (isDark) axe.withRules(COLOUR_RULES);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}
