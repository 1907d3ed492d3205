import { comeAs, comeTo, READERS, screensOf } from '../support/everyScreen.ts';
import { mumbled } from '../support/spoken.ts';
import { expect, test } from '../support/test.ts';

for (const reader of READERS)
  test(`every name can be understood by ear, ${reader ?? 'visitor'} (access: A 26 to A 28, 2.4.4, 4.1.2)`, async ({
    page,
    allowComplaints,
  }) => {
    test.setTimeout(900_000);
    // Of an address that leads nowhere.
    allowComplaints(/404/);
    await comeAs(page, reader);
    for (const screen of await screensOf(page, reader))
      await test.step(screen.name, async () => {
        await comeTo(page, screen);
        expect.soft(await mumbled(page), screen.name).toEqual([]);
      });
  });
