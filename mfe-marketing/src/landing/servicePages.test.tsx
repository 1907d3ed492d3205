// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readAll, readPage } from '../testing/servedPage.ts';

const SLOW = 30_000;

/** The button of a page that bears a label: what it opens, and what the tag manager hears. */
async function callToAction(path: string, label: string) {
  const { root } = await readPage(path);
  const button = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  return {
    opens: button?.getAttribute('commandfor'),
    command: button?.getAttribute('command'),
    id: button?.dataset.cta,
  };
}

const opensDialog = { opens: 'reserver', command: 'show-modal' };

test(
  'Facebook: Premium badge, four benefits, four steps in order, two questions (MKT-026, MKT-027, MKT-030, MKT-031)',
  async () => {
    const page = await readPage('/publicite-facebook-quebec');
    expect(page.root.querySelector('section')?.textContent).toContain('Premium');
    expect(page.section('Quatre choses').querySelectorAll('h3')).toHaveLength(4);
    expect(readAll(page.section('Du premier audit'), 'h3')).toEqual([
      'Audit & stratégie',
      'Création des campagnes',
      'Lancement & optimisation',
      'Reporting transparent',
    ]);
    expect(page.section('Avant de commencer').querySelectorAll('details > summary')).toHaveLength(2);
  },
  SLOW,
);

test(
  'Facebook: shows its figures and its three recommendations (MKT-002, MKT-004, MKT-028)',
  async () => {
    const { text, root } = await readPage('/publicite-facebook-quebec');
    expect(readAll(root, 'li > strong')).toEqual(['4,2x', '−40 %', '+220 %']);
    for (const claim of ['1000 $ par mois', 'sous 48 h', '2 à 3 semaines']) expect(text).toContain(claim);
  },
  SLOW,
);

test(
  'Google Ads: 5,8x in the hero and four campaign types (MKT-002, MKT-033, MKT-034)',
  async () => {
    const page = await readPage('/google-ads-quebec');
    expect(page.root.querySelector('section')?.textContent).toContain('5,8x');
    expect(readAll(page.section('Quatre campagnes'), 'h3')).toEqual(['Search', 'Shopping', 'Display', 'YouTube']);
  },
  SLOW,
);

test(
  'Content: three offers, and readers in five figures (MKT-002, MKT-036)',
  async () => {
    const page = await readPage('/creation-contenu-quebec');
    const offers = page.section('Trois façons').querySelectorAll('li > h3');
    expect([...offers].map(({ textContent }) => textContent)).toEqual([
      'Rédaction SEO',
      'Contenu vidéo',
      'Visuels marketing',
    ]);
    expect(page.text).toContain('12 000+');
  },
  SLOW,
);

test(
  'Video: three kinds of film (MKT-038)',
  async () => {
    const page = await readPage('/production-video-quebec');
    expect(readAll(page.section('Trois films'), 'h3')).toEqual([
      'Vidéo corporative',
      'Publicité vidéo',
      'Témoignage client',
    ]);
  },
  SLOW,
);

test(
  'CRM: clients and documented scale-ups in figures (MKT-002)',
  async () => {
    const page = await readPage('/crm-marketing-quebec');
    expect(readAll(page.section('Notre propre CRM'), 'strong')).toEqual(['127', '247']);
  },
  SLOW,
);

test(
  'CRM: three services (MKT-040)',
  async () => {
    const page = await readPage('/crm-marketing-quebec');
    expect(readAll(page.section('Trois services'), 'h3')).toEqual([
      'Suivi des demandes',
      'Courriel et infolettre',
      'Fidélisation',
    ]);
  },
  SLOW,
);

test.each([
  ['/publicite-facebook-quebec', 'Réserver mon audit Facebook gratuit', 'facebook-ads-expert-cta', 'MKT-032'],
  ['/google-ads-quebec', 'Réserver mon audit Google Ads gratuit', 'google-ads-expert-cta', 'MKT-035'],
  ['/creation-contenu-quebec', 'Réserver mon audit de contenu gratuit', 'creation-contenu-expert-cta', 'MKT-037'],
  ['/production-video-quebec', 'Réserver ma consultation vidéo gratuite', 'production-video-expert-cta', 'MKT-039'],
  ['/crm-marketing-quebec', 'Réserver ma consultation CRM gratuite', 'crm-marketing-expert-cta', 'MKT-041'],
  ['/creation-site-web-quebec', 'Consultation gratuite', 'hero-consultation-website', 'MKT-044'],
])(
  '%s: « %s » opens the booking dialog as %s (%s)',
  async (path, label, id) => {
    expect(await callToAction(path, label)).toEqual({ ...opensDialog, id });
  },
  SLOW,
);

test(
  'Website: sections in the order of the specification (MKT-042)',
  async () => {
    const { root } = await readPage('/creation-site-web-quebec');
    const titles = readAll(root, 'section > div > header > h2, section > div > h2, section header > h2');
    const order = [
      'Ce que votre site',
      'Cinq étapes',
      'À quoi ressembleront',
      'Avant, après',
      'Quel site',
      'Des outils',
      'Ce qu’on mesure',
      'Votre prix',
      'Vos questions',
    ];
    const places = order.map((start) => titles.findIndex((title) => title.startsWith(start)));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(root.querySelector('section h1')).not.toBeNull();
  },
  SLOW,
);

test(
  'Website: four figures in the hero, support around the clock (MKT-002, MKT-006, MKT-045)',
  async () => {
    const { root } = await readPage('/creation-site-web-quebec');
    expect(readAll(root.querySelector('section') as Element, 'strong')).toEqual(['150+', '98 %', '3,2 s', '24/7']);
  },
  SLOW,
);

test(
  'Website: technologies in four groups, each with name, icon and description (MKT-070)',
  async () => {
    const page = await readPage('/creation-site-web-quebec');
    const section = page.section('Des outils');
    expect(readAll(section, 'h3')).toEqual(['Frontend', 'Backend', 'Base de données', 'Outils & Déploiement']);
    for (const group of section.querySelectorAll('section')) {
      expect(group.querySelectorAll('li').length).toBeGreaterThan(0);
      for (const item of group.querySelectorAll('li')) {
        expect(item.querySelector('svg path')?.getAttribute('d')).toMatch(/^M/);
        expect(item.querySelector('strong')?.textContent).toMatch(/\S/);
        expect((item.querySelector('p')?.textContent ?? '').length).toBeGreaterThan(20);
      }
    }
  },
  SLOW,
);
