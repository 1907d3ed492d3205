// @vitest-environment jsdom
import { brand } from '@agence/shared-contracts/brand';
import { expect, test } from 'vitest';
import { readAll, readPage } from '../testing/servedPage.ts';

const SLOW = 30_000;
const local = ['/agence-marketing-levis', '/agence-marketing-beauport', '/agence-marketing-charlesbourg'];
const telephone = `a[href="${brand.phoneHref}"]`;

test(
  'Québec: hero, address and map, three clients, four services, VIP application (MKT-082)',
  async () => {
    const page = await readPage('/agence-marketing-quebec');
    expect(page.root.querySelectorAll('h1')).toHaveLength(1);
    expect(page.section('Passez nous voir').querySelector('address')?.textContent).toContain(brand.street);
    expect(page.section('Passez nous voir').querySelector('svg[role=img]')?.getAttribute('aria-label')).toMatch(
      /^Carte/,
    );
    expect(page.section('Trois entreprises').querySelectorAll('blockquote')).toHaveLength(3);
    expect(page.section('Quatre services').querySelectorAll('h3')).toHaveLength(4);
    expect(readAll(page.root, 'button')).toContain('Demander une place');
  },
  SLOW,
);

test(
  'Québec and Lévis show opening hours beside the address (MKT-007)',
  async () => {
    for (const path of ['/agence-marketing-quebec', '/agence-marketing-levis']) {
      const { root } = await readPage(path);
      expect(readAll(root, 'address')[0]).toContain('Lundi au vendredi, de 8 h à 17 h');
    }
  },
  SLOW,
);

test(
  'Lévis: four figures in the hero (MKT-089)',
  async () => {
    const { root } = await readPage('/agence-marketing-levis');
    expect(readAll(root.querySelector('section') as Element, 'strong')).toEqual(['34', '12,4M$', '4,9/5', '89 %']);
  },
  SLOW,
);

test(
  'Lévis: a call button and a telephone link in the hero (MKT-090)',
  async () => {
    const { root, ctas } = await readPage('/agence-marketing-levis');
    const hero = root.querySelector('section') as Element;
    const links = [...hero.querySelectorAll<HTMLElement>(telephone)];
    expect(links.map(({ textContent }) => textContent)).toEqual(['Appeler l’équipe', brand.phone]);
    expect(links[0]?.dataset.cta).toBe('levis-audit-premium');
    expect(ctas.filter((id) => id === 'levis-audit-premium').length).toBeGreaterThanOrEqual(2);
  },
  SLOW,
);

test(
  'Lévis: three reasons with a map, three clients, four services, eligibility, VIP program (MKT-091, MKT-092)',
  async () => {
    const page = await readPage('/agence-marketing-levis');
    const reasons = page.section('Pourquoi une agence qui connaît Lévis');
    expect(reasons.querySelectorAll('ol > li > h3')).toHaveLength(3);
    expect(reasons.querySelector('svg[role=img]')).not.toBeNull();
    expect(page.section('Ils n’ont pas').querySelectorAll('blockquote')).toHaveLength(3);
    expect(page.section('Quatre services').querySelectorAll('h3')).toHaveLength(4);
    const eligibility = page.section('Le programme VIP');
    expect(eligibility.querySelectorAll('li').length).toBeGreaterThan(2);
    expect(eligibility.querySelector<HTMLElement>('button')?.dataset.cta).toBe('levis-program-vip');
  },
  SLOW,
);

test.each(local.slice(1))(
  '%s: six expertises, six clients in a carousel, questions (MKT-093, MKT-094)',
  async (path) => {
    const page = await readPage(path);
    const expertises = page.section('Six expertises');
    expect(expertises.querySelectorAll('li > h3')).toHaveLength(6);
    for (const link of expertises.querySelectorAll('li > a')) expect(link.getAttribute('href')).toMatch(/-quebec$/);
    const carousel = page.root.querySelector('[aria-roledescription=carrousel]');
    expect(carousel?.querySelectorAll('blockquote')).toHaveLength(6);
    expect(page.section('Ce qu’on nous demande').querySelectorAll('details').length).toBeGreaterThan(2);
  },
  SLOW,
);

test(
  'local pages carry the identifiers that the tag manager knows (MKT-016, MKT-095)',
  async () => {
    const ids = async (path: string) => new Set((await readPage(path)).ctas);
    expect(await ids('/agence-marketing-quebec')).toEqual(
      new Set(['local-consultation-premium', 'local-meeting-premium', 'quebec-program-vip']),
    );
    for (const path of local.slice(1)) {
      expect(await ids(path)).toEqual(new Set(['hero-audit-premium', 'expertises-consultation']));
    }
  },
  SLOW,
);

test(
  'local pages say when the free audit is, how long it takes and what it is worth (MKT-003)',
  async () => {
    for (const path of local) {
      const { text } = await readPage(path);
      expect(text).toMatch(/45 minutes/);
      expect(text).toContain('2 500 $');
    }
  },
  SLOW,
);

test(
  'no two local pages share a sentence that is about the place (MKT-093, MKT-096)',
  async () => {
    const sentences = await Promise.all(
      local.map(async (path) => {
        const { root } = await readPage(path);
        root.querySelector('[aria-roledescription=carrousel]')?.remove();
        return new Set(
          readAll(root, 'p, dd, h2, h1')
            .flatMap((text) => text.split(/(?<=[.?!])\s/))
            .filter((text) => text.length > 45),
        );
      }),
    );
    const [levis, beauport, charlesbourg] = sentences as [Set<string>, Set<string>, Set<string>];
    const shared = (a: Set<string>, b: Set<string>) => [...a].filter((sentence) => b.has(sentence));
    expect([shared(levis, beauport), shared(levis, charlesbourg), shared(beauport, charlesbourg)]).toEqual([
      [],
      [],
      [],
    ]);
  },
  SLOW,
);

test(
  'each service of a local page shows a drawing of what it makes, another for each',
  async () => {
    for (const path of ['/agence-marketing-quebec', ...local]) {
      const { root } = await readPage(path);
      const services = [...root.querySelectorAll('li:has(> h3 ~ a[href$="-quebec"])')];
      expect(services.length, path).toBeGreaterThanOrEqual(4);
      const drawings = services.map((service) => service.querySelector('img')?.getAttribute('src'));
      for (const drawing of drawings) expect(drawing).toContain('/good-');
      expect(new Set(drawings).size).toBe(services.length);
      for (const service of services) expect(service.querySelector('img')?.alt).toBe('');
    }
  },
  SLOW,
);
