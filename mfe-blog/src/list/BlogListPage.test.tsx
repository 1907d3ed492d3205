// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readArticles } from '../content/articles.ts';
import { openPage, textsOf } from '../testing/openPage.ts';

const articles = await readArticles();
let opened: Awaited<ReturnType<typeof openPage>>;

beforeEach(async () => {
  opened = await openPage('/blog');
});
afterEach(async () => {
  expect(await opened.close()).toEqual([]);
});

test('shows three cards, and the other three behind a control that needs no script (BLG-001, AMB-18)', () => {
  const { outlet } = opened;
  expect(textsOf(outlet, 'article:not(details *) h2')).toEqual(articles.slice(0, 3).map(({ title }) => title));
  expect(textsOf(outlet, 'details article h2')).toEqual(articles.slice(3).map(({ title }) => title));
  expect(outlet.querySelector('summary')?.textContent).toContain('Afficher plus d’articles');
  expect(outlet.querySelector('details')?.open).toBe(false);
});

test('tells on each card category, date, minutes, excerpt and cover (BLG-002, BLG-004, BLG-005)', () => {
  const dates = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'medium', timeZone: 'UTC' });
  const cards = [...opened.outlet.querySelectorAll('article')];
  expect(cards).toHaveLength(6);
  for (const [index, card] of cards.entries()) {
    const article = articles[index];
    if (!article) throw new Error('More cards than articles');
    expect(card.textContent).toContain(article.category);
    expect(card.textContent).toContain(article.excerpt);
    expect(card.querySelector('time')?.dateTime).toBe(article.publishedAt);
    expect(card.querySelector('time')?.textContent).toBe(dates.format(new Date(article.publishedAt)));
    expect(card.textContent).toMatch(new RegExp(`${article.readTime}\\u00a0min`));
    expect(card.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(/^Illustration/);
  }
});

test('leads from each card to its article, with the title in the accessible name (BLG-003)', () => {
  const links = [...opened.outlet.querySelectorAll<HTMLAnchorElement>('article a')];
  expect(links.map((link) => link.textContent)).toEqual(Array(6).fill('Lire l’article'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(articles.map(({ slug }) => `/blog/${slug}`));
  for (const [index, link] of links.entries()) {
    expect(link.getAttribute('aria-label')).toBe(`Lire l’article\u00a0: ${articles[index]?.title}`);
  }
});

test('remembers in the address that all articles are shown (AMB-18)', async () => {
  const { outlet, fake } = opened;
  const details = outlet.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  await vi.waitFor(() => expect(fake.shell.navigation.getLocation().search).toBe('?page=2'));
  details.open = false;
  await vi.waitFor(() => expect(fake.shell.navigation.getLocation().search).toBe(''));
});

test('shows all articles at an address that says so (AMB-18)', async () => {
  await opened.close();
  opened = await openPage('/blog?page=2');
  expect(opened.outlet.querySelector('details')?.open).toBe(true);
});

test('keeps what was unfolded before hydration', async () => {
  await opened.close();
  opened = await openPage('/blog', (outlet) => outlet.querySelector('summary')?.click());
  expect(opened.outlet.querySelector('details')?.open).toBe(true);
});

test('says what it is to search engines and readers (BLG-023)', () => {
  const { title, description, jsonLd } = opened.page.head;
  expect(title).toBe('Blog marketing pour PME du Québec');
  expect(description.length).toBeLessThanOrEqual(165);
  expect(jsonLd?.[0]).toMatchObject({ '@type': 'Blog', url: 'https://site.test/blog', inLanguage: 'fr-CA' });
  expect(jsonLd?.[0]?.blogPost).toHaveLength(6);
});
