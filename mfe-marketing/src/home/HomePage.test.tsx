// @vitest-environment jsdom
import type { ServedPage } from '@agence/shared-contracts/testing/servedPage';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freeResources, recentArticles } from '../content/home/resources.ts';
import { testimonials } from '../content/home/testimonials.ts';
import { manifest } from '../exposes/manifest.ts';
import { find, openPage, textsOf } from '../testing/openPage.ts';
import { readPage } from '../testing/servedPage.ts';

let opened: ServedPage;
let served: HTMLElement;

beforeEach(async () => {
  opened = await openPage('/');
  served = document.createElement('div');
  served.innerHTML = opened.page.html;
});
afterEach(async () => {
  expect(await opened.close()).toEqual([]);
});

const section = (at: number) => served.querySelectorAll<HTMLElement>('section')[at] as HTMLElement;

test('shows its nine sections in the order of the specification before any script runs (MKT-008, MKT-022, MKT-023)', () => {
  const titles = [...served.querySelectorAll('section')].map(
    (part) => part.querySelector('h1, h2')?.textContent ?? part.ariaLabel,
  );
  expect(titles.map((title) => title?.replaceAll('\u00a0', ' '))).toEqual([
    'Passez à 10M$+ sans perdre pied',
    'Ce que disent les chiffres',
    'Une expertise ne suffit pas. Trois qui se parlent, oui.',
    'Ce qui change quand on ne prend que 12 clients',
    'Ceux qui ont déjà grimpé',
    'Quarante-cinq minutes pour voir le sommet',
    'À emporter pour la route',
    'Ce qu’on nous demande avant de signer',
    'Une petite équipe de Québec',
  ]);
  expect([section(7).id, section(8).id]).toEqual(['faq', 'a-propos']);
});

test('promises 10M$+ and opens the booking dialog from the hero (MKT-001, MKT-003, MKT-009)', () => {
  expect(find(served, 'h1').textContent).toContain('10M$+');
  const button = find(section(0), 'button');
  expect(button.textContent).toBe('AUDIT GRATUIT 45 MIN');
  expect([button.getAttribute('commandfor'), button.getAttribute('command')]).toEqual(['reserver', 'show-modal']);
  expect(section(0).textContent?.replaceAll('\u00a0', ' ')).toContain('Valeur de 2 500 $');
});

test('reports the audit from hero and final call under its click identifier (MKT-016)', () => {
  for (const button of opened.outlet.querySelectorAll<HTMLElement>('[commandfor=reserver]')) button.click();
  expect(opened.fake.tracked).toEqual([
    { name: 'cta_clicked', label: 'hero-audit-premium', location: 'hero' },
    { name: 'cta_clicked', label: 'hero-audit-premium', location: 'final' },
    { name: 'cta_clicked', label: 'hero-audit-premium', location: 'final-consultation' },
  ]);
});

test('offers the audit of 45 minutes worth 2 500 $ and the consultation of 30 minutes (MKT-003, MKT-016)', () => {
  const call = section(5).textContent?.replaceAll('\u00a0', ' ');
  expect(call).toContain('ça vaut 2 500 $');
  expect(textsOf(section(5), 'button')).toEqual([
    'Réserver mon audit gratuit',
    'Plutôt une consultation gratuite de 30 min',
  ]);
  const minutes = textsOf(section(5), 'li > small').map((text) => Number.parseInt(text, 10));
  expect(minutes.reduce((sum, part) => sum + part)).toBe(45);
});

test('shows the claims of the home page as the specification states them (MKT-002, MKT-011)', async () => {
  // Few, so that each is read; the others stand on the pages that they are about.
  expect(textsOf(section(1), 'strong')).toEqual(['420 %', '2 h', '30 jours']);
  expect((await readPage('/agence-marketing-quebec')).text).toMatch(/4,9\/5\s*de moyenne sur 247 avis.*98\s%/s);
  expect(textsOf(section(0), 'strong')).toEqual(['42', '12']);
  const text = served.textContent?.replaceAll('\u00a0', ' ') ?? '';
  for (const claim of ['4,2x', '5,8x', '2 847', '150+']) expect(text).toContain(claim);
});

test('shows the massif and its route in the same cuts, and a client’s account that says it is invented (AMB-56)', () => {
  const [relief, route] = [...section(0).querySelectorAll('picture')].map((picture) =>
    [...picture.querySelectorAll('source, img')]
      .map((file) =>
        file.getAttribute('width') ? [file.getAttribute('media'), file.getAttribute('width')].join(' ') : 'dark',
      )
      .filter((cut) => !cut.includes('dark')),
  );
  expect(new Set(route)).toEqual(new Set(relief));
  expect(find(section(0), 'aside').textContent).toContain('Compte fictif');
});

test('links its three expertises to service pages that exist (MKT-012)', () => {
  const pillars = [...section(2).querySelectorAll('li')];
  expect(pillars).toHaveLength(3);
  const known = manifest.routes.map(({ path }) => path);
  for (const pillar of pillars) {
    const links = [...pillar.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(known).toContain(link);
  }
});

test('compares agencies in a table whose headers name column and row (MKT-013)', () => {
  const table = find(section(3), 'table');
  expect(find(table, 'caption').textContent).toContain('Une agence habituelle et Cimes');
  expect(textsOf(table, 'thead th[scope=col]')).toEqual(['Ce qui compte', 'Agence habituelle', 'Cimes']);
  const rows = [...table.querySelectorAll('tbody tr')];
  expect(rows).toHaveLength(5);
  for (const row of rows) {
    expect(row.querySelectorAll('th[scope=row] + td + td')).toHaveLength(1);
    // On phones, where nothing stands in columns, each answer is preceded by whose it is.
    const names = [...row.querySelectorAll('td')].map((cell) => cell.dataset.name);
    expect(names).toEqual(['Agence habituelle\u00a0:', 'Cimes\u00a0:']);
  }
});

test('says of every client who it is, what changed, and that it is an example (MKT-015, AMB-14)', () => {
  const slides = [...section(4).querySelectorAll('ul > li')];
  expect(slides).toHaveLength(testimonials.length);
  testimonials.forEach(({ name, position, company, location, businessType, quote, results }, at) => {
    const text = slides[at]?.textContent ?? '';
    const { before, after, period, roi } = results;
    expect(text).toContain('Exemple fictif');
    for (const part of [name, position, company, location, businessType, quote, before, after, period, roi]) {
      expect(text).toContain(String(part));
    }
  });
});

test('offers three files with title, description, format, size and value (MKT-017, MKT-018, AMB-15)', () => {
  const links = [...section(6).querySelectorAll('a[download]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/guides/scale-up-b2c-premium.pdf',
    '/templates/funnels-premium.zip',
    '/guides/checklist-seo-quebec.pdf',
  ]);
  freeResources.forEach(({ title, description, type, value }, at) => {
    for (const part of [title, description, type, value]) expect(links[at]?.textContent).toContain(part);
    expect(links[at]?.textContent).toMatch(/(?:PDF|ZIP), \d+\u00a0(?:pages|fichiers), \d+\u00a0ko/);
  });
});

test('leads to recent articles and to the whole blog (MKT-017, MKT-019)', () => {
  const links = [...section(6).querySelectorAll('a:not([download])')].map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ]);
  expect(links).toEqual([...recentArticles.map(({ to, title }) => [to, title]), ['/blog', 'Tous les articles →']]);
});

test('answers with the conditions of the agency’s plans (MKT-005)', () => {
  const faq = section(7).textContent?.replaceAll('\u00a0', ' ') ?? '';
  for (const condition of [
    '3 500 $ par mois',
    'budget marketing minimal de 2 000 $ par mois',
    'de 500K$ à 10M$',
    'en 2 à 3 semaines',
    'en 30 à 60 jours',
    'garantie de satisfaction de 30 jours vous rembourse le premier mois',
  ]) {
    expect(faq).toContain(condition);
  }
});

test('says where the agency is and when it answers (MKT-007)', () => {
  const about = section(8).textContent?.replaceAll('\u00a0', ' ') ?? '';
  expect(about).toContain('Lundi au vendredi, de 8 h à 17 h');
  expect(find(section(8), 'a[href^="tel:"]').textContent).toMatch(/^\d{3} \d{3}-\d{4}$/);
});
