// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeBackend, refusal } from '../testing/fakeBackend.ts';
import { closeAll, learner, openPage } from '../testing/openPage.ts';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await closeAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const profile = (role: string) => ({ user_id: learner.id, full_name: 'Ana Roy', role, weekly_goal_minutes: 120 });

test('who is no creator applies, and is told what is missing first', async () => {
  const backend = createFakeBackend({
    'GET /profiles': profile('learner'),
    'POST /rpc/my_creator_id': null,
    'GET /creator_applications': [],
    'POST /creator_applications': [],
  });
  const page = await openPage('/creator-dashboard/profil', { backend });
  await page.screen.findByRole('heading', { name: 'Devenir formateur' });
  page.click('Poser ma candidature');
  await page.screen.findByText('Écrivez entre 20 et 2 000 caractères.');
  page.type('Votre métier et ce que vous enseignez', 'Dix ans de publicité locale.');
  page.click('Poser ma candidature');
  await waitFor(() =>
    expect(backend.to('POST /creator_applications')[0]?.body).toEqual({
      user_id: learner.id,
      about: 'Dix ans de publicité locale.',
      website_url: null,
    }),
  );
});

test('a creator edits what their page says of them', async () => {
  const record = {
    ...{ id: 'c1', name: 'Ana Roy', slug: 'ana-roy', avatar_url: null, avatar_alt: null },
    bio: 'Avant',
    bio_long: null,
    specialties: ['SEO local'],
    company: null,
    location: null,
    website_url: null,
    linkedin_url: null,
    hourly_rate: null,
  };
  const backend = createFakeBackend({
    'GET /profiles': profile('creator'),
    'POST /rpc/my_creator_id': 'c1',
    'GET /creators': record,
    'GET /creator_services': [],
    'PATCH /creators': [],
  });
  const page = await openPage('/creator-dashboard/profil', { backend });
  await page.screen.findByDisplayValue('Avant');
  page.type('En une phrase', 'Dix ans de métier');
  page.type('Spécialités', 'SEO local, Vidéo');
  page.type('LinkedIn', 'linkedin.com/in/ana');
  page.click('Enregistrer la présentation');
  await page.screen.findByText('Une adresse commence par https://.');
  page.type('LinkedIn', 'https://linkedin.com/in/ana');
  page.type('Tarif de l’heure, en dollars avant taxes', 'cher');
  page.click('Enregistrer la présentation');
  await page.screen.findByText(/^Un tarif se situe entre/);
  expect(backend.to('PATCH /creators')).toEqual([]);
  page.type('Tarif de l’heure, en dollars avant taxes', '87,50');
  page.click('Enregistrer la présentation');
  await waitFor(() =>
    expect(backend.to('PATCH /creators')[0]?.body).toEqual({
      ...{ bio: 'Dix ans de métier', bio_long: null, company: null, location: null, website_url: null },
      specialties: ['SEO local', 'Vidéo'],
      linkedin_url: 'https://linkedin.com/in/ana',
      ...{ hourly_rate: 8750, consulting_available: true },
    }),
  );
});

test('who was invented sees the face that their public page draws, and no initials', async () => {
  const backend = createFakeBackend({
    'GET /profiles': profile('creator'),
    'POST /rpc/my_creator_id': 'c1',
    'GET /creators': {
      ...{ id: 'c1', name: 'Camille Bouchard', slug: 'camille-bouchard', avatar_url: null, avatar_alt: null },
      ...{
        bio: null,
        bio_long: null,
        specialties: [],
        company: null,
        location: null,
        website_url: null,
        linkedin_url: null,
      },
      hourly_rate: null,
    },
    'GET /creator_services': [],
  });
  const page = await openPage('/creator-dashboard/profil', { backend });
  await page.screen.findByRole('img', { name: /^Portrait dessiné/ });
  expect(page.screen.queryByText('CB')).toBeNull();
});

test('a creator offers a service at a price, and pauses it', async () => {
  const service = { id: 's1', title: 'Révision', description: '', price: 9500, duration_minutes: 45, is_active: true };
  const backend = createFakeBackend({
    'GET /profiles': profile('creator'),
    'POST /rpc/my_creator_id': 'c1',
    'GET /creators': {
      ...{ id: 'c1', name: 'Ana Roy', slug: 'ana-roy', avatar_url: null, avatar_alt: null, bio: null, bio_long: null },
      specialties: [],
      ...{ company: null, location: null, website_url: null, linkedin_url: null, hourly_rate: 12_000 },
    },
    'GET /creator_services': [],
    'POST /creator_services': [],
    'PATCH /creator_services': [],
  });
  const page = await openPage('/creator-dashboard/profil', { backend });
  await page.screen.findByDisplayValue('120');
  await page.screen.findByText(/^Aucun service/);
  page.click('Ajouter un service');
  await page.screen.findByLabelText('Prix, avant taxes');
  page.type('Prix, avant taxes', '4,99');
  page.type('Durée en minutes', '1');
  page.click('Enregistrer le service');
  await page.screen.findByText('Donnez un nom à ce service.');
  page.screen.getByText(/^Un prix se situe entre/);
  page.screen.getByText(/^Entrez une durée/);
  page.type('Nom du service', ' Révision ');
  page.type('Prix, avant taxes', '95');
  page.type('Durée en minutes', '45');
  backend.answer({ 'GET /creator_services': [service] });
  page.click('Enregistrer le service');
  fireEvent.click(await page.screen.findByRole('button', { name: /^Modifier/ }));
  const { id: _, ...written } = service;
  expect(backend.to('POST /creator_services')[0]?.body).toEqual({ ...written, creator_id: 'c1' });
  fireEvent.click(await page.screen.findByLabelText('Proposé sur ma page'));
  page.click('Enregistrer le service');
  await waitFor(() => expect(backend.to('PATCH /creator_services')[0]?.body).toEqual({ ...written, is_active: false }));
});

test('a creator sends a photo, describes it and takes it away; a file that nobody shows any more goes', async () => {
  const OLD = '/storage/v1/object/public/thumbnails/c1/avant.webp';
  const record = {
    ...{ id: 'c1', name: 'Ana Roy', slug: 'ana-roy', avatar_url: OLD, avatar_alt: null, bio: null, bio_long: null },
    specialties: [],
    ...{ company: null, location: null, website_url: null, linkedin_url: null, hourly_rate: null },
  };
  const backend = createFakeBackend({
    'GET /profiles': profile('creator'),
    'POST /rpc/my_creator_id': 'c1',
    'GET /creators': record,
    'GET /creator_services': [],
    'PATCH /creators': () => refusal('moderated', 403),
  });
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name === 'a.pdf') throw new Error('no image');
    return { width: 800, height: 600, close() {} };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const sizes: number[][] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(this: HTMLCanvasElement, done) {
    sizes.push([this.width, this.height]);
    done(new Blob(['photo'], { type: 'image/webp' }));
  });
  const opened = vi.spyOn(XMLHttpRequest.prototype, 'open');
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
    Object.defineProperty(this, 'status', { value: 200 });
    this.onload?.(new ProgressEvent('load'));
  });
  const removed: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    removed.push(`${init.method} ${address}`);
    return new Response('{}');
  });
  const page = await openPage('/creator-dashboard/profil', { backend });
  const input = (await page.screen.findByLabelText('Remplacer la photo')) as HTMLInputElement;
  const send = (name: string) =>
    fireEvent.change(input, { target: { files: [new File(['x'], name, { type: 'image/jpeg' })] } });

  send('a.pdf');
  await page.screen.findByText('Ce fichier n’est pas une image que nous pouvons lire.');
  // Staff have taken the photo away: what was just sent goes again, the row stays.
  send('a.jpg');
  await page.screen.findByText(/Notre équipe a retiré ceci du site/);
  const path = String(opened.mock.calls[0]?.[1]);
  expect(path).toMatch(/^\/storage\/v1\/object\/thumbnails\/c1\/photo-[0-9a-f-]{36}\.webp$/);
  expect(sizes).toEqual([[480, 480]]);
  expect(removed).toEqual([`DELETE ${path}`]);

  backend.answer({ 'PATCH /creators': [] });
  send('a.jpg');
  await page.screen.findByText('Photo enregistrée.');
  expect(backend.to('PATCH /creators')[1]?.body).toEqual({
    avatar_url: expect.stringMatching(/^\/storage\/v1\/object\/public\/thumbnails\/c1\//),
  });
  expect(removed[1]).toBe('DELETE /storage/v1/object/thumbnails/c1/avant.webp');
  page.type('Description de la photo', ' Ana à son bureau ');
  page.click('Enregistrer la description');
  await page.screen.findByText('Description enregistrée.');
  expect(backend.to('PATCH /creators')[2]?.body).toEqual({ avatar_alt: 'Ana à son bureau' });
  page.click('Retirer la photo');
  await page.screen.findByText('Photo retirée.');
  expect(backend.to('PATCH /creators')[3]?.body).toEqual({ avatar_url: null, avatar_alt: null });
});

test('support reads an application and answers it', async () => {
  const application = {
    ...{ id: 'a1', about: 'Dix ans de publicité', website_url: null, status: 'waiting', answer: null },
    ...{ created_at: '2026-11-22T12:00:00Z', full_name: 'Ana Roy', email: 'ana@exemple.test' },
  };
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': ['support'],
    'POST /rpc/console_applications': [application],
    'POST /rpc/decide_application': null,
  });
  const page = await openPage('/admin/candidatures', { backend });
  fireEvent.click(await page.screen.findByRole('button', { name: /^Ana Roy/ }));
  // Who is declined is told why.
  fireEvent.click(await page.screen.findByRole('button', { name: 'Refuser' }));
  await page.screen.findByText('Écrivez une raison.');
  expect(backend.to('POST /rpc/decide_application')).toEqual([]);
  fireEvent.click(page.screen.getByRole('button', { name: 'Accepter' }));
  await waitFor(() =>
    expect(backend.to('POST /rpc/decide_application')[0]?.body).toEqual({
      application: 'a1',
      accepted: true,
      answer: '',
    }),
  );
});
