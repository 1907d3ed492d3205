import { onEveryScreen } from '../support/everyScreen.ts';
import { expect } from '../support/test.ts';

onEveryScreen('the skip link of an awake page leads the keyboard into its content (access: A 1, 2.4.1)', {
  async look(page, { name, open }) {
    // Past a dialog nobody goes, and who has followed a link stands in the content already.
    if (open || (await page.evaluate(() => document.querySelector('dialog:modal') !== null))) return;
    const skip = page.getByRole('link', { name: 'Aller au contenu' });
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect.soft(page.locator('main'), name).toBeFocused();
    await page.keyboard.press('Tab');
    expect.soft(await page.evaluate(() => document.activeElement?.closest('main') !== null), name).toBe(true);
  },
});
