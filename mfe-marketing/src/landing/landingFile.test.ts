import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { checkLanding, landingFile, landingFiles } from './landingFile.ts';

const files = Object.entries(landingFiles);
const KNOWN_IDS = new Set(
  `facebook-ads-expert-cta google-ads-expert-cta creation-contenu-expert-cta production-video-expert-cta
  hero-consultation-website crm-marketing-expert-cta local-consultation-premium local-meeting-premium
  levis-audit-premium levis-program-vip hero-audit-premium expertises-consultation`.split(/\s+/),
);

test('there are the seven service pages and the three local pages (MKT-082, MKT-089, MKT-093)', () => {
  const paths = files.map(([name, file]) => checkLanding(name, file as never).card.path).sort();
  expect(paths).toEqual([
    '/agence-marketing-beauport',
    '/agence-marketing-charlesbourg',
    '/agence-marketing-levis',
    '/agence-marketing-quebec',
    '/creation-contenu-quebec',
    '/creation-site-web-quebec',
    '/crm-marketing-quebec',
    '/google-ads-quebec',
    '/production-video-quebec',
    '/publicite-facebook-quebec',
  ]);
});

test.each(files)('%s is named after its path and uses known click identifiers only (MKT-095)', (name, file) => {
  const { card, landing } = checkLanding(name, file as never);
  expect(card.path).toBe(`/${basename(name, '.ts')}`);
  const used = [...JSON.stringify(landing).matchAll(/"id":"([a-z-]+)","label"/g)].map(([, id]) => id ?? '');
  expect(used.filter((id) => !KNOWN_IDS.has(id))).toEqual([]);
});

const google = landingFile('/google-ads-quebec');

test.each([
  [{ ...google.landing, seo: { ...google.landing.seo, title: 'x'.repeat(61) } }, 'landing.seo.title: is cut off'],
  [
    { ...google.landing, cta: { ...google.landing.cta, title: 'Prêt ?' } },
    'landing.cta.title: needs a non-breaking space',
  ],
  [{ ...google.landing, cta: { ...google.landing.cta, label: '' } }, 'landing.cta.label: is empty'],
  [
    { ...google.landing, hero: { ...google.landing.hero, lead: 'Lorem ipsum' } },
    'landing.hero.lead: still holds filler',
  ],
  [{ ...google.landing, sections: [{ kind: 'poem', title: 'Ode' }] }, 'landing.sections.0.kind'],
  [undefined, 'landing:'],
])('says which field is wrong and why: %#', (landing, message) => {
  const check = () => checkLanding('../content/landings/x.ts', { card: google.card, landing } as never);
  expect(check).toThrow('src/content/landings/x.ts is not a landing page');
  expect(check).toThrow(message);
});

test('knows no page that is not there', () => {
  expect(() => landingFile('/agence-marketing-paris')).toThrow('No landing page has the path /agence-marketing-paris');
});
