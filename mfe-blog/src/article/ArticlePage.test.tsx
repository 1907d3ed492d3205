// @vitest-environment jsdom
import { ofName } from '@agence/shared-contracts/format/ofName';
import { button, textsOf } from '@agence/shared-contracts/testing/queries';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readArticles } from '../content/articles.ts';
import { coverOf } from '../covers/coverOf.ts';
import { openPage } from '../testing/openPage.ts';

const [featured, other] = await readArticles();
if (!featured || !other) throw new Error('There are no articles');
const path = `/blog/${featured.slug}`;
let opened: Awaited<ReturnType<typeof openPage>>;

beforeEach(async () => {
  opened = await openPage(path);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  expect(await opened.close()).toEqual([]);
});

test('shows where the reader is and the way back (BLG-010, BLG-011)', () => {
  const { outlet } = opened;
  expect(textsOf(outlet, 'nav[aria-label="Fil d’Ariane"] li')).toEqual(['Accueil', 'Blog', featured.category]);
  const links = [...outlet.querySelectorAll('nav[aria-label="Fil d’Ariane"] a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/blog']);
  const back = [...outlet.querySelectorAll('a')].find((link) => link.textContent === 'Retour au blog');
  expect(back?.getAttribute('href')).toBe('/blog');
});

test('shows category, featured badge, title, excerpt, author, long date and minutes (BLG-012, BLG-013, BLG-014)', () => {
  const header = opened.outlet.querySelector('header') as HTMLElement;
  const date = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' });
  for (const text of [featured.category, 'Article vedette', featured.title, featured.excerpt, featured.author]) {
    expect(header.textContent).toContain(text);
  }
  expect(header.querySelector('time')?.textContent).toBe(
    date.format(new Date(featured.publishedAt)).replaceAll(' ', '\u00a0'),
  );
  expect(header.textContent).toContain(`${featured.readTime}\u00a0min de lecture`);
});

test('calls only featured articles featured (BLG-013)', async () => {
  await opened.close();
  opened = await openPage(`/blog/${other.slug}`);
  expect(opened.outlet.textContent).not.toContain('Article vedette');
});

test('has one main heading, a described cover and the body with headings, lists and paragraphs (BLG-016, BLG-017)', () => {
  const { outlet } = opened;
  expect(textsOf(outlet, 'h1')).toEqual([featured.title]);
  const cover = outlet.querySelector('h1')?.closest('header')?.parentElement?.querySelector('img');
  expect(cover?.alt).toBe(coverOf(featured).alt);
  expect([cover?.getAttribute('width'), cover?.getAttribute('height')]).toEqual(['1200', '750']);
  expect(outlet.querySelectorAll('h3').length).toBeGreaterThan(3);
  expect(outlet.querySelectorAll('article ul li').length).toBeGreaterThan(20);
});

test('leads from both tables of contents to headings that exist, in their order', () => {
  const { outlet } = opened;
  const headings = [...outlet.querySelectorAll('h2[id]')].map(({ id }) => `#${id}`);
  expect(headings.length).toBeGreaterThan(5);
  for (const contents of outlet.querySelectorAll('nav[aria-label="Dans cet article"]')) {
    expect([...contents.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(headings);
  }
});

test('links its tags, its author and three other articles (BLG-018, BLG-019, AMB-21)', () => {
  const { outlet } = opened;
  const tags = [...outlet.querySelectorAll('nav[aria-label="Sujets"] a')].map((link) => link.getAttribute('href'));
  expect(tags).toEqual(['/blog/tag/r%C3%A9f%C3%A9rencement-local', '/blog/tag/seo', '/blog/tag/google']);
  const byAuthor = [...outlet.querySelectorAll('a')].find(
    (link) => link.textContent?.replace('\u00a0', ' ') === `Voir tous les articles ${ofName(featured.author)}`,
  );
  expect(byAuthor?.getAttribute('href')).toBe('/blog/auteur/catherine-morin');
  const related = [...outlet.querySelectorAll('section li a')].map((link) => link.getAttribute('href'));
  expect(new Set(related).size).toBe(3);
  expect(related).not.toContain(path);
});

test('opens the booking dialog without script and tells analytics with it (BLG-020)', () => {
  const { outlet, fake } = opened;
  const consultation = button(outlet, 'Obtenir une consultation gratuite');
  expect(consultation.getAttribute('commandfor')).toBe('reserver');
  expect(consultation.getAttribute('command')).toBe('show-modal');
  consultation.click();
  expect(fake.tracked).toEqual([{ name: 'cta_clicked', label: 'blog-consultation', location: path }]);
});

test('offers no sharing where the device and its clipboard cannot (BLG-015)', () => {
  expect(textsOf(opened.outlet, 'header button')).toEqual([]);
});

test('shares title and address through the device (BLG-015)', async () => {
  await opened.close();
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, share });
  opened = await openPage(path);
  await vi.waitFor(() => button(opened.outlet, 'Partager'));
  button(opened.outlet, 'Partager').click();
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: featured.title, url: location.origin + location.pathname });
});

test('says what to do when the address cannot be copied (BLG-015)', async () => {
  await opened.close();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
  opened = await openPage(path);
  await vi.waitFor(() => button(opened.outlet, 'Partager'));
  button(opened.outlet, 'Partager').click();
  const advice = 'Copiez l’adresse de la page dans votre navigateur';
  await vi.waitFor(() => expect(opened.outlet.querySelector('[role=status]')?.textContent).toBe(advice));
});

test('copies the address where the device cannot share, and says so (BLG-015)', async () => {
  await opened.close();
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  opened = await openPage(path);
  await vi.waitFor(() => button(opened.outlet, 'Partager'));
  button(opened.outlet, 'Partager').click();
  await vi.waitFor(() => expect(opened.outlet.querySelector('[role=status]')?.textContent).toBe('Lien copié'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(location.origin + location.pathname);
});
