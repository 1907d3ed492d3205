import type { Locator, Page } from '@playwright/test';
import { comeTo } from '../support/everyScreen.ts';
import { comeAsMember, MEMBERS } from '../support/memberScreens.ts';
import { forgetShifts, shiftedSoFar, shiftedWhenScrolled, shiftsSoFar, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';

/** What a screen may move by itself; browsers call 0.1 good. */
const MOST = 0.05;
/** A click excuses what moves within half a second of it: answers that come later than that show what their coming moves. */
const HELD_MS = 700;

/** Below it the rail is a bar, whose last button leads to the rest of the space. */
const RAIL = 640;

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of WIDTHS)
  for (const who of MEMBERS)
    test(`nothing jumps while screens come, ${who} at ${viewport.width} px`, async ({ page, allowComplaints }) => {
      test.setTimeout(600_000);
      // Of a course that is not there.
      allowComplaints(/404/);
      await page.setViewportSize(viewport);
      const screens = await comeAsMember(page, who);
      await watchShifts(page);
      const moved: Record<string, number> = {};
      const over: Record<string, string[]> = {};
      const note = async (name: string, sum: number) => {
        moved[name] = sum;
        if (sum > MOST) over[`${name} ${sum.toFixed(3)}`] = await shiftsSoFar(page);
      };
      for (const screen of screens) {
        await comeTo(page, screen);
        await note(screen.name, await shiftedWhenScrolled(page));
      }
      const [first] = screens;
      if (first) await comeTo(page, first);
      await page.route('**/rest/v1/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, HELD_MS));
        await route.continue();
      });
      for (const { name, href } of await entriesOf(page)) {
        const entry = await entryOf(page, name, viewport.width);
        await forgetShifts(page);
        await entry.click();
        // Until it is there, the place before stands with its own bar, whose sheet would go with it.
        await expect(space(page).locator(`a[href="${href}"][aria-current]`)).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('#outlet [aria-busy=true]')).toHaveCount(0);
        await note(`→ ${name}`, await shiftedSoFar(page));
      }
      // What is asked every few minutes may be under way.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const figures = Object.entries(moved).map(([name, sum]) => `${name} ${sum.toFixed(3)}`);
      test.info().annotations.push({ type: 'measured', description: figures.join(', ') });
      expect(over).toEqual({});
    });

const space = (page: Page): Locator => page.getByRole('navigation', { name: /^(Apprentissage|Studio|Console)$/ });

/** The places of the space that somebody is in, without those that are in other spaces, in the catalogue or on the page of another. */
async function entriesOf(page: Page): Promise<{ readonly name: string; readonly href: string | null }[]> {
  const entries = space(page).getByRole('list').first().locator('a:not([href^="/formations?"], [href*="#"])');
  return entries.evaluateAll((links) =>
    links.map((link) => ({
      name: link.querySelector('span > span')?.textContent ?? '',
      href: link.getAttribute('href'),
    })),
  );
}

/** Whatever is said after the name of a place, such as how much waits there. */
const starts = (name: string) => new RegExp(`^${name}`);

/** The way to a place: in the rail or the bar, or on the sheet of what a bar has no room for, which is opened. */
async function entryOf(page: Page, name: string, width: number): Promise<Locator> {
  const inBar = space(page).getByRole('link', { name: starts(name) });
  if (width >= RAIL || (await inBar.isVisible())) return inBar;
  await page.getByRole('button', { name: starts('Plus') }).click();
  return page.getByRole('dialog', { name: 'Tout l’espace' }).getByRole('link', { name: starts(name) });
}
