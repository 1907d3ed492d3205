// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { closeAll, openPage } from '../testing/openPage.ts';

beforeEach(() => localStorage.clear());
afterEach(closeAll);

const application = (name: string, status: string) => ({
  ...{ id: name, full_name: name, email: `${name.toLowerCase()}@exemple.test`, about: `Le métier de ${name}.`, status },
  ...{ website_url: null, answer: status === 'waiting' ? null : 'Bienvenue.', created_at: '2026-11-20T15:00:00Z' },
});
const open = async (path = '/admin/candidatures') => {
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': ['owner'],
    'POST /rpc/console_applications': [application('Ana', 'waiting'), application('Luc', 'accepted')],
    'POST /rpc/decide_application': null,
  });
  return { page: await openPage(path, { backend }), backend };
};

test('lists applications by their state, each in a line, and says the answer of one that was decided', async () => {
  const { page } = await open();
  const list = await page.screen.findByRole('region', { name: 'Candidatures reçues' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  page.click(/^Acceptées/);
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  page.click(/^Luc/);
  const detail = await page.screen.findByRole('region', { name: 'Luc' });
  within(detail).getByText('Bienvenue.');
  expect(within(detail).queryByRole('button', { name: 'Accepter' })).toBeNull();
});

test('asks who declines for a reason, and sends it', async () => {
  const { page, backend } = await open('/admin/candidatures?candidature=Ana');
  await page.screen.findByRole('region', { name: 'Ana' });
  page.click('Refuser');
  expect(document.activeElement).toBe(page.screen.getByLabelText('Réponse, que la personne lira'));
  expect(backend.to('POST /rpc/decide_application')).toEqual([]);
  page.type('Réponse, que la personne lira', 'Pas cette année.');
  page.click('Refuser');
  await waitFor(() =>
    expect(backend.to('POST /rpc/decide_application')[0]?.body).toEqual({
      application: 'Ana',
      accepted: false,
      answer: 'Pas cette année.',
    }),
  );
});
