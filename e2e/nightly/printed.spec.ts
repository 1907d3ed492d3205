import { comeAs, comeTo, READERS, screensOf } from '../support/everyScreen.ts';
import { wordsNotPrinted } from '../support/printed.ts';
import { expect, test } from '../support/test.ts';

for (const reader of READERS) {
  test(`every page prints all its words, ${reader ?? 'visitor'} (conditions C4, C15)`, async ({
    page,
    allowComplaints,
  }) => {
    test.setTimeout(900_000);
    // Of an address that leads nowhere.
    allowComplaints(/404/);
    await comeAs(page, reader);
    for (const screen of await screensOf(page, reader)) {
      if (screen.open) continue;
      await test.step(screen.name, async () => {
        await comeTo(page, screen);
        expect.soft(await wordsNotPrinted(page), screen.name).toEqual([]);
      });
    }
  });
}
