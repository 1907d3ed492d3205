import { basename } from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkLanding, landingFile, landingFiles, landingWith } from './landingFile.ts';

const files = Object.entries(landingFiles);
const KNOWN_IDS = new Set(
  `facebook-ads-expert-cta google-ads-expert-cta creation-contenu-expert-cta production-video-expert-cta
  hero-consultation-website crm-marketing-expert-cta local-consultation-premium local-meeting-premium
  levis-audit-premium levis-program-vip quebec-program-vip hero-audit-premium expertises-consultation`.split(/\s+/),
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
  [
    { ...google.landing, seo: { ...google.landing.seo, title: 'x'.repeat(61) } },
    'landing.seo.title: Au plus 60 caractères',
  ],
  [
    { ...google.landing, cta: { ...google.landing.cta, title: 'Prêt ?' } },
    'landing.cta.title: Il faut une espace insécable',
  ],
  [{ ...google.landing, cta: { ...google.landing.cta, label: '' } }, 'landing.cta.label: Remplissez ce champ.'],
  [
    { ...google.landing, hero: { ...google.landing.hero, lead: 'Lorem ipsum' } },
    'landing.hero.lead: Remplacez le texte provisoire.',
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

test('what staff have published stands in the place of what the file says, and nothing else of the page changes', () => {
  const landing = { ...google.landing, hero: { ...google.landing.hero, title: 'Un autre titre' } };
  expect(landingWith('/google-ads-quebec', landing, undefined)).toEqual({ ...google, landing });
  expect(landingWith('/google-ads-quebec', undefined, undefined)).toEqual(google);
});

test.each([
  [{ ...google.landing, cta: {} }],
  [null],
  ['texte'],
  [{ ...google.landing, sections: [google.landing.sections[0], google.landing.sections[0]] }],
])('a text that this release cannot read is left out, and said in the log: %#', (published) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(landingWith('/google-ads-quebec', published, undefined)).toEqual(google);
  expect(warned.mock.calls).toEqual([[expect.stringMatching(/^A landing is shown from its file: /)]]);
  warned.mockRestore();
});
