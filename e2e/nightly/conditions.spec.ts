import { comeAs, comeTo, READERS, screensOf } from '../support/everyScreen.ts';
import { troubles } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const reader of READERS) {
  test(`at 400 %, with text at 200 %, with a reader’s own spacing and colours nothing is cut, hidden or wider than the window, ${reader ?? 'visitor'} (1.4.4, 1.4.10, 1.4.12, 2.4.11)`, async ({
    page,
    allowComplaints,
  }) => {
    test.setTimeout(1_200_000);
    // Of an address that leads nowhere.
    allowComplaints(/404/);
    await comeAs(page, reader);
    for (const screen of await screensOf(page, reader)) {
      await test.step(screen.name, async () => {
        await comeTo(page, screen);
        expect.soft(await troubles(page), screen.name).toEqual([]);
      });
    }
  });
}
