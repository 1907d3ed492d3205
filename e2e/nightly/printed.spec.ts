import { onEveryScreen } from '../support/everyScreen.ts';
import { wordsNotPrinted } from '../support/printed.ts';
import { expect } from '../support/test.ts';

onEveryScreen('every page prints all its words (conditions C4, C15)', {
  async look(page, { name, open }) {
    // What has been opened over a page is not the page.
    if (!open) expect.soft(await wordsNotPrinted(page), name).toEqual([]);
  },
});
