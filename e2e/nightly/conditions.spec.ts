import { comeAs, comeTo, READERS, screensOf } from '../support/everyScreen.ts';
import { cutTexts, enlargeText, hiddenStops, seeWhole, sideways, spaceText, standing } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

/** The least that a low window has for reading: what stands still takes no more than the rest. */
const STANDING_SHARE = 0.2;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const reader of READERS) {
  const who = reader ?? 'visitor';

  test(`at 400 %, in 320 × 256 pixels, nothing is wider than the window, nothing fixed takes more than a fifth of it, and no stop is hidden, ${who} (1.4.10, 2.4.11)`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width: 320, height: 256 });
    await comeAs(page, reader);
    for (const screen of await screensOf(page, reader)) {
      await test.step(screen.name, async () => {
        await comeTo(page, screen);
        await seeWhole(page);
        expect.soft(await sideways(page), screen.name).toEqual([]);
        const { share, what } = await standing(page);
        expect.soft(share, `${screen.name}: ${what.join(', ')}`).toBeLessThanOrEqual(STANDING_SHARE);
        if (!screen.open) expect.soft(await hiddenStops(page), screen.name).toEqual([]);
      });
    }
  });

  for (const width of [390, 1280]) {
    test(`with text at 200 % nothing is cut and nothing is wider than ${width} pixels, ${who} (1.4.4)`, async ({
      page,
    }) => {
      test.setTimeout(900_000);
      await page.setViewportSize({ width, height: 800 });
      await enlargeText(page);
      await comeAs(page, reader);
      for (const screen of await screensOf(page, reader)) {
        await test.step(screen.name, async () => {
          await comeTo(page, screen);
          await seeWhole(page);
          expect.soft(await sideways(page), screen.name).toEqual([]);
          expect.soft(await cutTexts(page), screen.name).toEqual([]);
        });
      }
    });
  }

  for (const width of [320, 1440]) {
    test(`with a reader’s own spacing nothing is cut and nothing is wider than ${width} pixels, ${who} (1.4.12)`, async ({
      page,
    }) => {
      test.setTimeout(900_000);
      await page.setViewportSize({ width, height: 800 });
      await comeAs(page, reader);
      for (const screen of await screensOf(page, reader)) {
        await test.step(screen.name, async () => {
          await comeTo(page, screen);
          await spaceText(page);
          await seeWhole(page);
          expect.soft(await sideways(page), screen.name).toEqual([]);
          expect.soft(await cutTexts(page), screen.name).toEqual([]);
        });
      }
    });
  }
}
