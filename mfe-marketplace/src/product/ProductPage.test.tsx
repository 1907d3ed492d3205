// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { aProduct } from '../testing/builders.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { type OpenPage, openPage } from '../testing/openPage.ts';
import { factsOf } from './metadata.ts';

const path = `/boutique/produit/${aProduct().id}`;
let opened: OpenPage | undefined;

afterEach(async () => {
  expect((await opened?.close()) ?? []).toEqual([]);
  opened = undefined;
});

async function open(changes: Parameters<typeof aProduct>[0] = {}) {
  opened = await openPage(path, {
    backend: createFakeBackend({ products: [aProduct(changes)], tax_settings: [{ is_enabled: true }] }),
  });
  return opened;
}

test.each([
  ['formation', 'Formation Premium'],
  ['resource', 'Ressource Exclusive'],
  ['consultation', 'Consultation Personnalisée'],
] as const)('calls a %s by its label (MPL-060)', async (category, label) => {
  expect((await open({ category, formation: null })).screen.getByText(label)).toBeTruthy();
});

test('shows name, description, facts, what is included and the price (MPL-061)', async () => {
  const { outlet, screen } = await open({ long_description: 'Une méthode.\n\nEn deux temps.' });
  expect(screen.getByRole('heading', { level: 1, name: 'Google Ads : vos premières campagnes' })).toBeTruthy();
  for (const text of [
    'De la structure du compte au premier rapport.',
    '1h 50min',
    'Débutant',
    '5 modules',
    'Accès à vie',
    'Certificat de réussite',
    'En deux temps.',
    '197,00\u00a0$',
    '+ taxes',
  ]) {
    expect(outlet.textContent).toContain(text);
  }
});

test('shows what is in a good before it is bought: leaves of it, its parts, its files by format and size (MPL-061)', async () => {
  const inside = {
    leaves: [
      { kind: 'table', caption: 'Le tableur', columns: ['Semaine', 'Question'], rows: [['9', 'Cabane ou maison ?']] },
      { kind: 'pages', caption: 'Le guide', of: 'guide-calendrier-de-contenu' },
      {
        kind: 'card',
        caption: 'Une semaine',
        over: 'Semaine 11',
        title: 'Vos débuts',
        text: 'Votre première commande',
      },
    ],
    parts: { title: 'Toute l’année', items: [{ name: 'Mars', text: 'Temps des sucres', marks: 5 }] },
    files: [
      { name: 'Le calendrier', about: '52 lignes', format: 'CSV', bytes: 6424 },
      { name: 'Le film', about: 'Une minute', format: 'WEBM', bytes: 1_240_000 },
    ],
  };
  const { outlet, screen } = await open({
    ...{ category: 'resource', formation: null },
    metadata: { includes: ['52 idées'], inside } as never,
  });
  expect([...outlet.querySelectorAll('figcaption')].map(({ textContent }) => textContent)).toEqual([
    'Le tableur',
    'Le guide',
    'Une semaine',
  ]);
  expect([...outlet.querySelectorAll('figure td')].map(({ textContent }) => textContent)).toEqual([
    '9',
    'Cabane ou maison ?',
  ]);
  expect(outlet.querySelector('figure picture')?.outerHTML).toMatch(/guide-calendrier-de-contenu-2/);
  expect(screen.getByRole('region', { name: 'Toute l’année' }).querySelectorAll('i')).toHaveLength(5);
  const included = screen.getByRole('region', { name: 'Ce qui est inclus' });
  expect([...included.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'CSVLe calendrier52 lignes6\u00a0ko',
    'WEBMLe filmUne minute1,2\u00a0Mo',
    '52 idées',
  ]);
});

test('marks the month that it is, where the parts of a good are months', async () => {
  const name = new Date().toLocaleDateString('fr-CA', { month: 'long' });
  const items = [{ name: name.charAt(0).toUpperCase() + name.slice(1) }, { name: 'Toute l’année' }];
  const inside = { parts: { title: 'En bref', items } };
  const { outlet, served } = await open({ category: 'resource', formation: null, metadata: { inside } as never });
  // The page is kept: which month it is only browsers know.
  expect(served.html).not.toContain('aria-current="date"');
  expect([...outlet.querySelectorAll('[aria-current=date] h3')].map(({ textContent }) => textContent)).toEqual([
    items[0]?.name,
  ]);
});

test('shows nothing of what is in a good where its author has written that otherwise (MPL-061)', async () => {
  const inside = { leaves: [{ kind: 'photo' }], parts: { title: 4 }, files: 'tout' };
  const { outlet } = await open({ category: 'resource', formation: null, metadata: { inside } as never });
  expect(outlet.querySelector('figure, #parties, #inclus')).toBeNull();
});

test('tells of a course its modules, in their order (MPL-061)', async () => {
  const of = (order_index: number, title: string) => ({ order_index, title, duration_minutes: 20 + order_index });
  const modules = [of(1, 'Écrire'), of(0, 'Choisir')];
  const formation = { ...(aProduct().formation as NonNullable<ReturnType<typeof aProduct>['formation']>), modules };
  const { screen } = await open({ formation });
  const programme = screen.getByRole('region', { name: 'Au programme' });
  expect([...programme.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Choisir20min',
    'Écrire21min',
  ]);
});

test('shows what else is on sale, those of its kind first, and the way to all (MPL-061)', async () => {
  const other = (id: string, name: string, category: 'formation' | 'resource') => aProduct({ id, name, category });
  const listed = [
    aProduct(),
    other('00000000-0000-4000-8000-0000000000b1', 'Trousse de mesure', 'resource'),
    other('00000000-0000-4000-8000-0000000000b2', 'Du budget aux clients', 'formation'),
  ];
  const products = ({ search }: { readonly search: URLSearchParams }) => (search.has('id') ? [aProduct()] : listed);
  opened = await openPage(path, { backend: createFakeBackend({ products, tax_settings: [{ is_enabled: true }] }) });
  const others = opened.screen.getByRole('region', { name: 'Aussi dans la boutique' });
  expect([...others.querySelectorAll('h3 a')].map((link) => link.textContent)).toEqual([
    'Du budget aux clients',
    'Trousse de mesure',
  ]);
  expect(others.querySelector('a[href="/boutique"]')).not.toBeNull();
});

test.each([
  ['its own drawing', { drawing: 'calendar' }, /good-calendar-night\..*good-calendar\./],
  ['the drawing of its kind', {}, /good-resource-night\..*good-resource\./],
  [
    'the drawing of its kind where nobody drew what is named',
    { drawing: '../x' },
    /good-resource-night\..*good-resource\./,
  ],
])('shows a good by %s, by day and by night (look: 5)', async (_, metadata, file) => {
  const { outlet } = await open({ category: 'resource', formation: null, metadata: metadata as never });
  expect(outlet.querySelector('picture')?.outerHTML).toMatch(file);
});

test('lists the taxes of a price and the total (AMB-52)', async () => {
  const { screen } = await open();
  const details = screen.getByText(/^Avec les taxes/).closest('details') as HTMLElement;
  expect([...details.querySelectorAll('dd')].map((element) => element.textContent)).toEqual([
    '197,00\u00a0$',
    '9,85\u00a0$',
    '19,65\u00a0$',
    '226,50\u00a0$',
  ]);
});

test('promises a secure payment, immediate access and thirty days to change one’s mind (MPL-063)', async () => {
  const { outlet } = await open();
  for (const note of [/Paiement sécurisé par carte/, /Accès immédiat/, /Garantie de remboursement de 30 jours/]) {
    expect(outlet.textContent).toMatch(note);
  }
});

test('promises of a meeting that its time can be chosen at once, and no level (MPL-061, MPL-063)', async () => {
  const { outlet } = await open({ category: 'consultation', formation: null });
  expect(outlet.textContent).toContain('Accès immédiat à la prise de rendez-vous');
  expect(outlet.textContent).not.toContain('Débutant');
});

test.each(['/boutique/produit/pas-un-identifiant', path])(
  'answers 404 for %s when it is not on sale and leads back to the shop (MPL-064, MPL-069)',
  async (unknown) => {
    const backend = createFakeBackend({ products: [], tax_settings: [{ is_enabled: true }] });
    opened = await openPage(unknown, { backend });
    expect(opened.served.status).toBe(404);
    expect(opened.screen.getByRole('heading', { level: 1, name: 'Produit non trouvé' })).toBeTruthy();
    expect(opened.screen.getByRole('link', { name: 'Retour à la boutique' }).getAttribute('href')).toBe('/boutique');
    for (const { search } of backend.requests.filter(({ name }) => name === 'products'))
      expect(search.get('is_active')).toBe('eq.true');
  },
);

test('a course has one address for search engines: its own', async () => {
  expect((await open()).served.head.canonicalPath).toMatch(/^\/formations\/./);
  expect(await opened?.close()).toEqual([]);
  expect((await open({ formation: null })).served.head.canonicalPath).toBeUndefined();
});

test('describes the product and its price for search engines', async () => {
  const { served } = await open();
  expect(served.head.jsonLd?.[0]).toMatchObject({
    '@type': 'Product',
    image: expect.stringMatching(/^https:\/\/site\.test\/social\/boutique\/produit\/.+\.png$/),
    brand: { name: 'Cimes' },
    offers: { '@type': 'Offer', price: '197.00', priceCurrency: 'CAD' },
  });
  expect(served.head.jsonLd?.[1]).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('gives no file a duration (audit: marketplace 15)', () => {
  const weeks = { duration: '52 semaines', level: undefined, modules: undefined, includes: [] };
  expect(factsOf(aProduct({ category: 'resource', formation: null, metadata: weeks }))).toEqual([
    ['Contenu', '52 semaines'],
  ]);
  const first = (duration: string) =>
    factsOf(aProduct({ metadata: { duration, level: undefined, modules: undefined, includes: [] } }))[0];
  expect(first('12 gabarits')).toEqual(['Contenu', '12 gabarits']);
  expect(first('110 min')).toEqual(['Durée', '1h 50min']);
  expect(first('2 h 30')).toEqual(['Durée', '2 h 30']);
  expect(first('Trois semaines')).toEqual(['Durée', 'Trois semaines']);
  const meeting = { duration: '60 min', level: undefined, modules: undefined, includes: [] };
  expect(factsOf(aProduct({ category: 'consultation', metadata: meeting }))).toEqual([['Durée', '60\u00a0minutes']]);
});

test('leaves out what the free metadata does not say in the expected form', async () => {
  const { outlet } = await open({ metadata: { duration: 12, includes: 'tout', modules: null } as never });
  expect(outlet.textContent).not.toContain('Ce qui est inclus');
  expect(
    factsOf(aProduct({ metadata: { duration: 'Une heure', level: 'Tous', modules: ['Un'], includes: [] } })),
  ).toEqual([
    ['Durée', 'Une heure'],
    ['Niveau', 'Tous'],
    ['Programme', '1 module'],
  ]);
});

test('says whom one meets, with their face, and nobody where they show no page (MPL-061)', async () => {
  const creator = {
    ...{ name: 'Camille Bouchard', slug: 'camille-bouchard', avatar_url: null, bio: 'Google Ads depuis onze ans.' },
    location: 'Québec, QC',
  };
  const meeting = { category: 'consultation', formation: null } as const;
  const { outlet, screen } = await open({ ...meeting, meets: { creator } });
  expect(outlet.textContent).toContain('Avec Camille Bouchard\u00a0Fictif');
  expect(outlet.querySelector('.meets img')?.getAttribute('src')).toMatch(/portrait-camille/);
  expect(screen.getByRole('link', { name: 'Camille Bouchard' }).getAttribute('href')).toBe(
    '/creators/camille-bouchard',
  );
  await opened?.close();
  expect((await open({ ...meeting, meets: { creator: null } })).outlet.querySelector('.meets')).toBeNull();
});
