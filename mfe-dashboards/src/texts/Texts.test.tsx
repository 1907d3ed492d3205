// @vitest-environment jsdom
import { wallTime } from '@agence/shared-contracts/forms/quebecTime';
import { SilentObserver } from '@agence/shared-contracts/testing/SilentObserver';
import { fireEvent, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, createFakeBackend, refusal } from '../testing/fakeBackend.ts';
import { closeAll, openPage } from '../testing/openPage.ts';

const faq = { title: 'Vos questions', items: [{ question: 'Combien', answer: 'Mille dollars.' }] };
const file = { faq };
const pages = [
  { path: '/', kind: 'home', title: 'Au sommet' },
  { path: '/agence-marketing-levis', kind: 'landing', title: 'Agence à Lévis' },
  { path: '/poemes', kind: 'poem', title: 'De demain' },
];
const row = {
  ...{ path: '/', publish_at: null, changed_at: '2026-11-22T15:00:00Z', changed_by: 'Ana Roy' },
  ...{ is_published: true, is_changed: true, is_failed: false, kind: 'home', title: 'Nos réponses' },
};
const begun = { ...row, path: '/blog/neige', kind: 'article', title: 'La neige', is_changed: false };
const text = {
  kind: 'home',
  ...{ draft: { faq: { ...faq, title: 'Nos réponses' } }, revision: 4, version: 1, publish_at: null, is_changed: true },
  ...{
    failure: null,
    versions: [{ number: 1, published_at: '2026-11-21T15:00:00Z', is_file: false, published_by: 'Ana' }],
  },
};
/** Whether nothing stands at the address that is asked for. */
let isFree = true;
const site = vi.fn(async (address: string, _?: RequestInit) => {
  if (address === '/_textes') return Response.json(pages);
  if (address.startsWith('/_textes?adresse=')) return Response.json({ isFree });
  return Response.json(address.startsWith('/_data') ? { data: { source: file, landing: model } } : { revision: 5 });
});
const model = { seo: { title: 'Lévis', description: 'Ici' }, hero: { title: 'À Lévis', lead: 'Nous' }, sections: [] };

beforeEach(() => {
  vi.stubGlobal('fetch', site.mockClear());
  isFree = true;
  // What every browser has and jsdom lacks.
  Object.assign(Element.prototype, { scrollIntoView() {} });
  vi.stubGlobal('ResizeObserver', SilentObserver);
});
afterEach(closeAll);
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

async function open(path: string, answers: Answers = {}, roles = ['content']) {
  const backend = createFakeBackend({
    ...{ 'POST /rpc/my_staff_roles': roles, 'POST /rpc/list_texts': [row, begun], 'POST /rpc/read_text': text },
    ...{ 'POST /rpc/preview_text': '6f1c1f6e-3c7a-4f57-9a55-0c3b8a4f0001', 'POST /rpc/save_text': 5, ...answers },
  });
  return { page: await openPage(path, { backend }), backend };
}
const editor = '/admin/textes/page?adresse=/';

test('lists the pages that staff may write with how each stands, and finds them without accents', async () => {
  const { page } = await open('/admin/textes');
  await page.screen.findByText('Agence à Lévis');
  expect(page.screen.getAllByText('Brouillon non publié').length).toBe(2);
  expect(page.screen.queryByText('De demain')).toBeNull();
  expect(page.screen.getAllByText('22 nov. 2026').length).toBe(2);
  // The home page is called what it is, not what search engines say of it.
  page.screen.getByRole('link', { name: 'Accueil' });
  page.type('Rechercher', 'LEVIS');
  await waitFor(() => expect(page.screen.queryByRole('link', { name: 'Accueil' })).toBeNull());
  expect(page.address()).toBe('/admin/textes?recherche=LEVIS');
});

test('sales and support ask nothing here', async () => {
  const { backend } = await open('/admin/textes', {}, ['support']);
  expect([backend.to('POST /rpc/list_texts'), site.mock.calls]).toEqual([[], []]);
});

test('begins with the file where nobody has written, and saves on top of nothing, with French spaces', async () => {
  const { page, backend } = await open(editor, { 'POST /rpc/read_text': null, 'POST /rpc/save_text': 1 });
  const title = await page.screen.findByDisplayValue('Vos questions');
  fireEvent.change(title, { target: { value: 'Des questions ?' } });
  await waitFor(() =>
    expect(backend.to('POST /rpc/save_text')[0]?.body).toEqual({
      ...{ text_path: '/', text_kind: 'home', known_revision: 0 },
      content: { faq: { ...faq, title: 'Des questions\u202f?' } },
    }),
  );
});

test('says beside its field what cannot be published, and leads there instead of publishing', async () => {
  const { page } = await open(editor);
  fireEvent.change(await page.screen.findByDisplayValue('Nos réponses'), { target: { value: '' } });
  page.click('Publier maintenant');
  expect(await page.screen.findByText('Remplissez ce champ.')).toBeTruthy();
  expect(document.activeElement?.id).toBe('texte-faq-title');
  expect(site.mock.calls.some(([address]) => address === '/functions/v1/publish-text')).toBe(false);
});

test('publishes the revision that was seen, and later by the clock of Québec', async () => {
  const { page } = await open(editor);
  await page.screen.findByDisplayValue('Nos réponses');
  const sent = () =>
    site.mock.calls.flatMap(([address, init]) =>
      address === '/functions/v1/publish-text' ? [JSON.parse(String(init?.body))] : [],
    );
  page.click('Programmer la publication');
  await page.screen.findByText('Choisissez un moment à venir, d’ici un an.');
  expect(document.activeElement?.id).toBe('texte-publish_at');
  const morning = wallTime(new Date(Date.now() + 60 * 86_400_000)).replace(/T.*/, 'T07:00');
  page.type('Publier le (heure du Québec)', morning);
  page.click('Programmer la publication');
  await waitFor(() => expect(sent()).toEqual([{ path: '/', revision: 4, at: expect.stringMatching(/:00\.000Z$/) }]));
  expect(wallTime(new Date(sent()[0].at))).toBe(morning);
});

test('adds, moves and takes away blocks', async () => {
  const { page, backend } = await open(editor);
  await page.screen.findByDisplayValue('Nos réponses');
  for (const group of page.outlet.querySelectorAll('details')) group.open = true;
  page.click('Ajouter à «\u00a0Questions\u00a0»');
  fireEvent.click(await page.screen.findByRole('button', { name: 'Monter\u00a0: Élément 2' }));
  await waitFor(() =>
    expect(backend.to('POST /rpc/save_text').at(-1)?.body).toMatchObject({
      content: { faq: { items: [{ question: '', answer: '' }, faq.items[0]] } },
    }),
  );
  page.click('Retirer\u00a0: Élément 1');
  await waitFor(() =>
    expect(backend.to('POST /rpc/save_text').at(-1)?.body).toMatchObject({ content: { faq: { items: faq.items } } }),
  );
});

test('shows what somebody else has made of it, and overwrites nothing unasked (AMB-42)', async () => {
  const theirs = { ...text, draft: { faq: { ...faq, title: 'D’une autre' } }, revision: 9 };
  const { page, backend } = await open(editor, { 'POST /rpc/save_text': () => refusal('text_changed', 409) });
  const title = await page.screen.findByDisplayValue('Nos réponses');
  backend.answer({ 'POST /rpc/read_text': theirs });
  fireEvent.change(title, { target: { value: 'De moi' } });
  await page.screen.findByText('Ce texte a été modifié ailleurs');
  expect(page.screen.getByText('D’une autre')).toBeTruthy();
  expect(page.screen.getByDisplayValue('De moi')).toBeTruthy();
  backend.answer({ 'POST /rpc/save_text': 10 });
  page.click('Garder ma version');
  await waitFor(() =>
    expect(backend.to('POST /rpc/save_text').at(-1)?.body).toMatchObject({
      known_revision: 9,
      content: { faq: { title: 'De moi' } },
    }),
  );
});

const newText = '/admin/textes/nouvelle';

test('lists a page that staff have begun, which no file has', async () => {
  const { page } = await open('/admin/textes');
  const link = await page.screen.findByRole('link', { name: 'La neige' });
  expect(link.getAttribute('href')).toBe('/admin/textes/page?adresse=%2Fblog%2Fneige');
  // Its own state, that of a page as its file has it, and the filter.
  expect(page.screen.getAllByText('En ligne').length).toBe(3);
});

test('begins an article at the address that its title makes, and leads to its fields', async () => {
  const { page, backend } = await open(newText, { 'POST /rpc/save_text': 1 });
  await page.screen.findByLabelText('Titre');
  page.type('Titre', 'Cœur d’été\u00a0: le guide');
  page.screen.getByDisplayValue('/blog/coeur-d-ete-le-guide');
  page.click('Créer le brouillon');
  await waitFor(() => expect(page.address()).toBe('/admin/textes/page?adresse=%2Fblog%2Fcoeur-d-ete-le-guide'));
  expect(backend.to('POST /rpc/save_text')[0]?.body).toMatchObject({
    ...{ text_path: '/blog/coeur-d-ete-le-guide', text_kind: 'article', known_revision: 0 },
    content: { title: 'Cœur d’été\u00a0: le guide', image: 'coeur-d-ete-le-guide', tags: [] },
  });
});

test('begins a landing page as another one is laid out', async () => {
  const { page, backend } = await open(newText, { 'POST /rpc/save_text': 1 });
  await page.screen.findByLabelText('Titre');
  page.type('Type', 'landing');
  page.type('Titre', 'À Chicoutimi');
  page.click('Créer le brouillon');
  await page.screen.findByText('Choisissez une page', { selector: '[id$=-error]' });
  await page.screen.findByRole('option', { name: 'Agence à Lévis' });
  page.type('Commencer avec la mise en page de', '/agence-marketing-levis');
  page.click('Créer le brouillon');
  await waitFor(() =>
    expect(backend.to('POST /rpc/save_text')[0]?.body).toMatchObject({
      ...{ text_path: '/services/a-chicoutimi', text_kind: 'landing' },
      content: { ...model, seo: { title: 'À Chicoutimi', description: 'Ici' }, hero: { title: 'À Chicoutimi' } },
    }),
  );
});

test('says beside its field what is missing, what is no address and what is taken, and keeps what was typed', async () => {
  const { page, backend } = await open(newText, { 'POST /rpc/save_text': () => refusal('text_changed', 409) });
  await page.screen.findByLabelText('Titre');
  page.click('Créer le brouillon');
  await page.screen.findByText('Remplissez ce champ.');
  expect(document.activeElement?.id).toBe('nouvelle-title');
  page.type('Titre', 'Neige');
  page.type('Adresse de la page', '/blog/été-2026');
  page.click('Créer le brouillon');
  await page.screen.findByText('Seulement des lettres sans accents, des chiffres et des tirets.');
  // A page of the site has it, or somebody’s draft.
  isFree = false;
  page.type('Adresse de la page', 'neige');
  page.click('Créer le brouillon');
  await page.screen.findByText('Cette adresse est déjà prise. Choisissez-en une autre.');
  expect(backend.to('POST /rpc/save_text')).toEqual([]);
  isFree = true;
  page.click('Créer le brouillon');
  await waitFor(() => expect(backend.to('POST /rpc/save_text')).toHaveLength(1));
  await page.screen.findByText('Cette adresse est déjà prise. Choisissez-en une autre.');
  expect(page.screen.getByDisplayValue('Neige')).toBeTruthy();
});

const article = {
  ...text,
  kind: 'article',
  draft: {
    title: 'La neige',
    content: 'Bien.\n\n<b>Mal</b>\n**Oubli',
    author: 'Mélissa Roy',
    publishedAt: '2026-11-20',
  },
};
const writing = '/admin/textes/page?adresse=/blog/neige';

test('says of an article which lines are to be mended, leads there, and shows no preview of what is broken', async () => {
  const { page } = await open(writing, { 'POST /rpc/read_text': article });
  const body = (await page.screen.findByLabelText('Texte de l’article')) as HTMLTextAreaElement;
  expect(page.screen.getByText(/^Ligne 3 : Retirez/)).toBeTruthy();
  page.click('Aller à la ligne 4');
  expect([document.activeElement, body.value.slice(body.selectionStart, body.selectionEnd)]).toEqual([body, '**Oubli']);
  expect(page.screen.getByText(/l’aperçu montre ensuite ce brouillon/)).toBeTruthy();
  expect(page.outlet.querySelector('iframe')).toBeNull();
});

test('an article has who signs it to choose, and its day; a page that staff began has no file to go back to', async () => {
  const { page, backend } = await open(writing, { 'POST /rpc/read_text': article });
  page.type(await page.screen.findByLabelText('Signé par').then(() => 'Signé par'), 'Catherine Morin');
  await waitFor(() =>
    expect(backend.to('POST /rpc/save_text').at(-1)?.body).toMatchObject({
      ...{ text_kind: 'article', content: { author: 'Catherine Morin', publishedAt: '2026-11-20' } },
    }),
  );
  expect((page.screen.getByLabelText('Date de publication') as HTMLInputElement).type).toBe('date');
  expect(page.screen.queryByText('Texte d’origine')).toBeNull();
});

test('takes a page that staff began off the site, and keeps its draft', async () => {
  const { page, backend } = await open(writing, { 'POST /rpc/read_text': article, 'POST /rpc/withdraw_text': 5 });
  await page.screen.findByLabelText('Texte de l’article');
  page.click('Retirer du site');
  await waitFor(() =>
    expect(backend.to('POST /rpc/withdraw_text')[0]?.body).toEqual({ text_path: '/blog/neige', known_revision: 4 }),
  );
});
