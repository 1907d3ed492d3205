import { faintTexts } from '../support/contrast.ts';
import { onEveryScreen } from '../support/everyScreen.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

onEveryScreen('every text stands out from what is behind it, by day and by night (access: A 21, 1.4.3)', {
  async look(page, { name }) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await faintTexts(page), `${name}, ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  },
});
