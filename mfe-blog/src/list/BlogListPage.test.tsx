// @vitest-environment jsdom
import { button, textsOf } from '@agence/shared-contracts/testing/queries';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readArticles } from '../content/articles.ts';
import { coverOf } from '../covers/coverOf.ts';
import { openPage } from '../testing/openPage.ts';

afterEach(() => void vi.restoreAllMocks());

const articles = await readArticles();
const titles = articles.map(({ title }) => title);
const SHOWN = 3;
let opened: Awaited<ReturnType<typeof openPage>>;

beforeEach(async () => {
  opened = await openPage('/blog');
});
afterEach(async () => {
  expect(await opened.close()).toEqual([]);
});

const reopen = async (address: string) => {
  await opened.close();
  opened = await openPage(address);
};
const shownTitles = () => textsOf(opened.outlet, 'article h2');
const link = (name: string) => {
  const found = [...opened.outlet.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no link ${name}`);
  return found;
};
const follow = (name: string) => opened.fake.go(link(name).getAttribute('href') ?? '');
const address = () => {
  const { pathname, search } = opened.fake.shell.navigation.getLocation();
  return decodeURI(pathname + search);
};
const type = (text: string) => {
  const input = opened.outlet.querySelector<HTMLInputElement>('input[type=search]') as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

test('shows three cards, the featured article first, and a control for the others (BLG-001, AMB-18)', () => {
  expect(shownTitles()).toEqual(titles.slice(0, SHOWN));
  expect(articles[0]?.featured).toBe(true);
  expect(link("Afficher plus d'articles").getAttribute('href')).toBe('/blog?page=2#article-4');
});

test('tells on each card category, date, minutes, excerpt and cover (BLG-002, BLG-004, BLG-005)', async () => {
  await reopen('/blog?page=2');
  const dates = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'medium', timeZone: 'UTC' });
  const cards = [...opened.outlet.querySelectorAll('article')];
  expect(cards).toHaveLength(6);
  for (const [index, card] of cards.entries()) {
    const article = articles[index];
    if (!article) throw new Error('More cards than articles');
    expect(card.textContent).toContain(article.category);
    expect(card.textContent).toContain(article.excerpt);
    expect(card.querySelector('time')?.dateTime).toBe(article.publishedAt);
    expect(card.querySelector('time')?.textContent).toBe(
      dates.format(new Date(article.publishedAt)).replaceAll(' ', '\u00a0'),
    );
    expect(card.textContent).toMatch(new RegExp(`${article.readTime}\\u00a0min`));
    expect(card.querySelector('h2')?.parentElement?.querySelector('img')?.alt).toBe(coverOf(article).alt);
  }
});

test('leads from each card to its article, with the title in the accessible name (BLG-003)', () => {
  const links = [...opened.outlet.querySelectorAll<HTMLAnchorElement>('article a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(Array(SHOWN).fill("Lire l'article"));
  expect(links.map((one) => one.getAttribute('href'))).toEqual(
    articles.slice(0, SHOWN).map(({ slug }) => `/blog/${slug}`),
  );
  for (const [index, one] of links.entries()) {
    expect(one.getAttribute('aria-label')).toBe(`Lire l'article\u00a0: ${titles[index]}`);
  }
});

test('shows more in place, remembers it in the address and goes on at the first new card (AMB-18)', async () => {
  link("Afficher plus d'articles").click();
  await vi.waitFor(() => expect(shownTitles()).toEqual(titles.slice(0, 6)));
  expect(address()).toBe('/blog?page=2');
  expect(document.activeElement).toBe(opened.outlet.querySelectorAll('article a')[SHOWN]);
  opened.fake.go('/blog');
  await vi.waitFor(() => expect(shownTitles()).toHaveLength(SHOWN));
});

test('shows all articles at an address that says so, from the server too (AMB-18)', async () => {
  await reopen('/blog?page=2');
  expect(shownTitles()).toEqual(titles.slice(0, 6));
  expect(opened.page.html).toContain(`/blog/${articles[5]?.slug}`);
  expect(opened.page.head).toMatchObject({ canonicalPath: '/blog', noindex: false });
});

test('has no page past the last, for no search engine, and shows all there is (AMB-90)', async () => {
  for (const past of ['/blog?page=9', '/blog?page=3', '/blog?categorie=seo&page=2']) {
    await reopen(past);
    expect(opened.page.status, past).toBe(404);
    expect(opened.page.head.noindex, past).toBe(true);
    expect(shownTitles().length, past).toBeGreaterThan(0);
  }
  await reopen('/blog?page=2');
  expect(opened.page.status).toBe(200);
});

test('filters by category, keeping the search (AMB-18)', async () => {
  await reopen('/blog?q=google&page=2');
  follow('SEO');
  await vi.waitFor(() => expect(address()).toBe('/blog?q=google&categorie=seo'));
  expect(shownTitles()).toEqual(articles.filter(({ category }) => category === 'SEO').map(({ title }) => title));
  expect(link('SEO').getAttribute('aria-current')).toBe('true');
  expect(textsOf(opened.outlet, '[role=status]')).toContain('1 article pour «\u00a0google\u00a0»');
  follow('Effacer les filtres');
  await vi.waitFor(() => expect(shownTitles()).toEqual(titles.slice(0, SHOWN)));
  expect(link('Tout').getAttribute('aria-current')).toBe('true');
});

test('searches while somebody types, one history entry for a whole search (AMB-18)', async () => {
  const navigate = vi.spyOn(opened.fake.shell.navigation, 'navigate');
  type('coure');
  await vi.waitFor(() => expect(address()).toBe('/blog?q=coure'));
  type('courriel');
  await vi.waitFor(() => expect(address()).toBe('/blog?q=courriel'));
  expect(shownTitles()[0]).toMatch(/^Courriel/);
  expect(navigate.mock.calls.map(([, options]) => options?.replace)).toEqual([false, true]);
  opened.fake.go('/blog');
  await vi.waitFor(() => expect(opened.outlet.querySelector<HTMLInputElement>('[type=search]')?.value).toBe(''));
});

test('searches at once when the form is sent, and not a second time (AMB-18)', async () => {
  type('infolettre');
  button(opened.outlet, 'Chercher').click();
  await vi.waitFor(() => expect(address()).toBe('/blog?q=infolettre'));
  const navigate = vi.spyOn(opened.fake.shell.navigation, 'navigate');
  button(opened.outlet, 'Chercher').click();
  expect(navigate).not.toHaveBeenCalled();
});

test('is a plain form that keeps the rest of the filter (AMB-18)', async () => {
  await reopen('/blog?q=google&categorie=seo&auteur=catherine-morin');
  const form = opened.outlet.querySelector<HTMLFormElement>('form[role=search]') as HTMLFormElement;
  expect(form.getAttribute('action')).toBe('/blog');
  expect(form.method).toBe('get');
  expect([...new FormData(form)]).toEqual([
    ['q', 'google'],
    ['categorie', 'seo'],
    ['auteur', 'catherine-morin'],
  ]);
});

test('searches among the articles of an author (BLG-019, AMB-21)', async () => {
  await reopen('/blog?q=e&auteur=olivier-tanguay');
  const written = articles.filter(({ author }) => author === 'Olivier Tanguay').map(({ title }) => title);
  expect(shownTitles().sort()).toEqual(written.sort());
  expect(textsOf(opened.outlet, '[role=status]').join()).toContain('2 articles d’Olivier Tanguay pour «');
});

test('says what to do when nothing fits', async () => {
  await reopen('/blog?q=hippopotame');
  expect(shownTitles()).toEqual([]);
  expect(opened.outlet.textContent).toContain('Aucun article ne correspond');
  expect(link('Effacer les filtres').getAttribute('href')).toBe('/blog');
  expect(opened.outlet.querySelectorAll('nav[aria-label="Explorer par sujet"] a').length).toBeGreaterThan(5);
});

test('says what it is to search engines, readers and feed readers (BLG-023)', () => {
  const { title, description, jsonLd, feeds, modifiedAt } = opened.page.head;
  expect(title).toBe('Blog marketing pour PME du Québec');
  expect(description.length).toBeLessThanOrEqual(165);
  expect(jsonLd?.[0]).toMatchObject({ '@type': 'Blog', url: 'https://site.test/blog', inLanguage: 'fr-CA' });
  expect(jsonLd?.[0]?.blogPost).toHaveLength(articles.length);
  expect(feeds?.map(({ path }) => path)).toEqual(['/blog/rss.xml', '/blog/feed.json']);
  expect(modifiedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(link('Fil RSS').dataset.native).toBe('');
});
