// @vitest-environment jsdom
import type { ServedPage } from '@agence/shared-contracts/testing/servedPage';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { portfolio } from '../content/portfolio.ts';
import { manifest } from '../exposes/server.ts';
import { whole } from '../figures/format.ts';
import { find, openPage, render, textsOf } from '../testing/openPage.ts';

let opened: ServedPage;

afterEach(async () => {
  vi.useRealTimers();
  expect(await opened.close()).toEqual([]);
});

const titles = () => textsOf(opened.outlet, 'article h3');
const figures = () => textsOf(opened.outlet, 'dd').map((text) => Number(text.replace(/\s/g, '')));
const filter = (label: string) =>
  [...opened.outlet.querySelectorAll<HTMLButtonElement>('fieldset button')].find(
    ({ textContent }) => textContent === label,
  ) as HTMLButtonElement;
const press = (button: HTMLButtonElement) =>
  act(async () => {
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    Object.assign(submit, { submitter: button });
    button.form?.dispatchEvent(submit);
  });

test('shows six demo projects with all that is known of them (MKT-086, MKT-088)', async () => {
  opened = await openPage('/realisations');
  const cards = [...opened.outlet.querySelectorAll('article')];
  expect(cards).toHaveLength(6);
  portfolio.projects.forEach(({ title, trade, tech, results, description, category }, at) => {
    const card = cards[at] as HTMLElement;
    const text = card.textContent?.replaceAll('\u00a0', ' ') ?? '';
    for (const part of [title, trade, results, description, portfolio.filter.categories[category], 'Projet fictif']) {
      expect(text).toContain(part.replaceAll('\u00a0', ' '));
    }
    expect(textsOf(card, 'li')).toEqual(tech);
    expect(find<HTMLImageElement>(card, 'img').alt).not.toBe('');
    expect(find<HTMLAnchorElement>(card, 'h3 a').pathname).toMatch(/^\/realisations\/[a-z0-9-]+$/);
  });
  expect(new Set(portfolio.projects.map(({ id }) => id)).size).toBe(6);
});

test('shows all at first and, of a sector, only its projects, with their number (MKT-086, MKT-087)', async () => {
  opened = await openPage('/realisations');
  const labels = ['Tous', 'Commerce en ligne', 'Corporatif', 'Restaurant', 'Jeune entreprise'];
  expect(textsOf(opened.outlet, 'fieldset button')).toEqual(labels);
  expect(filter('Tous').ariaPressed ?? filter('Tous').getAttribute('aria-pressed')).toBe('true');
  for (const [category, label] of Object.entries(portfolio.filter.categories)) {
    await press(filter(label));
    const wanted = portfolio.projects.filter((project) => project.category === category);
    expect(titles()).toEqual(wanted.map(({ title }) => title));
    expect(filter(label).getAttribute('aria-pressed')).toBe('true');
    expect(textsOf(opened.outlet, '[role=status]')[0]).toBe(
      `${wanted.length} ${wanted.length > 1 ? 'projets' : 'projet'}`,
    );
    expect(opened.fake.shell.navigation.getLocation().search).toBe(`?categorie=${category}`);
  }
  await press(filter('Tous'));
  expect(titles()).toHaveLength(6);
  expect(opened.fake.shell.navigation.getLocation().search).toBe('');
});

test('lets the server answer a sector without JavaScript, for no search engine (MKT-087, AMB-04)', async () => {
  opened = await openPage('/realisations');
  const form = find<HTMLFormElement>(opened.outlet, 'form');
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/realisations']);
  expect([filter('Restaurant').name, filter('Restaurant').value]).toEqual(['categorie', 'restaurant']);
  const page = await render({ path: '/realisations?categorie=restaurant', siteUrl: 'https://site.test' });
  if (page.kind !== 'page') throw new Error('The filter leads elsewhere');
  const served = document.createElement('div');
  served.innerHTML = page.html;
  expect(textsOf(served, 'article h3')).toEqual(['La Fournée de la 3e']);
  expect(page.head.noindex).toBe(true);
  expect(opened.page.head).toMatchObject({ canonicalPath: '/realisations', noindex: false });
  expect(manifest.redirects).toContainEqual({ from: '/statistiques', to: '/realisations' });
});

test('shows all projects for a sector that nobody works in', async () => {
  opened = await openPage('/realisations');
  const page = await render({ path: '/realisations?categorie=astronomie', siteUrl: 'https://site.test' });
  expect(page.kind === 'page' && page.html.match(/<article/g)).toHaveLength(6);
});

test('says that its four counters are simulated (MKT-084, AMB-04, AMB-14)', async () => {
  opened = await openPage('/realisations');
  expect(textsOf(opened.outlet, 'dt')).toEqual([
    'sites créés',
    'projets en cours',
    'clients heureux',
    'lignes de code',
  ]);
  expect(textsOf(opened.outlet, 'dd')).toEqual(
    Object.values(portfolio.stats.first).map((value) => whole(value).replaceAll('\u00a0', ' ')),
  );
  expect(opened.outlet.textContent).toContain('Données de démonstration');
});

test('changes its counters every 3 s, never below 15 active projects, until it is paused (MKT-085)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  opened = await openPage('/realisations', { moving: true });
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  const first = figures();
  await pass(2999);
  expect(figures()).toEqual(first);
  await pass(1);
  expect(figures()).not.toEqual(first);
  for (let change = 0; change < 50; change += 1) {
    await pass(3000);
    expect(figures()[1]).toBeGreaterThanOrEqual(15);
  }
  const button = find<HTMLButtonElement>(opened.outlet, 'footer button');
  expect(button.textContent).toBe('Mettre en pause');
  await act(async () => button.click());
  const paused = figures();
  await pass(9000);
  expect([figures(), button.textContent]).toEqual([paused, 'Reprendre']);
  await act(async () => button.click());
  await pass(3000);
  expect(figures()).not.toEqual(paused);
});

test('keeps its counters still for people who want little motion (MKT-085)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  opened = await openPage('/realisations');
  const first = figures();
  await act(async () => void vi.advanceTimersByTime(30_000));
  expect(figures()).toEqual(first);
  expect(opened.outlet.querySelector('footer button')).toBeNull();
});

const lists = {
  case_studies: [
    {
      title: 'Trois sites, un seul',
      client: 'Groupe Essai',
      sector: 'Construction',
      summary: 'Un appel par jour est devenu quatre.',
      results: [{ metric: 'Appels par jour', improvement: '4 fois plus' }],
      url: '/blog/essai',
    },
  ],
  live_stats: [{ label: 'Mandats livrés', value: 1234.5, suffix: 'h', source: 'Feuilles de temps 2026' }],
  testimonials: [
    {
      name: 'Ana Roy',
      company: 'Fleuve inc.',
      location: 'Lévis',
      avatar: 'https://ailleurs.test/ana.jpg',
      quote: 'Enfin des chiffres.',
      results: [{ metric: 'Ventes', improvement: '+ 12 %' }],
      beforeAfter: { before: '3 par mois', after: '9 par mois' },
      verified: true,
    },
    { name: 'Sans propos', quote: '<img src=x onerror=alert(1)>' },
  ],
  success_notifications: [{ message: 'Une équipe de six vient de s’inscrire', location: 'Québec' }],
};

test('shows what the agency has entered, before its examples (CON-031, AMB-48)', async () => {
  opened = await openPage('/realisations', { lists });
  const headings = textsOf(opened.outlet, 'h2');
  expect(headings.slice(0, -1)).toEqual([
    'L’atelier, en chiffres',
    'Études de cas',
    'Exemples',
    'Ce qu’ils en disent',
    'Derniers succès',
  ]);
  const text = opened.outlet.textContent?.replaceAll('\u00a0', ' ') ?? '';
  for (const said of [
    '1 234,5 h',
    'Feuilles de temps 2026',
    'Groupe Essai · Construction',
    '4 fois plus',
    '« Enfin des chiffres. »',
    'Accord écrit du client',
    '9 par mois',
    'Une équipe de six vient de s’inscrire',
  ]) {
    expect(text).toContain(said);
  }
  expect(find<HTMLAnchorElement>(opened.outlet, 'article a').getAttribute('href')).toBe('/blog/essai');
  // Real figures take the place of the simulated ones; the demo projects stay.
  expect(text).not.toContain('Données de démonstration');
  expect(titles()).toHaveLength(7);
});

test('leaves out entries that do not fit, and loads no picture from elsewhere (AMB-48, SHL-095)', async () => {
  opened = await openPage('/realisations', { lists });
  expect(opened.outlet.textContent).not.toContain('Sans propos');
  for (const image of opened.outlet.querySelectorAll('img')) expect(image.getAttribute('src')).toMatch(/^\/pictures\//);
});
