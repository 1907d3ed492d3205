// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCourseToEdit, aModuleToEdit } from '../testing/builders.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { closeAll, creator, openPage } from '../testing/openPage.ts';

interface Asked {
  readonly request: XMLHttpRequest;
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
}

/** What was asked of storage, in order. */
let asked: Asked[] = [];
const heads = new WeakMap<XMLHttpRequest, { method: string; address: string; headers: Record<string, string> }>();

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function open(
    this: XMLHttpRequest,
    method: string,
    address: string | URL,
  ) {
    heads.set(this, { method, address: String(address), headers: {} });
  });
  vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation(function set(
    this: XMLHttpRequest,
    name,
    value,
  ) {
    const head = heads.get(this);
    if (head) head.headers[name.toLowerCase()] = value;
  });
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest, body) {
    const head = heads.get(this);
    if (head) asked.push({ ...head, request: this, bytes: body instanceof Blob ? body.size : 0 });
  });
});
afterEach(async () => {
  await closeAll();
  vi.restoreAllMocks();
});

const next = async (method: string, count = 1) => {
  await waitFor(() => expect(asked.filter((each) => each.method === method)).toHaveLength(count), { timeout: 3000 });
  return asked.findLast((each) => each.method === method) as Asked;
};

function answer({ request }: Asked, status: number, headers: Readonly<Record<string, string>> = {}) {
  Object.defineProperty(request, 'status', { value: status });
  request.getResponseHeader = (name) => headers[name.toLowerCase()] ?? null;
  request.onload?.(new ProgressEvent('load'));
}
const breaks = ({ request }: Asked) => request.onerror?.(new ProgressEvent('error'));
const moves = ({ request }: Asked, loaded: number) =>
  fireEvent(
    request.upload as EventTarget as Window,
    new ProgressEvent('progress', { loaded, total: loaded, lengthComputable: true }),
  );

const MB = 1024 * 1024;
const film = new File([new Uint8Array(8 * MB)], 'leçon.mp4', { type: 'video/mp4', lastModified: 1 });
const ADDRESS = '/storage/v1/upload/resumable/a.b.c';
const BEGUN = { location: ADDRESS };
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('agence-draft:'));

async function open() {
  const backend = createFakeBackend({
    'GET /formations': aCourseToEdit({ modules: [aModuleToEdit('m1', 0)] }),
    'POST /rpc/my_creator_id': 'c1',
    'GET /categories': [{ id: '1', name: 'Marketing Digital', slug: 'm', icon: null, color: null }],
    'PATCH /formation_modules': () => Response.json({ revision: 2 }),
    'POST /module_contents': () => Response.json({ revision: 2 }),
  });
  const page = await openPage('/creator-dashboard/formations/f1', { backend, user: creator });
  await page.screen.findByText('1. Module m1');
  page.click(/^Modifier le module/);
  const choose = async (file = film) =>
    fireEvent.change(await page.screen.findByLabelText('Envoyer une vidéo'), { target: { files: [file] } });
  return { page, backend, choose };
}

/** Without a network nothing is tried again by itself. */
const withoutNetwork = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

test('a video goes in parts of six megabytes, and its address stands in the module when the last has arrived (INF-019)', async () => {
  const { page, backend, choose } = await open();
  await choose();
  const begun = await next('POST');
  expect(begun.address).toBe(`${location.origin}/storage/v1/upload/resumable`);
  const { 'upload-metadata': metadata = '', ...headers } = begun.headers;
  expect(headers).toMatchObject({ 'tus-resumable': '1.0.0', 'upload-length': String(8 * MB), 'x-upsert': 'false' });
  expect(headers.authorization).toMatch(/^Bearer /);
  const said = Object.fromEntries(metadata.split(',').map((pair) => pair.split(' ')));
  expect([atob(said.bucketName), atob(said.contentType)]).toEqual(['videos', 'video/mp4']);
  expect(atob(said.objectName)).toMatch(/^f1\/[\w-]+\.mp4$/);
  answer(begun, 201, BEGUN);
  const first = await next('PATCH');
  expect([new URL(first.address).pathname, first.headers['upload-offset'], first.bytes]).toEqual([
    ADDRESS,
    '0',
    6 * MB,
  ]);
  moves(first, 4 * MB);
  expect((await page.screen.findByRole('progressbar', { name: /^Envoi.*50/ })).getAttribute('value')).toBe('50');
  page.screen.getByText('Gardez cette page ouverte jusqu’à la fin de l’envoi.');
  answer(first, 204, { 'upload-offset': String(6 * MB) });
  const last = await next('PATCH', 2);
  expect([last.headers['upload-offset'], last.bytes]).toEqual([String(6 * MB), 2 * MB]);
  answer(last, 204, { 'upload-offset': String(8 * MB) });
  await waitFor(() => expect(backend.to('POST /module_contents')).toHaveLength(1), { timeout: 3000 });
  expect(backend.to('POST /module_contents')[0]?.body).toMatchObject({
    video_url: `/storage/v1/object/videos/${atob(said.objectName)}`,
  });
  await waitFor(() => expect(drafts()).toEqual([]), { timeout: 3000 });
});

test('what broke goes on after a reload with the same file, from where it stopped, and says so (SRV-05)', async () => {
  const { page, choose } = await open();
  await choose();
  const begun = await next('POST');
  answer(begun, 201, BEGUN);
  answer(await next('PATCH'), 204, { 'upload-offset': String(6 * MB) });
  const cut = await next('PATCH', 2);
  withoutNetwork();
  breaks(cut);
  expect((await page.screen.findByRole('alert')).textContent).toMatch(/^La connexion s’est interrompue/);
  page.screen.getByText(/^Ce qui est arrivé est gardé un jour/);
  page.screen.getByRole('button', { name: 'Reprendre l’envoi' });
  await page.close();

  asked = [];
  const later = await open();
  await later.page.screen.findByText(/^L’envoi de «\s?leçon\.mp4\s?» s’est arrêté en chemin/);
  await later.choose();
  const head = await next('HEAD');
  expect(new URL(head.address).pathname).toBe(ADDRESS);
  answer(head, 200, { 'upload-offset': String(7 * MB), 'upload-length': String(8 * MB) });
  const rest = await next('PATCH');
  expect([rest.headers['upload-offset'], rest.bytes]).toEqual([String(7 * MB), MB]);
  await later.page.screen.findByText(/^L’envoi reprend là où il s’était arrêté/);
  answer(rest, 204, { 'upload-offset': String(8 * MB) });
  const name = /objectName (\S+?),/.exec(begun.headers['upload-metadata'] ?? '')?.[1] ?? '';
  await waitFor(() => expect(later.backend.to('POST /module_contents')).toHaveLength(1), { timeout: 3000 });
  expect(later.backend.to('POST /module_contents')[0]?.body).toMatchObject({
    video_url: `/storage/v1/object/videos/${atob(name)}`,
  });
});

test('another file begins anew, and what storage has forgotten too', async () => {
  const { page, choose } = await open();
  await choose();
  answer(await next('POST'), 201, BEGUN);
  withoutNetwork();
  breaks(await next('PATCH'));
  await page.screen.findByRole('alert');
  await choose(new File(['autre'], 'autre.webm', { type: 'video/webm' }));
  await next('POST', 2);
  expect(asked.filter(({ method }) => method === 'HEAD')).toEqual([]);
  answer(await next('POST', 2), 201, BEGUN);
  breaks(await next('PATCH', 2));
  fireEvent.click(await page.screen.findByRole('button', { name: 'Reprendre l’envoi' }));
  answer(await next('HEAD'), 404);
  await next('POST', 3);
});

test('what is cancelled or given up is taken back from storage, and forgotten here (SRV-05)', async () => {
  const { page, choose } = await open();
  await choose();
  answer(await next('POST'), 201, BEGUN);
  await next('PATCH');
  page.click('Annuler l’envoi');
  const ended = await next('DELETE');
  expect([new URL(ended.address).pathname, ended.headers.authorization?.startsWith('Bearer ')]).toEqual([
    ADDRESS,
    true,
  ]);
  await waitFor(() => expect(page.screen.queryByRole('progressbar', { name: /^Envoi/ })).toBeNull());
  expect([page.screen.queryByRole('alert'), drafts()]).toEqual([null, []]);

  await choose();
  answer(await next('POST', 2), 201, BEGUN);
  await next('PATCH', 2);
  await page.close();
  const later = await open();
  fireEvent.click(await later.page.screen.findByRole('button', { name: 'Abandonner cet envoi' }));
  await next('DELETE', 2);
  await waitFor(() => expect(later.page.screen.queryByText(/s’est arrêté en chemin/)).toBeNull());
  expect(drafts()).toEqual([]);
});

test('says why a video was refused, and sends it again when asked (SRV-05)', async () => {
  const { page, choose } = await open();
  withoutNetwork();
  await choose(new File(['texte'], 'notes.txt', { type: 'text/plain' }));
  await waitFor(() => expect(page.screen.getByRole('alert').textContent).toMatch(/pas une vidéo/));
  expect(asked).toEqual([]);
  let count = 0;
  for (const [status, problem] of [
    [429, /^Vous envoyez déjà trois fichiers/],
    [503, /^Beaucoup de fichiers arrivent/],
    [408, /^L’envoi avançait trop lentement/],
    [401, /^Votre session a expiré/],
    [415, /^Ce fichier n’est pas d’un type accepté/],
    [500, /^La vidéo n’a pas pu être envoyée/],
  ] as const) {
    await choose();
    count += 1;
    answer(await next('POST', count), status);
    await waitFor(() => expect(page.screen.getByRole('alert').textContent).toMatch(problem));
  }
  page.click('Réessayer');
  await next('POST', count + 1);
  expect(page.screen.queryByRole('alert')).toBeNull();
});
