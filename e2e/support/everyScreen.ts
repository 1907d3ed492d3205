import type { Page } from '@playwright/test';
import { comeAsMember, MEMBERS } from './memberScreens.ts';
import { onePagePerRoute } from './onePagePerRoute.ts';
import { SCREENS, type Screen } from './screens.ts';
import { expect, test } from './test.ts';

/** How long a screen may take to answer, however busy the machine is, in milliseconds. */
const AWAKE_LIMIT_MS = 60_000;
/** How long one may take for all of them. */
const WALK_LIMIT_MS = 1_500_000;

/** Strangers see more than all others together: so many tests share it. */
const STRANGERS = 4;
/** Who comes: strangers see a page of each route and the states of the frame, members what is theirs, buyers what they bought. */
const READERS = [
  ...Array.from({ length: STRANGERS }, (_, part) => ({ who: 'visitor', part }) as const),
  ...MEMBERS.map((who) => ({ who })),
];
type Reader = (typeof READERS)[number];

interface Walk {
  /** What the browser may complain of on the way. */
  readonly complaints?: RegExp;
  /** Is done once, before the first screen. */
  readonly begin?: (page: Page) => Promise<void>;
  /** Looks at a screen that is there, whole and awake. */
  readonly look: (page: Page, screen: Screen) => Promise<void>;
}

/** Declares a test for each reader, which comes to every screen that this one meets and looks at it. */
export function onEveryScreen(title: string, { complaints, begin, look }: Walk) {
  for (const reader of READERS)
    test(`${title}, ${reader.who}${'part' in reader ? ` ${reader.part + 1} of ${STRANGERS}` : ''}`, async ({
      page,
      allowComplaints,
    }) => {
      test.setTimeout(WALK_LIMIT_MS);
      // Of an address that leads nowhere.
      allowComplaints(/404/);
      if (complaints) allowComplaints(complaints);
      const screens = await comeAs(page, reader);
      await begin?.(page);
      for (const screen of screens)
        await test.step(screen.name, async () => {
          await comeTo(page, screen);
          await look(page, screen);
        });
    });
}

/** Signs in whoever is a member. @returns the screens that this reader meets, each by its address */
async function comeAs(page: Page, reader: Reader): Promise<readonly Screen[]> {
  if ('part' in reader) {
    const paths = await onePagePerRoute(page.request);
    const all = [
      ...paths.map((path) => ({ name: path, path })),
      ...SCREENS.filter(({ who, unasked }) => !who && !unasked),
    ];
    return all.filter((_, index) => index % STRANGERS === reader.part);
  }
  return comeAsMember(page, reader.who);
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
