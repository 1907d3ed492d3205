// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeBackend, refusal } from '../testing/fakeBackend.ts';
import { closeAll, openPage } from '../testing/openPage.ts';
import { barsOf } from './DayGraph.tsx';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await closeAll();
  vi.unstubAllGlobals();
});

const counts = { visits: 7, views: 20, phones: 2, downloads: 1, requests: 3, sales: 1, sales_cents: 4900 };
const open = async (roles: string[]) => {
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': roles,
    'POST /rpc/traffic_report': ({ body }: { body: { grouping_by: string } }) => ({
      only_after_consent: false,
      days: [{ day: '2026-11-22', visits: 7 }],
      rows: [{ name: body.grouping_by === 'source' ? '' : '/prix', ...counts }],
    }),
    'POST /rpc/set_traffic_consent': refusal('second_factor_required', 403),
  });
  return { page: await openPage('/admin/provenance', { backend }), backend };
};

test('shows what came of each page, and of each source where it is asked for', async () => {
  const { page, backend } = await open(['sales']);
  await page.screen.findByRole('rowheader', { name: '/prix' });
  page.screen.getByRole('cell', { name: /49,00/ });
  expect(page.screen.queryByText('Ne compter qu’après consentement')).toBeNull();
  const amount = page.screen.getByRole('region', { name: 'Montant avec taxes' });
  expect(amount.textContent).toMatch(/49,00/);
  page.click('Par source');
  await page.screen.findByRole('rowheader', { name: 'Accès direct' });
  page.click(/7\s*jours/);
  await waitFor(() => expect(backend.to('POST /rpc/traffic_report')).toHaveLength(3));
  const asked = backend.to('POST /rpc/traffic_report').map(({ body }) => body as Record<string, string>);
  const { since = '', until = '', grouping_by } = asked[2] ?? {};
  expect(grouping_by).toBe('source');
  expect(Date.parse(until) - Date.parse(since)).toBe(6 * 86_400_000);
  expect(page.address()).toBe('/admin/provenance?par=source&jours=7');
});

test('calls pages by their names, of courses, of texts and of the site, and by their address where nobody says one', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json([{ path: '/blog/budget', kind: 'article', title: 'Quel budget prévoir' }]);
  });
  const names = ['/', '/formations/google-ads', '/blog/budget', '/nulle-part'];
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': ['sales'],
    'POST /rpc/traffic_report': {
      only_after_consent: false,
      days: [],
      rows: names.map((name) => ({ ...counts, name })),
    },
    'GET /formations': [{ slug: 'google-ads', title: 'Google Ads\u00a0: vos premières campagnes' }],
  });
  const page = await openPage('/admin/provenance', { backend });
  await page.screen.findByRole('rowheader', { name: 'Accueil /' });
  await waitFor(() =>
    expect(page.screen.getAllByRole('rowheader').map((name: HTMLElement) => name.textContent)).toEqual([
      'Accueil /',
      'Google Ads\u00a0: vos premières campagnes /formations/google-ads',
      'Quel budget prévoir /blog/budget',
      '/nulle-part',
    ]),
  );
  expect(backend.to('GET /formations')[0]?.query.get('slug')).toBe('in.(google-ads)');
  // They are asked for once, whatever is looked at.
  const askedBefore = asked;
  page.click(/7\s*jours/);
  await waitFor(() => expect(backend.to('POST /rpc/traffic_report')).toHaveLength(2));
  await page.screen.findByRole('rowheader', { name: 'Quel budget prévoir /blog/budget' });
  expect(backend.to('GET /formations')).toHaveLength(1);
  expect(asked).toBe(askedBefore);
});

test('shows a report at once by its addresses, however long names take', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': ['sales'],
    'POST /rpc/traffic_report': { only_after_consent: false, days: [], rows: [{ ...counts, name: '/blog/budget' }] },
  });
  const page = await openPage('/admin/provenance', { backend });
  await page.screen.findByRole('rowheader', { name: '/blog/budget' });
});

test('shows last what was asked for and sold without a counted visit, however it is grouped', async () => {
  const unmeasured = { ...counts, name: '', visits: 0, views: 0, phones: 0, downloads: 0, requests: 2, sales: 10 };
  const report = { only_after_consent: false, days: [], rows: [unmeasured, { ...counts, name: '/prix' }] };
  const backend = createFakeBackend({ 'POST /rpc/my_staff_roles': ['sales'], 'POST /rpc/traffic_report': report });
  const page = await openPage('/admin/provenance', { backend });
  await page.screen.findByRole('rowheader', { name: '/prix' });
  for (const grouping of ['Par page', 'Par source', 'Par campagne']) {
    page.click(grouping);
    await page.screen.findByRole('table', { name: grouping });
    const last = page.screen.getAllByRole('row').at(-1)?.querySelectorAll('th, td') ?? [];
    expect(Array.from(last, ({ textContent }) => textContent)).toEqual([
      ...['Sans visite mesurée', '–', '–', '–', '–', '2', '10'],
      expect.stringMatching(/^49,00/),
    ]);
  }
});

test('says how far each figure is from that of the days before, where these have one', async () => {
  const report = {
    ...{ only_after_consent: false, days: [{ day: '2026-11-22', visits: 7 }], rows: [{ ...counts, name: '/prix' }] },
    before: { visits: 10, requests: 0, sales: 1, sales_cents: 4375 },
  };
  let answer: object = report;
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': ['sales'],
    'POST /rpc/traffic_report': () => answer,
  });
  const page = await openPage('/admin/provenance', { backend });
  const figure = async (name: string) => (await page.screen.findByRole('region', { name })).textContent;
  expect(await figure('Visites')).toBe('Visites7−30\u00a0%');
  page.screen.getByText(/^Par rapport aux 30\sjours précédents$/);
  expect(await figure('Demandes')).toBe('Demandes3aucune avant');
  expect(await figure('Ventes')).toMatch(/1Stable$/);
  expect(await figure('Montant avec taxes')).toMatch(/49,00\s\$\+12\s%$/);
  // Not counted from the first of these days on.
  answer = { ...report, counted_since: '2026-11-03', before: { ...report.before, visits: null } };
  page.click('Un an');
  await waitFor(async () => expect(await figure('Visites')).toMatch(/^Visites7décompte depuis le 3\snov\.\s2026$/));
  expect(await figure('Ventes')).toMatch(/Stable$/);
  page.screen.getByText('Par rapport à l’année précédente');
});

test('shows the five that brought most at once, and all when somebody asks', async () => {
  const unmeasured = { ...counts, name: '', visits: 0, views: 0, sales: 0, sales_cents: 0 };
  const rows = [unmeasured, ...Array.from({ length: 12 }, (_, index) => ({ ...counts, name: `/page-${index}` }))];
  const report = { only_after_consent: false, days: [], rows };
  const backend = createFakeBackend({ 'POST /rpc/my_staff_roles': ['sales'], 'POST /rpc/traffic_report': report });
  const page = await openPage('/admin/provenance', { backend });
  await page.screen.findByRole('rowheader', { name: '/page-4' });
  expect(page.screen.getAllByRole('rowheader')).toHaveLength(6);
  // Of no amount no cents are counted.
  expect(page.screen.getAllByRole('row').at(-1)?.textContent).toMatch(/^Sans visite mesurée––––300\s\$$/);
  page.click('Afficher les 7 autres pages');
  await waitFor(() => expect(page.screen.getAllByRole('rowheader')).toHaveLength(13));
  page.click('En montrer moins');
  await waitFor(() => expect(page.screen.getAllByRole('rowheader')).toHaveLength(6));
});

test('leaves out columns of which there is nothing in any row', async () => {
  const sold = { ...counts, visits: 0, views: 1, phones: 0, downloads: 0, requests: 0, name: '/prix' };
  const report = { only_after_consent: false, days: [], rows: [sold] };
  const backend = createFakeBackend({ 'POST /rpc/my_staff_roles': ['sales'], 'POST /rpc/traffic_report': report });
  const page = await openPage('/admin/provenance', { backend });
  await page.screen.findByRole('rowheader', { name: '/prix' });
  const heads = page.screen.getAllByRole('columnheader').map((head: HTMLElement) => head.textContent);
  expect(heads).toEqual(['Page', 'Pages vues', 'Ventes', 'Montant avec taxes']);
});

test('draws what was sold of a period without a visit, and says why there is none in place of bars and a table', async () => {
  const none = {
    only_after_consent: false,
    days: [{ day: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10), visits: 0, requests: 1, sales: 2 }],
    rows: [{ ...counts, name: '', visits: 0, views: 0, phones: 0, downloads: 0 }],
  };
  const backend = createFakeBackend({ 'POST /rpc/my_staff_roles': ['sales'], 'POST /rpc/traffic_report': none });
  const page = await openPage('/admin/provenance', { backend });
  await page.screen.findByText(/^Aucune visite mesurée\s: un navigateur qui bloque la mesure/);
  expect(page.screen.queryByRole('img', { name: 'Visites par jour' })).toBeNull();
  expect(page.screen.getByRole('img', { name: 'Demandes et ventes par jour' }).textContent).toMatch(
    /1\sdemande, 2\sventes/,
  );
  expect(page.screen.queryByText('Par source')).toBeNull();
  page.screen.getByText(/ces demandes et ces ventes sont sans visite mesurée/);
  expect(page.screen.queryByRole('link', { name: 'Voir l’état du site' })).toBeNull();
});

test('leads the owner from a period without visits to what the site opens, and says when only those count that agreed', async () => {
  const none = { only_after_consent: true, days: [], rows: [] };
  const backend = createFakeBackend({ 'POST /rpc/my_staff_roles': ['owner'], 'POST /rpc/traffic_report': none });
  const page = await openPage('/admin/provenance', { backend });
  await page.screen.findByText(/une visite n’est comptée qu’une fois les témoins acceptés/);
  expect(page.screen.queryByRole('img')).toBeNull();
  const link = page.screen.getByRole('link', { name: 'Voir l’état du site' });
  expect(link.getAttribute('href')).toBe('/admin/etat-du-site');
});

test('lets the owner alone decide about consent, with the second factor', async () => {
  const { page } = await open(['owner']);
  await page.screen.findByText('Ne compter qu’après consentement');
  page.click('Ne compter qu’après consentement');
  await page.screen.findByText(/vérification en deux étapes/);
});

test('has a bar for each day, those without a visit too, and for each week of a year', () => {
  const days = [{ day: '2026-11-02', visits: 3, requests: 1, sales: 2 }];
  const none = { visits: 0, requests: 0, sales: 0 };
  expect(barsOf({ days, since: '2026-11-01', until: '2026-11-03' })).toEqual([
    { ...none, day: '2026-11-01' },
    ...days,
    { ...none, day: '2026-11-03' },
  ]);
  const year = barsOf({ days, since: '2025-11-04', until: '2026-11-03' });
  expect([year.length, year.reduce((sum, { visits }) => sum + visits, 0)]).toEqual([53, 3]);
});
