import { onEveryScreen } from '../support/everyScreen.ts';
import { troubles } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

onEveryScreen(
  'at 400 %, with text at 200 %, with a reader’s own spacing and colours nothing is cut, hidden or wider than the window (1.4.4, 1.4.10, 1.4.12, 2.4.11, conditions C6, C12)',
  { look: async (page, { name }) => expect.soft(await troubles(page), name).toEqual([]) },
);
