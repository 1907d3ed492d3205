// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCourseToEdit, aModuleToEdit, aPublicPage } from '../testing/builders.ts';
import { type Answers, createFakeBackend, refusal } from '../testing/fakeBackend.ts';
import { closeAll, creator, openPage } from '../testing/openPage.ts';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await closeAll();
  vi.restoreAllMocks();
});

const open = async (answers: Answers = {}) => {
  const backend = createFakeBackend({
    'GET /formations': aCourseToEdit(),
    'POST /rpc/my_creator_id': 'c1',
    'GET /categories': [{ id: '1', name: 'Marketing Digital', slug: 'm', icon: null, color: null }],
    ...answers,
  });
  const page = await openPage('/creator-dashboard/formations/f1', { backend, user: creator });
  return { page, backend };
};
const saved = () => Response.json({ revision: 2 });
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('agence-draft:'));

test('saves what is typed by itself, and has it on the device before (AMB-42, AMB-45)', async () => {
  const { page, backend } = await open({ 'PATCH /formations': saved });
  await page.screen.findByRole('heading', { level: 1, name: 'Infolettre' });
  page.type('Titre', 'Infolettre qui se lit');
  page.type('Ce que l’on saura faire', 'Écrire\nMesurer');
  expect(drafts()).toHaveLength(1);
  await page.screen.findByText(/^Enregistré à/);
  expect(backend.to('PATCH /formations')).toHaveLength(1);
  expect(backend.to('PATCH /formations')[0]?.body).toMatchObject({
    title: 'Infolettre qui se lit',
    learning_objectives: ['Écrire', 'Mesurer'],
  });
  expect(drafts()).toEqual([]);
});

test('has unsaved text again when the page is opened anew', async () => {
  const { page } = await open({ 'PATCH /formations': () => new Response('{}', { status: 500 }) });
  await page.screen.findByLabelText('Description courte');
  page.type('Description courte', 'Écrite dans le train.');
  await page.screen.findByText('Enregistré sur cet appareil');
  await page.close();
  const { page: later, backend } = await open({ 'PATCH /formations': saved });
  await later.screen.findByLabelText('Description courte');
  expect((later.screen.getByLabelText('Description courte') as HTMLTextAreaElement).value).toBe(
    'Écrite dans le train.',
  );
  await waitFor(() => expect(backend.to('PATCH /formations')).toHaveLength(1));
});

test('does not save a course without a title, and says why', async () => {
  const { page, backend } = await open({ 'PATCH /formations': saved });
  await page.screen.findByLabelText('Titre');
  page.type('Titre', ' ');
  await page.screen.findByText('Une formation a besoin d’un titre.');
  await page.close();
  expect(backend.to('PATCH /formations')).toEqual([]);
  expect(drafts()).toHaveLength(1);
});

test('begins with the modules, which a creator comes back for, in the page as in its plan', async () => {
  const { page } = await open({});
  await page.screen.findByText('2. Module m2');
  const parts = page.screen.getAllByRole('heading', { level: 2 }).map((heading: Element) => heading.textContent);
  expect(parts.slice(0, 2)).toEqual(['Modules', 'Promesse']);
  const plan = within(page.screen.getByRole('navigation', { name: 'Plan de la page' })).getAllByRole('link');
  expect(plan[0]?.getAttribute('href')).toBe('#modules');
});

test('folds what is answered when it comes, which the plan opens, and leaves open what is answered then', async () => {
  const { page } = await open({
    'GET /formations': aCourseToEdit({ target_audience: ['Artisans', 'Commerces'], prerequisites: ['Un courriel'] }),
    'PATCH /formations': saved,
  });
  const people = await page.screen.findByRole('region', { name: 'Public' });
  const fold = () => people.querySelector('details');
  expect(fold()?.open).toBe(false);
  within(people).getByText('Artisans · Commerces');
  fireEvent.click(page.screen.getByRole('link', { name: 'Public' }));
  expect(fold()?.open).toBe(true);
  page.type('Préalables', '');
  await within(people).findByText('1 sur 2');
  page.type('Préalables', 'Une adresse');
  await page.screen.findByText(/^Enregistré à/);
  expect(fold()?.open).toBe(true);
  expect(page.screen.getByRole('region', { name: 'Ce qu’on y gagne' }).querySelector('details')).toBeNull();
});

test('orders modules with the arrows and says where they are; dragging does the same (WCAG 2.5.7)', async () => {
  const { page, backend } = await open({ 'POST /rpc/reorder_modules': null });
  await page.screen.findByText('1. Module m1');
  backend.answer({ 'GET /formations': aCourseToEdit({ modules: [aModuleToEdit('m2', 0), aModuleToEdit('m1', 1)] }) });
  expect(
    (page.screen.getByRole('button', { name: /^Monter «\s?1\. Module m1/ }) as HTMLButtonElement).ariaDisabled,
  ).toBe('true');
  page.click(/^Descendre «\s?1\. Module m1/);
  await page.screen.findByText('2. Module m1');
  page.screen.getByText(/est maintenant 2 sur 2/);
  expect(backend.to('POST /rpc/reorder_modules')[0]?.body).toEqual({ formation: 'f1', module_ids: ['m2', 'm1'] });

  backend.answer({ 'GET /formations': aCourseToEdit() });
  const items = within(page.screen.getByRole('region', { name: 'Modules' })).getAllByRole('listitem');
  const handle = items[1]?.querySelector('[draggable]') as HTMLElement;
  fireEvent.dragStart(handle, { dataTransfer: {} });
  await waitFor(() => expect(getComputedStyle(items[1] as HTMLElement).opacity).toBe('0.5'));
  fireEvent.drop(items[0] as HTMLElement);
  await page.screen.findByText('1. Module m1');
  expect(backend.to('POST /rpc/reorder_modules')[1]?.body).toEqual({ formation: 'f1', module_ids: ['m1', 'm2'] });
});

test('adds a module at the end and opens it, edits text, video and preview', async () => {
  const { page, backend } = await open({
    'POST /formation_modules': null,
    'PATCH /formation_modules': saved,
    'POST /module_contents': saved,
  });
  await page.screen.findByText('2. Module m2');
  backend.answer({
    'POST /formation_modules': ({ body }: { body: unknown }) => {
      const { id } = body as { id: string };
      backend.answer({
        'GET /formations': aCourseToEdit({
          modules: [aModuleToEdit('m1', 0), aModuleToEdit('m2', 1), aModuleToEdit(id, 2)],
        }),
      });
      return null;
    },
  });
  page.click('Ajouter un module');
  const title = await page.screen.findByLabelText('Titre du module');
  expect(document.activeElement).toBe(title);
  // Numbers tell modules of one title apart.
  page.screen.getByRole('button', { name: /^Supprimer le module «\s3\. / });
  expect(backend.to('POST /formation_modules')[0]?.body).toMatchObject({ formation_id: 'f1', order_index: 2 });
  page.type('Adresse de la vidéo', 'javascript:alert(1)');
  await page.screen.findByText(/Indiquez une adresse/);
  page.type('Adresse de la vidéo', '/videos/a.mp4');
  page.type('Texte', 'Bonjour');
  fireEvent.click(page.screen.getByLabelText('Aperçu gratuit, ouvert à tous'));
  await waitFor(() => expect(backend.to('POST /module_contents')).toHaveLength(1));
  expect(backend.to('POST /module_contents')[0]?.body).toMatchObject({
    content: 'Bonjour',
    video_url: '/videos/a.mp4',
    revision: 1,
  });
  expect(backend.to('PATCH /formation_modules')[0]?.body).toMatchObject({ is_preview: true, is_published: true });
});

test('publishes only what is complete, and says what is missing (DSH-056, AMB-44)', async () => {
  const { page, backend } = await open({
    'GET /formations': aCourseToEdit({ thumbnail_url: null }),
    'POST /rpc/publish_formation': null,
  });
  await page.screen.findByText('Il manque une chose.');
  // It stays where Tab finds it, and says why it does nothing; what is done and what is not are told apart in words.
  const publish = page.screen.getByRole('button', { name: 'Publier', description: 'Il manque une chose.' });
  expect([publish.ariaDisabled, publish.tabIndex]).toEqual(['true', 0]);
  const steps = within(page.screen.getByRole('list', { name: 'Avant de publier' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Une couverture À faire La vôtre, à la place de celle de la catégorie.',
    'Un titre Fait « Infolettre »',
    'Une description courte Fait 16 caractères',
    'Au moins un module publié Fait 2 modules publiés',
  ]);
  fireEvent.click(publish);
  await page.close();
  expect(backend.to('POST /rpc/publish_formation')).toEqual([]);

  const { page: complete, backend: other } = await open({ 'POST /rpc/publish_formation': null });
  await complete.screen.findByText(/^Prêt à publier/);
  complete.click('Publier');
  await complete.screen.findByText('Votre formation est en ligne.');
  expect(other.to('POST /rpc/publish_formation')[0]?.body).toEqual({ formation: 'f1' });
});

test('says that somebody is no creator yet (AMB-32)', async () => {
  const { page } = await open({ 'POST /rpc/publish_formation': () => refusal('creator_role_required', 403) });
  await page.screen.findByText(/^Prêt à publier/);
  page.click('Publier');
  await page.screen.findByText(/pas encore un compte de formateur/);
});

test('sets a price in cents with the share of each sale beside it (CON-003, AMB-27)', async () => {
  const { page, backend } = await open({ 'POST /rpc/set_formation_price': null });
  await page.screen.findByRole('heading', { name: 'Prix' });
  // There is nothing to save yet.
  expect(page.screen.queryByRole('button', { name: 'Enregistrer le prix' })).toBeNull();
  fireEvent.click(page.screen.getByLabelText('Payant'));
  await page.screen.findByLabelText('Prix en dollars, avant taxes');
  page.type('Prix en dollars, avant taxes', '99,99');
  await page.screen.findByText(/69,99 \$ pour vous, 30,00 \$ pour la plateforme/);
  page.click('Enregistrer le prix');
  await page.screen.findByText(/^Enregistré à/);
  expect(backend.to('POST /rpc/set_formation_price')[0]?.body).toEqual({ formation: 'f1', cents: 9999 });
  page.type('Prix en dollars, avant taxes', 'beaucoup');
  page.click('Enregistrer le prix');
  await page.screen.findByText(/Indiquez un prix entre/);
});

test('goes on saying that a price is kept when the course comes back with it, and keeps the button (access: A 4)', async () => {
  const { page, backend } = await open({ 'POST /rpc/set_formation_price': null });
  await page.screen.findByRole('heading', { name: 'Prix' });
  fireEvent.click(page.screen.getByLabelText('Payant'));
  await page.screen.findByLabelText('Prix en dollars, avant taxes');
  page.type('Prix en dollars, avant taxes', '99,99');
  const save = page.screen.getByRole('button', { name: 'Enregistrer le prix' });
  save.focus();
  backend.answer({ 'GET /formations': aCourseToEdit({ title: 'Infolettre payante', premium: { price: 9999 } }) });
  page.click('Enregistrer le prix');
  await page.screen.findByRole('heading', { level: 1, name: 'Infolettre payante' });
  await page.screen.findByText(/^Enregistré à/);
  expect(document.activeElement).toBe(save);
});

test('shows nobody another creator’s course (DSH-057)', async () => {
  const { page } = await open({ 'POST /rpc/my_creator_id': 'c2' });
  await page.screen.findByRole('heading', { level: 1, name: 'Formation introuvable' });
});

/** The refusal of a write on top of an older revision. */
const changed = () => refusal('course_changed', 409);
const described = (description: string, revision: number) => aCourseToEdit({ description, revision });
const shortDescription = (page: Awaited<ReturnType<typeof openPage>>) =>
  page.screen.getByLabelText('Description courte') as HTMLTextAreaElement;

test('says that somebody else has saved first, shows their version, and keeps what was typed over a reload', async () => {
  const { page, backend } = await open({ 'PATCH /formations': changed });
  await page.screen.findByLabelText('Description courte');
  backend.answer({ 'GET /formations': described('La leur.', 7) });
  page.type('Description courte', 'La mienne.');
  const notice = await page.screen.findByRole('alert');
  within(notice).getByText('Cette formation a été modifiée ailleurs');
  within(notice).getByText('La leur.');
  expect(shortDescription(page).value).toBe('La mienne.');
  expect(backend.to('PATCH /formations')[0]?.body).toMatchObject({ description: 'La mienne.', revision: 1 });
  await page.close();

  const { page: later } = await open({ 'GET /formations': described('La leur.', 7), 'PATCH /formations': changed });
  await later.screen.findByText('Cette formation a été modifiée ailleurs');
  expect(shortDescription(later).value).toBe('La mienne.');
});

test('writes over the other version only when asked to, on top of its revision', async () => {
  const { page, backend } = await open({ 'PATCH /formations': changed });
  await page.screen.findByLabelText('Description courte');
  backend.answer({ 'GET /formations': described('La leur.', 7) });
  page.type('Description courte', 'La mienne.');
  await page.screen.findByText('Cette formation a été modifiée ailleurs');
  page.type('Description courte', 'La mienne, plus longue.');
  backend.answer({ 'PATCH /formations': () => Response.json({ revision: 8 }) });
  page.click('Garder ma version');
  await page.screen.findByText(/^Enregistré à/);
  expect(backend.to('PATCH /formations').map(({ body }) => (body as { revision: number }).revision)).toEqual([1, 7]);
  expect(backend.to('PATCH /formations')[1]?.body).toMatchObject({ description: 'La mienne, plus longue.' });
  expect(page.screen.queryByText('Cette formation a été modifiée ailleurs')).toBeNull();
  expect(drafts()).toEqual([]);
});

test('takes the other version over, and goes on from there', async () => {
  const { page, backend } = await open({ 'PATCH /formations': changed });
  await page.screen.findByLabelText('Description courte');
  backend.answer({ 'GET /formations': described('La leur.', 7) });
  page.type('Description courte', 'La mienne.');
  await page.screen.findByText('Cette formation a été modifiée ailleurs');
  page.click('Prendre l’autre version');
  await waitFor(() => expect(shortDescription(page).value).toBe('La leur.'));
  expect(drafts()).toEqual([]);
  backend.answer({ 'PATCH /formations': () => Response.json({ revision: 8 }) });
  page.type('Description courte', 'La leur, et la suite.');
  await page.screen.findByText(/^Enregistré à/);
  expect(backend.to('PATCH /formations').at(-1)?.body).toMatchObject({ revision: 7 });
});

test('asks nothing where only something else of the course has changed, e.g. its cover', async () => {
  const { page, backend } = await open();
  await page.screen.findByLabelText('Description courte');
  backend.answer({
    'GET /formations': aCourseToEdit({ revision: 5, thumbnail_url: '/autre.webp' }),
    'PATCH /formations': ({ body }: { body: unknown }) =>
      (body as { revision: number }).revision === 5 ? Response.json({ revision: 6 }) : changed(),
  });
  page.type('Description courte', 'La mienne.');
  await page.screen.findByText(/^Enregistré à/);
  expect(page.screen.queryByRole('alert')).toBeNull();
});

test('refuses captions that are no WebVTT and names the line; removes those of a module', async () => {
  const withVideo = {
    ...aModuleToEdit('m1', 0),
    content: { video_url: '/v.webm', captions_url: '/v.vtt', content: '', revision: 3 },
  };
  const { page, backend } = await open({
    'GET /formations': aCourseToEdit({ modules: [withVideo] }),
    'PATCH /formation_modules': saved,
    'POST /module_contents': saved,
  });
  await page.screen.findByText('1. Module m1');
  page.click(/^Modifier le module/);
  const choose = await page.screen.findByLabelText('Remplacer les sous-titres');
  const send = (text: string) => fireEvent.change(choose, { target: { files: [new File([text], 'a.vtt')] } });
  send('1\n00:00:01,000 --> 00:00:02,000\nBonjour');
  await page.screen.findByText(/Ce fichier n’est pas du WebVTT/);
  send('WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nBonjour');
  await page.screen.findByText(/^Ligne 3.*avec un point avant les millièmes/);
  page.click('Retirer les sous-titres');
  await waitFor(() => expect(backend.to('POST /module_contents')).toHaveLength(1));
  expect(backend.to('POST /module_contents')[0]?.body).toMatchObject({ captions_url: null, revision: 3 });
});

test('sends captions, keeps their address with the module, and says how many there are', async () => {
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
    Object.defineProperty(this, 'status', { value: 200 });
    this.onload?.(new ProgressEvent('load'));
  });
  const opened = vi.spyOn(XMLHttpRequest.prototype, 'open');
  const { page, backend } = await open({
    'GET /formations': aCourseToEdit({
      modules: [
        { ...aModuleToEdit('m1', 0), content: { video_url: '/v.webm', captions_url: null, content: '', revision: 3 } },
      ],
    }),
    'PATCH /formation_modules': saved,
    'POST /module_contents': saved,
  });
  await page.screen.findByText('1. Module m1');
  page.click(/^Modifier le module/);
  const file = new File(['WEBVTT\n\n00:01.000 --> 00:02.000\nBonjour'], 'a.vtt');
  fireEvent.change(await page.screen.findByLabelText('Envoyer des sous-titres'), { target: { files: [file] } });
  await page.screen.findByText('1 sous-titre lu, transcription prête.');
  expect(opened.mock.calls[0]?.slice(0, 2)).toEqual([
    'POST',
    expect.stringMatching(/^\/storage\/v1\/object\/videos\/f1\/[\w-]+\.vtt$/),
  ]);
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ type: 'text/vtt' });
  await waitFor(() => expect(backend.to('POST /module_contents')).toHaveLength(1));
  expect(backend.to('POST /module_contents')[0]?.body).toMatchObject({ captions_url: opened.mock.calls[0]?.[1] });
});

test('says whose name the published course carries, and leads to that decision (AMB-44, Law 25)', async () => {
  const { page, backend } = await open({ 'POST /rpc/my_creator_page': aPublicPage() });
  const publication = within(await page.screen.findByRole('region', { name: 'Publication' }));
  await publication.findByText(/Paraîtra sans votre nom/);
  const decide = publication.getByRole('link', { name: 'Voir ma page et décider' });
  expect(decide.getAttribute('href')).toBe('/creator-dashboard/page-publique');
  // Nobody has to show their name to publish.
  expect((page.screen.getByRole('button', { name: 'Publier' }) as HTMLButtonElement).ariaDisabled).toBeNull();
  await page.close();
  backend.answer({
    'GET /formations': aCourseToEdit({ is_published: true }),
    'POST /rpc/my_creator_page': aPublicPage({ agreed_at: '2026-11-22T12:00:00+00:00', is_public: true }),
  });
  const again = await openPage('/creator-dashboard/formations/f1', { backend, user: creator });
  await again.screen.findByText(/^Signée Maude Tremblay, avec un lien vers/);
  // What is online has nothing left to do.
  const there = within(again.screen.getByRole('list', { name: 'Ce qui est en place' }));
  there.getByText('Un titre');
  expect(there.queryByText('À faire')).toBeNull();
  expect(again.screen.getByRole('link', { name: 'votre page publique' }).getAttribute('href')).toMatch(/^\/creators\//);
});

test('advises an own cover for a course that went online without one', async () => {
  const { page } = await open({ 'GET /formations': aCourseToEdit({ is_published: true, thumbnail_url: null }) });
  const list = within(await page.screen.findByRole('list', { name: /^Ce qui est en place, et/ }));
  expect(list.getByRole('link', { name: 'Une couverture' }).getAttribute('href')).toBe('#couverture');
  list.getByText('Conseillé');
  // It is online: nothing is left to do, one thing is advised.
  page.screen.getByRole('link', { name: '1 conseil', hidden: true });
  list.getByText('Un titre');
});

test('says of a course that staff have withdrawn why, that the answer is awaited, and offers no publication', async () => {
  const measure = {
    ...{ id: 'm1', kind: 'course', subject_id: 'f1', subject_name: 'Infolettre', reason: 'Reprend un livre' },
    ...{ appeal: null, answer: null, answered_at: null, lifted_at: null, created_at: '2026-11-20T15:00:00Z' },
  };
  const { page } = await open({ 'GET /moderations': [measure] });
  await page.screen.findByText('Retirée du site');
  page.screen.getByText(/Reprend un livre/);
  expect(page.screen.getByRole('link', { name: 'Lire la décision et la contester' }).getAttribute('href')).toBe(
    '/compte#decisions',
  );
  expect(page.screen.queryByRole('button', { name: 'Publier' })).toBeNull();
  await page.close();
  const { page: later } = await open({ 'GET /moderations': [{ ...measure, appeal: 'C’est le mien' }] });
  await later.screen.findByText(/^Votre contestation est à l’étude/);
});

test('shows beside the fields what visitors meet, as it was saved', async () => {
  const { page } = await open({ 'PATCH /formations': saved });
  const preview = within(await page.screen.findByRole('figure', { name: 'Aperçu' }));
  preview.getByText('Infolettre');
  page.type('Titre', 'Infolettre qui se lit');
  await page.screen.findByText(/^Enregistré à/);
});
