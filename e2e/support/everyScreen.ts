import { expect, type Page } from '@playwright/test';
import { members, signInAs } from './member.ts';
import { onePagePerRoute } from './onePagePerRoute.ts';
import { SCREENS, type Screen } from './screens.ts';

/** How long a screen may take to answer, however busy the machine is, in milliseconds. */
const AWAKE_LIMIT_MS = 60_000;

/** Who comes: strangers see a page of each route and the states of the frame, members what is theirs. */
export const READERS = [undefined, ...(Object.keys(members) as (keyof typeof members)[])] as const;
export type Reader = (typeof READERS)[number];

/** Every screen that somebody meets. */
export async function screensOf(page: Page, reader: Reader): Promise<readonly Screen[]> {
  const own = SCREENS.filter(({ who, unasked }) => who === reader && !unasked);
  if (reader) return own;
  const paths = await onePagePerRoute(page.request);
  return [...paths.map((path) => ({ name: path, path })), ...own];
}

/** Signs in whoever is a member; later screens are come to by address. */
export async function comeAs(page: Page, reader: Reader) {
  if (reader) await signInAs(page, members[reader], '/compte');
}

/** Comes to a screen and waits until it says what it is and all that it has asked for is there. */
export async function comeTo(page: Page, { path, open }: Screen) {
  await page.goto(path);
  await page.locator('#shell-header[data-ready]').waitFor({ state: 'attached', timeout: AWAKE_LIMIT_MS });
  // What is said of an address that leads nowhere is the shell's own: no remote wakes it up.
  const outlet = page.locator('#outlet:is([data-ready], :has(> [data-page-introuvable]))');
  await outlet.waitFor({ state: 'attached', timeout: AWAKE_LIMIT_MS });
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('#outlet [aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await open?.(page);
}
