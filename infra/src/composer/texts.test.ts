import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OF_RELEASE, sharedControl } from './sharedLife.ts';
import { aPage, aSite, titleOf } from './testing/aSite.ts';

/** What the backend says: versions by path, the text of each, and of drafts by key. */
let shown: { path: string; kind: string; version: number }[];
let previewed: { path: string; kind: string; content: unknown } | null;
let isDown: boolean;
/** Of the pages whose text every page shows. */
let texts: Readonly<Record<string, unknown>>;
const asked: string[] = [];

beforeEach(() => {
  Object.assign(asked, { length: 0 });
  shown = [{ path: '/blog/neige', kind: 'landing', version: 3 }];
  previewed = null;
  texts = {};
  isDown = false;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal(
    'fetch',
    async (input: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
      const name = new URL(input).pathname.slice('/rest/v1/rpc/'.length);
      asked.push(name);
      expect(headers).toMatchObject({ authorization: 'Bearer key' });
      if (isDown) throw new TypeError('fetch failed');
      const answers: Record<string, unknown> = {
        shown_texts: shown,
        shown_text: {
          content: texts[JSON.parse(body).text_path] ?? `${shown[0]?.version} ${JSON.parse(body).text_path}`,
        },
        previewed_text: previewed,
      };
      return Response.json(answers[name] ?? null);
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const KEY = '6f1c1f6e-3c7a-4f57-9a55-0c3b8a4f0001';
function site() {
  const made = aSite();
  made.load.mockImplementation(async ({ text, path }) => aPage(text === undefined ? `Page ${path}` : String(text)));
  return made;
}

/** A site whose articles show what is published for the whole site, and their telephone as title. */
function sharing(changes: { readonly claims?: unknown; readonly isProduction?: boolean } = {}) {
  const { claims: ofFile, ...options } = { claims: {}, ...changes };
  const made = aSite({ shared: { claims: ofFile }, ...options });
  made.load.mockImplementation(async ({ published }) => aPage(published?.contact?.phone ?? 'Sans téléphone'));
  return {
    ...made,
    get frames() {
      return made.renderFrame.mock.calls.map(([request]) => request);
    },
  };
}
const registryIn = (html: string) => /id="registry">(.*?)<\/script>/.exec(html)?.[1] ?? '';
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('a page shows what was published for it; all others stay their files, of which nobody asks the backend', async () => {
  const { ask, fragmentOf, load } = site();
  expect(await titleOf(await ask('/blog/neige'))).toBe('3 /blog/neige');
  expect(await titleOf(await ask('/blog/stratégie'))).toBe('Fragment /blog/stratégie');
  expect(await titleOf(await ask('/'))).toBe('Fragment /');
  expect(await (await ask('/_data/blog/neige')).json()).toMatchObject({ data: { title: '3 /blog/neige' } });
  expect(asked).toEqual(['shown_texts', 'shown_text']);
  expect([fragmentOf.mock.calls.length, load.mock.calls.length]).toEqual([2, 1]);
});

test('what is published or given back is there within a minute, and never the old one afterwards', async () => {
  const { ask } = site();
  const title = async () => titleOf(await ask('/blog/neige'));
  expect(await title()).toBe('3 /blog/neige');
  shown = [{ path: '/blog/neige', kind: 'landing', version: 4 }];
  later(31_000);
  expect(await title()).toBe('4 /blog/neige');
  shown = [];
  later(6_000);
  await title();
  await vi.waitFor(async () => expect(await title()).toBe('Fragment /blog/neige'));
});

test('while the backend does not answer, pages go on with what was known, and with their files before that', async () => {
  const problem = vi.spyOn(console, 'error').mockImplementation(() => {});
  isDown = true;
  const { ask } = site();
  expect(await titleOf(await ask('/blog/neige'))).toBe('Fragment /blog/neige');
  isDown = false;
  later(31_000);
  expect(await titleOf(await ask('/blog/neige'))).toBe('3 /blog/neige');
  isDown = true;
  later(31_000);
  expect(await titleOf(await ask('/blog/neige'))).toBe('3 /blog/neige');
  expect(problem).toHaveBeenCalled();
});

test('a text that cannot be read is stood in for by the file, which nobody keeps then', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { ask } = site();
  await ask('/blog/stratégie');
  isDown = true;
  const answer = await ask('/blog/neige');
  expect([answer.headers.get('cache-control'), await titleOf(answer)]).toEqual(['no-store', 'Fragment /blog/neige']);
  isDown = false;
  later(1_500);
  expect(await titleOf(await ask('/blog/neige'))).toBe('3 /blog/neige');
});

test('a draft is seen by who has its key, may be framed by this site alone, and is kept by nobody', async () => {
  const { ask } = site();
  previewed = { path: '/blog/neige', kind: 'landing', content: 'Brouillon' };
  const answer = await ask(`/blog/neige?brouillon=${KEY}`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...{ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow', 'x-frame-options': 'SAMEORIGIN' },
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  });
  expect(await titleOf(answer)).toBe('Brouillon');
  previewed = { path: '/blog/neige', kind: 'landing', content: 'Brouillon 2' };
  expect(await titleOf(await ask(`/blog/neige?brouillon=${KEY}`))).toBe('Brouillon 2');
  const usual = await ask('/blog/neige');
  expect([usual.headers.get('x-frame-options'), await titleOf(usual)]).toEqual(['DENY', '3 /blog/neige']);
  // Of another page, over, or made up.
  expect(await titleOf(await ask(`/blog/stratégie?brouillon=${KEY}`))).toBe('Fragment /blog/stratégie');
  for (const key of ['x', "'"]) expect(await titleOf(await ask(`/blog/neige?brouillon=${key}`))).toBe('3 /blog/neige');
  // As the file has it, which the editor begins with: the remote is told who asks.
  expect(await (await ask('/_data/blog/neige?brouillon=fichier')).json()).toMatchObject({
    data: { title: 'Page /blog/neige' },
  });
});

test('a page that no file has is there once it is published, for search engines too, and gone when it is taken back', async () => {
  const { ask } = site();
  const status = async (path: string) => (await ask(path)).status;
  const isFree = async (path: string) => (await ask(`/_textes?adresse=${path}`)).json();
  const sitemap = async () => (await ask('/sitemap.xml')).text();
  expect([await status('/blog/neuve'), await isFree('/blog/neuve')]).toEqual([404, { isFree: true }]);
  previewed = { path: '/blog/neuve', kind: 'landing', content: 'Bientôt' };
  const preview = await ask(`/blog/neuve?brouillon=${KEY}`);
  expect([preview.status, await titleOf(preview)]).toEqual([200, 'Bientôt']);
  shown = [{ path: '/blog/neuve', kind: 'landing', version: 1 }];
  later(31_000);
  const answer = await ask('/blog/neuve');
  expect([answer.status, answer.headers.get('cache-control'), await titleOf(answer)]).toEqual([
    ...[200, sharedControl(OF_RELEASE), '1 /blog/neuve'],
  ]);
  expect(await (await ask('/_data/blog/neuve')).json()).toMatchObject({
    status: 200,
    data: { title: '1 /blog/neuve' },
  });
  expect(await sitemap()).toContain('<loc>http://site.test/blog/neuve</loc>');
  expect(await isFree('/blog/neuve')).toEqual({ isFree: false });
  shown = [];
  later(31_000);
  expect(await status('/blog/neuve')).toBe(404);
  expect(await sitemap()).not.toContain('neuve');
});

test('nothing is begun where something stands, leads elsewhere, or is of another kind', async () => {
  const { ask } = site();
  const taken = [
    '/blog/neige',
    '/',
    '/blog',
    '/articles/neuve',
    '/formations/neuve',
    '/compte',
    '/nulle-part',
    '//x',
    'x',
  ];
  for (const path of taken)
    expect([path, await (await ask(`/_textes?adresse=${encodeURIComponent(path)}`)).json()]).toEqual([
      path,
      { isFree: false },
    ]);
  shown = [{ path: '/blog/neuve', kind: 'poem', version: 1 }];
  later(31_000);
  expect((await ask('/blog/neuve')).status).toBe(404);
});

test('says which pages staff may write about', async () => {
  expect(await (await site().ask('/_textes')).json()).toEqual([
    { path: '/blog/neige', kind: 'landing', title: 'Fragment /blog/neige' },
    { path: '/blog/stratégie', kind: 'landing', title: 'Fragment /blog/stratégie' },
  ]);
});

test('what is published for the whole site reaches the frame of every page at once, and pages that show it; others keep their files', async () => {
  const contact = {
    ...{
      title: 'Nous joindre',
      lead: 'Là.',
      phone: '581 555-0177',
      street: '7, rue Fictive',
      city: 'Lévis',
      region: 'QC',
    },
    ...{ postalCode: 'G1Z 9Z9', hours: 'Le jour', social: [], notice: 'Fermé lundi.' },
  };
  const site = sharing();
  const { ask, load } = site;
  shown = [];
  later(31_000);
  expect(await titleOf(await ask('/blog/neige'))).toBe('Fragment /blog/neige');
  expect(site.frames.at(-1)).not.toHaveProperty('contact');
  shown = [{ path: '/nous-joindre', kind: 'contact', version: 1 }];
  texts = { '/nous-joindre': contact };
  later(31_000);
  expect(await titleOf(await ask('/blog/neige'))).toBe('581 555-0177');
  expect(load.mock.calls.at(-1)?.[0]).toMatchObject({ published: { contact: { phoneHref: 'tel:+15815550177' } } });
  expect(site.frames.at(-1)).toMatchObject({ siteNotice: 'Fermé lundi.', contact: { street: '7, rue Fictive' } });
  // One that shows nothing of it is its file, in the new frame.
  expect(await titleOf(await ask('/'))).toBe('Fragment /');
  expect(JSON.parse(registryIn(await (await ask('/')).text()))).toMatchObject({ contact: { phone: '581 555-0177' } });
  shown = [];
  later(31_000);
  expect(await titleOf(await ask('/blog/neige'))).toBe('Fragment /blog/neige');
  expect(registryIn(await (await ask('/')).text())).not.toContain('581');
});

const proof = { name: 'n', source: 's', verifiedOn: '' };
const claims = (isShown: boolean) => ({
  ...{ title: 't', lead: 'l', testimonials: [{ ...proof, id: 'spa', isShown }] },
  figures: [{ ...proof, id: 'sites', value: '150', isShown }],
});

test('an evaluation shows what nobody has verified; production shows it only once staff keep it (AMB-56)', async () => {
  shown = [];
  const evaluation = sharing({ claims: claims(false) });
  await evaluation.ask('/blog/neige');
  expect([evaluation.load.mock.calls, evaluation.frames.at(-1)?.hiddenClaims]).toEqual([[], undefined]);
  const production = sharing({ claims: claims(false), isProduction: true });
  await production.ask('/blog/neige');
  expect(production.load.mock.calls.at(-1)?.[0]).toMatchObject({ published: { claims: claims(false) } });
  expect(production.frames.at(-1)?.hiddenClaims).toEqual(['sites', 'spa']);
  // The menu's line of proof goes with the claim that it states.
  expect(registryIn(await (await production.ask('/')).text())).not.toContain('150 sites');
  expect(registryIn(await (await evaluation.ask('/')).text())).toContain('150 sites');
  shown = [{ path: '/nos-chiffres', kind: 'claims', version: 1 }];
  texts = { '/nos-chiffres': claims(true) };
  later(31_000);
  await production.ask('/blog/neige');
  expect(production.load.mock.calls.at(-1)?.[0]).toMatchObject({ published: { claims: claims(true) } });
  expect(registryIn(await (await production.ask('/')).text())).toContain('150 sites');
});

test('a page with a text of its own shows what is published for the whole site too; its draft does, its file does not', async () => {
  const contact = (phone: string) => ({
    ...{ title: 'Nous joindre', lead: 'Là.', phone, street: '7, rue Fictive', city: 'Lévis', region: 'QC' },
    ...{ postalCode: 'G1Z 9Z9', hours: 'Le jour', social: [] },
  });
  const { ask, load } = sharing();
  load.mockImplementation(async ({ text, published, isForEditor }) =>
    aPage(`${text} ${published?.contact?.phone} ${isForEditor ?? false}`),
  );
  const title = async (asked = '') => titleOf(await ask(`/blog/neige${asked}`));
  shown = [
    { path: '/blog/neige', kind: 'landing', version: 3 },
    { path: '/nous-joindre', kind: 'contact', version: 1 },
  ];
  texts = { '/blog/neige': 'Neige', '/nous-joindre': contact('581 555-0177') };
  expect(await title()).toBe('Neige 581 555-0177 false');
  previewed = { path: '/blog/neige', kind: 'landing', content: 'Brouillon' };
  expect(await title(`?brouillon=${KEY}`)).toBe('Brouillon 581 555-0177 false');
  expect(await title('?brouillon=fichier')).toBe('undefined undefined true');
  // Either is published anew: the page is another one.
  shown = shown.map((one) => (one.kind === 'contact' ? { ...one, version: 2 } : one));
  texts = { ...texts, '/nous-joindre': contact('581 555-0188') };
  later(31_000);
  expect(await title()).toBe('Neige 581 555-0188 false');
  shown = shown.map((one) => (one.kind === 'landing' ? { ...one, version: 4 } : one));
  texts = { ...texts, '/blog/neige': 'Gel' };
  later(31_000);
  expect(await title()).toBe('Gel 581 555-0188 false');
});

test('a text of the whole site that this release cannot read is left out, and said in the log', async () => {
  const problem = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { ask } = sharing();
  shown = [{ path: '/nous-joindre', kind: 'contact', version: 1 }];
  texts = { '/nous-joindre': { phone: 'à venir' } };
  expect(await titleOf(await ask('/blog/neige'))).toBe('Fragment /blog/neige');
  expect(problem.mock.calls.flat().join(' ')).toContain('/nous-joindre');
});
