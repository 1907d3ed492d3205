// @vitest-environment jsdom
import { button, textsOf } from '@agence/shared-contracts/testing/queries';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checklistItems } from '../content/seoChecklistItems.ts';
import { openPage } from '../testing/openPage.ts';

afterEach(() => void vi.restoreAllMocks());

const path = '/outils/checklist-seo';
let opened: Awaited<ReturnType<typeof openPage>>;
const boxes = () => [...opened.outlet.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
const done = () =>
  boxes()
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const stored = () => JSON.parse(localStorage.getItem('checklist-seo') ?? '[]');
const bar = () => opened.outlet.querySelector('progress') as HTMLProgressElement;

async function reopen(address = path, before?: (outlet: HTMLElement) => void) {
  await opened.close();
  opened = await openPage(address, { before });
}

beforeEach(async () => {
  localStorage.clear();
  opened = await openPage(path);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  expect(await opened.close()).toEqual([]);
});

test('shows ten labelled checkboxes in three named groups (TLS-013)', () => {
  expect(textsOf(opened.outlet, 'legend')).toEqual(['On-Page', 'Technique', 'Contenu']);
  // Voices are told which is English (access: A 30).
  expect(textsOf(opened.outlet, 'legend[lang=en]')).toEqual(['On-Page']);
  expect(boxes().map((box) => box.labels?.[0]?.textContent)).toEqual(checklistItems.map(({ item }) => item));
  expect(opened.outlet.querySelectorAll('fieldset details p')).toHaveLength(10);
});

test('checks and unchecks an item, and shows and keeps the progress (TLS-014, TLS-015)', async () => {
  for (const box of boxes().slice(0, 3)) box.click();
  await vi.waitFor(() => expect(bar().value).toBe(30));
  expect(bar().getAttribute('aria-valuetext')).toBe('3 sur 10 vérifications faites');
  expect(opened.outlet.textContent).toContain('30\u00a0%');
  boxes()[0]?.click();
  await vi.waitFor(() => expect(bar().value).toBe(20));
  expect(stored()).toEqual(['descriptions', 'h1']);
});

test('says what comes first, then what is next, and nothing once all is done (TLS-015)', async () => {
  const next = () => opened.outlet.querySelector('.next')?.textContent;
  expect(next()).toBe(`À vérifier d’abord ${checklistItems[0]?.item}`);
  boxes()[0]?.click();
  await vi.waitFor(() => expect(next()).toBe(`Ensuite ${checklistItems[1]?.item}`));
  for (const box of boxes().slice(1)) box.click();
  await vi.waitFor(() => expect(next()).toBeUndefined());
});

test('says so when all ten are done (TLS-015)', async () => {
  for (const box of boxes()) box.click();
  await vi.waitFor(() => expect(bar().value).toBe(100));
  expect(opened.outlet.textContent).toContain('Sommet atteint');
});

test('comes back as it was left, and keeps what was ticked before hydration besides', async () => {
  localStorage.setItem('checklist-seo', '["https"]');
  await reopen(path, (outlet) => outlet.querySelector<HTMLInputElement>('input[value=h1]')?.click());
  await vi.waitFor(() => expect(done()).toEqual(['h1', 'https']));
  expect(stored()).toEqual(['https', 'h1']);
});

test('keeps what was unfolded before hydration, without a word in the console', async () => {
  await reopen(path, (outlet) => outlet.querySelector('summary')?.click());
  expect(opened.outlet.querySelector('details')?.open).toBe(true);
});

test('shows a shared list without touching the own one, until it is adopted', async () => {
  localStorage.setItem('checklist-seo', '["https"]');
  await reopen(`${path}#coches=titres,h1`);
  await vi.waitFor(() => expect(done()).toEqual(['titres', 'h1']));
  boxes()[1]?.click();
  await vi.waitFor(() =>
    expect(opened.fake.shell.navigation.getLocation().hash).toBe('#coches=titres,h1,descriptions'),
  );
  expect(stored()).toEqual(['https']);

  button(opened.outlet, 'Revenir à ma liste').click();
  await vi.waitFor(() => expect(done()).toEqual(['https']));
  expect(opened.fake.shell.navigation.getLocation().hash).toBe('');

  await reopen(`${path}#coches=titres,h1`);
  await vi.waitFor(() => button(opened.outlet, 'Garder celle-ci sur mon appareil'));
  button(opened.outlet, 'Garder celle-ci sur mon appareil').click();
  await vi.waitFor(() => expect(stored()).toEqual(['titres', 'h1']));
});

test('unchecks everything once something is checked, and takes that back', async () => {
  const words = () => [...opened.outlet.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(words()).not.toContain('Tout décocher');
  boxes()[0]?.click();
  await vi.waitFor(() => expect(words()).toContain('Tout décocher'));
  button(opened.outlet, 'Tout décocher').click();
  await vi.waitFor(() => expect(stored()).toEqual([]));
  button(opened.outlet, 'Annuler').click();
  await vi.waitFor(() => expect(stored()).toEqual(['titres']));
});

test('copies the list and the link, and says so', async () => {
  const writeText = vi.fn(async (_: string) => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  boxes()[0]?.click();
  await vi.waitFor(() => expect(done()).toHaveLength(1));
  button(opened.outlet, 'Copier le lien').click();
  await vi.waitFor(() => expect(opened.outlet.textContent).toContain('Lien copié'));
  expect(writeText).toHaveBeenLastCalledWith(`${location.origin}${path}#coches=titres`);
  button(opened.outlet, 'Copier le texte').click();
  await vi.waitFor(() => expect(opened.outlet.textContent).toContain('Texte copié'));
  expect(writeText.mock.lastCall?.[0]).toContain('[x] Chaque page a un titre unique');
});

test('puts the link into the address bar where copying is blocked', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  boxes()[0]?.click();
  button(opened.outlet, 'Copier le lien').click();
  await vi.waitFor(() => expect(opened.outlet.textContent).toContain('Le lien se trouve maintenant'));
  expect(opened.fake.shell.navigation.getLocation().hash).toBe('#coches=titres');
});

test('downloads the list as a text file', async () => {
  const files: Blob[] = [];
  const urls = { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: vi.fn() };
  vi.stubGlobal('URL', Object.assign(URL, urls));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  button(opened.outlet, 'Télécharger (.txt)').click();
  expect(click).toHaveBeenCalledOnce();
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('checklist-seo.txt');
  expect(files).toHaveLength(1);
  expect(urls.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1');
});

test('says so where the browser refuses to keep the list', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  boxes()[0]?.click();
  await vi.waitFor(() => expect(opened.outlet.textContent).toContain('refuse de garder la liste'));
  expect(done()).toEqual(['titres']);
});

test('follows the same list in another tab', async () => {
  localStorage.setItem('checklist-seo', '["h1","https"]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'checklist-seo' }));
  await vi.waitFor(() => expect(done()).toEqual(['h1', 'https']));
  expect(bar().value).toBe(20);
});

test('leads from every item to an article, a course or a service (TLS-013)', () => {
  const links = [...opened.outlet.querySelectorAll<HTMLAnchorElement>('fieldset details a')];
  expect(links).toHaveLength(10);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/(?:blog\/|formations\/|[a-z-]+-quebec$)/);
});

test('calls a list from a link its own when it is the same', async () => {
  localStorage.setItem('checklist-seo', '["h1"]');
  await reopen(`${path}#coches=h1`);
  await vi.waitFor(() => expect(done()).toEqual(['h1']));
  expect(opened.outlet.textContent).not.toContain('lien partagé');
});
