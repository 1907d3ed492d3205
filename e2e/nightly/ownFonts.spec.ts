import { onEveryScreen } from '../support/everyScreen.ts';
import { expect } from '../support/test.ts';

/** All but code, which is set in a font of the device on purpose, and the browser's own button for files; of a node, it tells what is in it too. */
const SAID = ['code', 'pre', 'kbd', '[type=file]'].map((code) => `:not(${code}, ${code} *, :has(${code}))`).join('');

onEveryScreen('nothing that is said needs another font of the device (design: navigation, fonts)', {
  async look(page, { name }) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: `body *${SAID}` });
    const others: string[] = [];
    for (const nodeId of nodeIds) {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      const other = fonts.find(({ isCustomFont }) => !isCustomFont);
      if (!other) continue;
      const { outerHTML } = await devtools.send('DOM.getOuterHTML', { nodeId });
      others.push(`${other.familyName}: ${(outerHTML.replace(/<[^>]+>/g, '') || outerHTML).slice(0, 80)}`);
    }
    await devtools.detach();
    expect.soft(others, name).toEqual([]);
  },
});
