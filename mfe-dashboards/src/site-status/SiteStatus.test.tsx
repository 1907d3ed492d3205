// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { closeAll, openPage } from '../testing/openPage.ts';

const STATUS = {
  revision: 12,
  remotes: [
    {
      name: 'mfe-blog',
      versions: [
        { version: '1.0.0-a', state: 'active', visits: 1990, failures: 10, figures: { lcp: 812.4, cls: 0.021 } },
        { version: '0.9.0-b', state: 'other', visits: 0, failures: 0, figures: {} },
      ],
    },
  ],
  history: [
    {
      ...{ revision: 12, at: '2026-11-22T12:00:00.000Z', by: 'the site', why: 'browsers could not run it' },
      ...{ action: 'rollback', changes: [{ remote: 'mfe-blog', from: '1.1.0-c', to: '1.0.0-a' }] },
    },
  ],
};
const server = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json(STATUS));
beforeEach(() => void vi.stubGlobal('fetch', server.mockClear()));
afterEach(closeAll);

const open = (roles: string[]) =>
  openPage('/admin/etat-du-site', {
    backend: createFakeBackend({
      'POST /rpc/my_staff_roles': roles,
    }),
  });

test('staff see versions by what they are for, errors, vitals and history, asked with their own token', async () => {
  const { screen } = await open(['owner']);
  const row = (await screen.findByText(/· 1\.0\.0-a$/)).closest('tr') as HTMLElement;
  const cells = [...row.children].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  expect(cells).toEqual(['Blog mfe-blog · 1.0.0-a', 'En ligne', '1 990', '0,5 %', '812 ms', '0,02']);
  expect(screen.getAllByRole('columnheader', { name: /^Affichage/ })[0]?.textContent).toMatch(/max\. 2\s500\sms$/);
  const explained = screen.getAllByRole('term').map(({ textContent }: HTMLElement) => textContent);
  expect(explained).toEqual(['Pages ouvertes', 'Erreurs', 'Affichage', 'Stabilité']);
  const past = screen.getByText('Retour à la précédente').closest('li') as HTMLElement;
  expect(past.textContent).toContain('Blog 1.0.0-a');
  expect(past.textContent).toContain('le site des navigateurs ne pouvaient pas l’exécuter');
  const [address, init] = server.mock.lastCall ?? [];
  expect(address).toBe('/r/mesures');
  expect(new Headers(init?.headers).get('authorization')).toMatch(/^Bearer ./);
});

test('what visitors have measured is told apart from what the server says of itself, and what is missing from none', async () => {
  const online = { version: '1.0.0-a', state: 'active', visits: 0, failures: 0 };
  const remotes = [
    { name: 'mfe-blog', versions: [{ ...online, visits: 5, figures: { lcp: 812, answered: 8 } }] },
    { name: 'mfe-tools', versions: [{ ...online, version: '1.0.0-b', figures: { answered: 9 } }] },
    { name: 'shell', versions: [{ ...online, version: '1.0.0-c', figures: {} }] },
  ];
  server.mockImplementationOnce(async () => Response.json({ ...STATUS, remotes }));
  const { screen } = await open(['owner']);
  await screen.findByText('Rien hors limite');
  screen.getByText(/^Parties mesurées chez les visiteurs\s: 1\ssur\s3\s· sur le serveur\s: 2\ssur\s3$/);
  const row = screen.getByText(/1\.0\.0-b$/).closest('tr') as HTMLElement;
  expect([...row.children].slice(2).map(({ textContent }) => textContent)).toEqual(['0', '–', '–', '9\u00a0ms']);
  screen.getByText(/^–\s: pas encore mesuré$/);
  expect(screen.getByText(/1\.0\.0-c$/).closest('tr')?.textContent).toMatch(/En lignePas encore mesuré$/);
});

test('nobody else even asks', async () => {
  const { screen } = await open(['sales', 'support']);
  await screen.findByRole('heading', { name: 'Page réservée à l’administration' });
  expect(server).not.toHaveBeenCalled();
});

test('what does not come can be asked for again', async () => {
  server.mockImplementationOnce(async () => Response.json({ code: 'admin_required' }, { status: 403 }));
  const { screen, click } = await open(['owner']);
  await screen.findByText('L’état du site ne se charge pas');
  click('Réessayer');
  await screen.findByText(/· 1\.0\.0-a$/);
});

test('what is over its limit is counted, and named once for each part', async () => {
  const [blog] = STATUS.remotes;
  const slow = { version: '1.0.0-a', state: 'active', visits: 9, failures: 1, figures: { lcp: 4000, inp: 300 } };
  server.mockImplementationOnce(async () => Response.json({ ...STATUS, remotes: [{ ...blog, versions: [slow] }] }));
  const { screen } = await open(['owner']);
  expect(await screen.findByText('3\u00a0mesures hors limite', { normalizer: (text: string) => text })).toBeTruthy();
  expect(screen.getByText(/^Blog\s: erreurs, affichage et réponse$/)).toBeTruthy();
});
