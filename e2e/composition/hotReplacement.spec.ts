import { writeFileSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runs } from '@agence/shared-contracts/testing/runs';
import { freePort } from '../support/freePort.ts';
import { type RunningCommand, startCommand } from '../support/startCommand.ts';
import { expect, hydrated, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');
const built = join(root, '.cache/e2e-site');
const dataDir = join(root, '.cache/e2e-hot');
const component = join(root, 'mfe-tools/src/offer-generator/OfferForm.tsx');
const content = join(root, 'mfe-tools/src/content/offerGenerator.ts');
/** Of a remote that the stock plugin builds, which takes half a minute to be prepared: by night. */
const panel = join(root, 'mfe-dashboards/src/guest/GuestPanel.tsx');
/** In no hot remote. */
const document = join(root, 'e2e/essai.html');
const path = '/outils/generateur-offre-quebec';

const withStock = runs(false, true);

let dev: RunningCommand | undefined;
let sources: readonly (readonly [file: string, text: string])[] = [];

test.beforeEach(async () => {
  const files = [component, content, panel];
  sources = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const));
});
test.afterEach(async () => {
  await dev?.stop();
  for (const [file, text] of sources) await writeFile(file, text);
  await rm(document, { force: true });
});

test('shows changes of hot remotes without losing a form, says where an error is and recovers', {
  tag: '@nightly',
}, async ({ page, allowComplaints }) => {
  // A shell is built, and the sources of a remote are prepared for the browser.
  test.setTimeout(300_000);
  allowComplaints(/unknown prop|Failed to load resource|\[vite\] Failed to reload/);
  const origin = await startDev(await freePort());
  const open = async (address: string) => {
    // What changes before a page listens, it is not told.
    const listens = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
    await page.goto(origin + address);
    await hydrated(page);
    await listens;
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  };
  await open(path);
  const field = page.locator('#probleme');
  await field.fill('À moitié rempli');

  const isKept = async () => {
    await expect(field).toHaveValue('À moitié rempli');
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  };
  const title = page.locator('#outlet form h2');
  await writeFile(document, '<p>Un autre document</p>');
  await edit(component, '<h2>{texts.form}</h2>', '<h2>Autrement : {texts.form}</h2>');
  await expect(title).toHaveText(/^Autrement :/);
  await isKept();
  await edit(content, "form: '", "form: 'Texte nouveau, ");
  await expect(title).toHaveText(/^Autrement : Texte nouveau, /);
  await isKept();

  const mended = await readFile(component, 'utf8');
  const line = mended.slice(0, mended.indexOf('<h2>')).split('\n').length;
  await edit(component, '{texts.form}</h2>', '{texts.form</h2>');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay.locator('.message')).toContainText(`OfferForm.tsx:${line}:`);
  await isKept();
  // Also where several ask at once.
  const refused = await Promise.all(Array.from({ length: 6 }, () => page.request.get(origin + path)));
  for (const answer of refused) {
    expect(answer.status()).toBe(503);
    expect(await answer.text()).toContain(`OfferForm.tsx:${line}:`);
  }

  // Who opens the page now is told where, and has it as soon as the source is mended.
  const newcomer = await page.context().newPage();
  await newcomer.goto(origin + path);
  await expect(newcomer.locator('vite-error-overlay .message')).toContainText(`OfferForm.tsx:${line}:`);
  save(component, mended.replace('Autrement', 'Réparé'));
  await expect(title).toHaveText(/^Réparé :/);
  await expect(overlay).toHaveCount(0);
  await isKept();
  await expect(newcomer.locator('#outlet form h2')).toHaveText(/^Réparé :/);
  await newcomer.close();

  if (!withStock) return;
  await open('/connexion');
  await edit(panel, '<h1>{title}</h1>', '<h1>Autrement : {title}</h1>');
  await expect(page.locator('#outlet h1')).toHaveText(/^Autrement :/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

/** Starts `agence dev tools`, by night with `dashboards`, from the releases that the browser tests have built. @returns its address */
async function startDev(port: number): Promise<string> {
  await rm(`${dataDir}-dev`, { recursive: true, force: true });
  for (const part of ['releases', 'builds', 'audit', 'keys', 'registry.json', 'root.json'])
    await cp(join(built, part), join(`${dataDir}-dev`, part), { recursive: true });
  const env = { ...process.env, PORT: String(port), AGENCE_DATA: dataDir };
  dev = startCommand('node', ['infra/bin/agence.mjs', 'dev', 'tools', ...(withStock ? ['dashboards'] : [])], {
    cwd: root,
    env,
  });
  await dev.says(/^Hot:/m);
  return `http://localhost:${port}`;
}

async function edit(file: string, from: string, to: string) {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  save(file, text.replace(from, to));
}

/** Saves as programs do that empty a file first; in one go, so that this process is not what takes its time in between. */
function save(file: string, text: string) {
  writeFileSync(file, '');
  writeFileSync(file, text);
}
