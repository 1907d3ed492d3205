// @vitest-environment jsdom
import { button, textsOf } from '@agence/shared-contracts/testing/queries';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { angles } from '../content/offerAngles.ts';
import { openPage } from '../testing/openPage.ts';
import { plain, type } from '../testing/typing.ts';

const path = '/outils/generateur-offre-quebec';
const given = {
  entreprise: 'Toitures du Fleuve',
  secteur: 'Toiture résidentielle',
  probleme: 'la toiture coule & personne ne rappelle',
  solution: 'Inspection par drone',
};
let opened: Awaited<ReturnType<typeof openPage>>;
const field = (name: string) => opened.outlet.querySelector(`[name=${name}]`) as HTMLInputElement | HTMLTextAreaElement;
const part = (name: string) => opened.outlet.querySelector(`#offre-${name}`) as HTMLTextAreaElement;
const sheet = () => opened.outlet.querySelector('article');
const hash = () => opened.fake.shell.navigation.getLocation().hash;

async function reopen(address = path, before?: (outlet: HTMLElement) => void) {
  await opened.close();
  opened = await openPage(address, { before });
}
async function write(answers: Partial<typeof given> = {}) {
  for (const [name, text] of Object.entries({ ...given, ...answers })) type(field(name), text);
  await vi.waitFor(() => expect(field('solution').value).toBe(answers.solution ?? given.solution));
  opened.outlet.querySelector('form')?.requestSubmit();
}

beforeEach(async () => {
  sessionStorage.clear();
  // jsdom draws nothing, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
  opened = await openPage(path);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  expect(await opened.close()).toEqual([]);
});

test('asks for entreprise, secteur, probleme and solution, each with its label (TLS-001)', () => {
  const labels = Object.keys(given).map((name) => field(name).labels?.[0]?.textContent);
  expect(labels).toEqual(['Nom de l’entreprise', 'Secteur d’activité', 'Le problème de vos clients', 'Votre solution']);
});

test('says on the blank sheet which parts will stand there', () => {
  expect(textsOf(opened.outlet, '[aria-label="Parties de l’offre"] > li')).toHaveLength(7);
});

test('shows no offer before the click, and the four typed values after it (TLS-002)', async () => {
  expect(sheet()).toBeNull();
  await write();
  await vi.waitFor(() => expect(sheet()).not.toBeNull());
  for (const value of Object.values(given)) expect(sheet()?.textContent).toContain(value);
  expect(plain(part('accroche').value)).toMatch(/^« La toiture coule & personne ne rappelle\. »/);
  expect(document.activeElement?.textContent).toBe('Toitures du Fleuve');
});

test('sends nothing anywhere when it writes, and records the click without what was typed (TLS-003, TLS-018)', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  await write();
  await vi.waitFor(() => expect(sheet()).not.toBeNull());
  expect(fetch).not.toHaveBeenCalled();
  expect(opened.fake.tracked).toEqual([{ name: 'cta_clicked', label: 'outil-offre-redigee', location: path }]);
});

test('says beside each field what is missing, goes to the first, and keeps what was typed', async () => {
  await write({ secteur: '', probleme: '<b>fuite</b>' });
  await vi.waitFor(() => expect(textsOf(opened.outlet, '[id$=-error]')).toHaveLength(2));
  expect(textsOf(opened.outlet, '[id$=-error]')[1]).toContain('balises de code');
  // One summary has the focus, and leads to each field (access: A 13).
  const summary = document.activeElement as HTMLElement;
  expect(summary.querySelector('strong')?.textContent).toBe('2 champs à corriger');
  expect([...summary.querySelectorAll('a')].map(({ hash }) => hash)).toEqual(['#secteur', '#probleme']);
  expect(opened.outlet.querySelectorAll('[role=alert]')).toHaveLength(0);
  summary.querySelector('a')?.click();
  expect(document.activeElement).toBe(field('secteur'));
  expect(field('probleme').value).toBe('<b>fuite</b>');
  expect(sheet()).toBeNull();
  type(field('secteur'), 'Toiture');
  await vi.waitFor(() => expect(textsOf(opened.outlet, '[id$=-error]')).toHaveLength(1));
});

test('shows markup and right-to-left names as text', async () => {
  await write({ entreprise: 'A < B > C شركة' });
  await vi.waitFor(() => expect(sheet()?.querySelector('h2')?.textContent).toBe('A < B > C شركة'));
});

test('tells the offer from another angle, and comes back to what was changed by hand', async () => {
  await write();
  await vi.waitFor(() => expect(sheet()).not.toBeNull());
  const first = part('accroche').value;
  type(part('accroche'), 'Ma propre accroche');
  await vi.waitFor(() => expect(part('accroche').value).toBe('Ma propre accroche'));
  button(opened.outlet, 'Un autre angle').click();
  await vi.waitFor(() => expect(part('accroche').value).not.toBe('Ma propre accroche'));
  expect(textsOf(opened.outlet, '[aria-pressed=true]')).toEqual([angles[1]?.name]);
  button(opened.outlet, 'Le problème').click();
  await vi.waitFor(() => expect(part('accroche').value).toBe('Ma propre accroche'));
  button(opened.outlet, 'Reprendre le texte proposé').click();
  await vi.waitFor(() => expect(part('accroche').value).toBe(first));
});

test('keeps answers that are being changed when another angle is chosen', async () => {
  await write();
  await vi.waitFor(() => expect(sheet()).not.toBeNull());
  type(field('solution'), 'Une tout autre solution');
  button(opened.outlet, 'Un autre angle').click();
  await vi.waitFor(() => expect(hash()).toContain('angle=1'));
  expect(field('solution').value).toBe('Une tout autre solution');
});

test('shows the offer of a link, changes included, and carries on with it', async () => {
  await write();
  await vi.waitFor(() => expect(sheet()).not.toBeNull());
  type(part('garantie'), 'Garanti dix ans.');
  await vi.waitFor(() => expect(part('garantie').value).toBe('Garanti dix ans.'));
  part('garantie').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await vi.waitFor(() => expect(hash()).toContain('garantie=Garanti+dix+ans'));
  const address = path + hash();
  sessionStorage.clear();
  await reopen(address);
  await vi.waitFor(() => expect(part('garantie').value).toBe('Garanti dix ans.'));
  expect(field('probleme').value).toBe(given.probleme);
});

test('keeps a draft over a reload, and what was typed before hydration', async () => {
  type(field('probleme'), 'ça coule');
  await vi.waitFor(() => expect(sessionStorage.getItem('generateur-offre')).toContain('ça coule'));
  await reopen(path, (outlet) => {
    (outlet.querySelector('[name=entreprise]') as HTMLInputElement).value = 'Tôt venu';
  });
  await vi.waitFor(() => expect(field('probleme').value).toBe('ça coule'));
  expect(field('entreprise').value).toBe('Tôt venu');
});

test.each(['{', 'null', '[]', '{"entreprise":7}'])('reads a corrupt draft as nothing typed: %s', async (draft) => {
  sessionStorage.setItem('generateur-offre', draft);
  await reopen();
  expect(field('entreprise').value).toBe('');
});

test('copies the offer as text, and the link to it', async () => {
  await write();
  await vi.waitFor(() => expect(sheet()).not.toBeNull());
  const writeText = vi.fn(async (_: string) => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  button(opened.outlet, 'Copier le texte').click();
  await vi.waitFor(() => expect(opened.outlet.textContent).toContain('Texte copié'));
  expect(writeText.mock.lastCall?.[0]).toMatch(/^Toitures du Fleuve\n\nACCROCHE\n«/);
  expect(writeText.mock.lastCall?.[0]).toContain('GARANTIE\n');
  button(opened.outlet, 'Copier le lien').click();
  await vi.waitFor(() => expect(opened.outlet.textContent).toContain('Lien copié'));
  expect(writeText).toHaveBeenLastCalledWith(location.origin + path + hash());
});

test('clears everything on demand', async () => {
  await write();
  await vi.waitFor(() => expect(sheet()).not.toBeNull());
  button(opened.outlet, 'Tout effacer').click();
  await vi.waitFor(() => expect(sheet()).toBeNull());
  expect(field('entreprise').value).toBe('');
  expect(hash()).toBe('');
});

test('explains the recipe, with an example, to visitors without scripts (SHL-058)', () => {
  const served = document.createElement('div');
  served.innerHTML = opened.page.html;
  expect(textsOf(served, 'li > h3')).toEqual([
    'Accroche',
    'Constat',
    'Promesse',
    'Ce qui est compris',
    'Garantie',
    'Appel à l’action',
  ]);
  expect(served.textContent).toContain('Sans lui, suivez la recette');
});
