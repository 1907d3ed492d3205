import { runs } from '@agence/shared-contracts/testing/runs';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Phone, and by night desktop too, in CSS pixels. */
export const widths = [390, 1440].slice(0, runs(1, 2));

/** When axe looks before a merge, and in the nightly suite: by night only colours differ, which takes it a third of its time. */
const LIGHTS = runs<readonly ('light' | 'dark')[]>(['light'], ['light', 'dark']);
/** For the titles of tests. */
export const LIGHT = LIGHTS.join(' and ');

/** Rules of axe that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds, in one line each; in the nightly suite by night too. Before a merge, behind a dialog that hides all else from
 * everybody nothing is looked at again.
 */
export async function violations(page: Page): Promise<string[]> {
  // Below the screen, sections are laid out when somebody comes near; axe is to see them all.
  await page.evaluate(() => {
    document.documentElement.dataset.moved = '';
  });
  const found: string[] = [];
  for (const light of LIGHTS) {
    // By night a page has other colours and nothing else, so what does not look at colours has had its answer by day.
    found.push(...(await violationsIn(page, light, light === 'dark' ? COLOUR_RULES : undefined)));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

async function violationsIn(page: Page, colorScheme: 'light' | 'dark', rules?: readonly string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await finishFades(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(findViolations, { rules, alone: runs('dialog:modal', '') });
  return found.map((violation) => `${page.url()} ${colorScheme} ${violation}`);
}

/** Runs in the page. What passes is not asked for: it costs more than the check itself. */
async function findViolations({
  rules,
  alone,
}: {
  rules: readonly string[] | undefined;
  alone: string;
}): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const dialog = alone ? document.querySelector(alone) : null;
  const { violations } = await run(dialog ?? document, {
    resultTypes: ['violations'],
    // What stands in a frame is a page of its own.
    iframes: false,
    ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
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
