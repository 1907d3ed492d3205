import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../src/cli/workspace.ts';
import { launch } from './measure.ts';
import { median } from './median.ts';
import { withStartedSite } from './startedSite.ts';

const FOLDER = join(ROOT, '.cache/bench-hot');
const COMPONENT = join(ROOT, 'mfe-tools/src/offer-generator/OfferForm.tsx');
const PATH = '/outils/generateur-offre-quebec';
const BEFORE = '<h2>{texts.form}</h2>';
const SAVES = 9;
/** From a saved file to the screen, in milliseconds. */
const LIMIT_MS = 300;

/**
 * Saves a component of a hot remote again and again under `agence dev tools`, and prints how long it takes until the page shows it.
 * Fails when the median is above 300 ms or a form loses what was typed. The source is put back.
 */
export async function runHotBench(): Promise<void> {
  const source = await readFile(COMPONENT, 'utf8');
  if (!source.includes(BEFORE)) throw new Error(`${COMPONENT} has no ${BEFORE}.`);
  const browser = await launch();
  const took: number[] = [];
  try {
    await withStartedSite(
      FOLDER,
      {},
      async ({ url }) => {
        const page = await browser.newPage();
        const listens = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
        await page.goto(url + PATH);
        await page.locator('#outlet[data-ready]').waitFor({ state: 'attached' });
        await listens;
        await page.locator('#probleme').fill('À moitié rempli');
        for (let turn = 0; turn < SAVES; turn += 1) {
          const shown = page.evaluate(
            (wanted) =>
              new Promise<number>((resolve) => {
                const title = document.querySelector('#outlet form h2') as HTMLElement;
                const look = () => title.textContent?.startsWith(wanted) && resolve(Date.now());
                new MutationObserver(look).observe(title, { childList: true, characterData: true, subtree: true });
              }),
            `${turn} `,
          );
          const saved = Date.now();
          await writeFile(COMPONENT, source.replace(BEFORE, `<h2>${turn} {texts.form}</h2>`));
          took.push((await shown) - saved);
        }
        if ((await page.locator('#probleme').inputValue()) !== 'À moitié rempli') throw new Error('The form was lost.');
      },
      ['dev', 'tools'],
    );
  } finally {
    await writeFile(COMPONENT, source);
    await browser.close();
  }
  const middle = median(took);
  process.stdout.write(`\nA saved component on screen, ms: ${took.join(', ')}; median ${middle}, limit ${LIMIT_MS}\n`);
  if (middle > LIMIT_MS) process.exitCode = 1;
}
