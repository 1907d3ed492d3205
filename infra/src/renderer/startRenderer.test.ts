import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RunningRenderer, startRenderer } from './startRenderer.ts';
import { isFault } from './thrown.ts';

const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
const secret = join(mkdtempSync(join(tmpdir(), 'keys-')), 'registry.key');
writeFileSync(secret, 'PRIVATE KEY');
const asked: string[] = [];
const backend = createServer((request, response) => {
  asked.push(`${request.method} ${request.url} ${request.headers.apikey}`);
  if (request.url?.includes('slow')) return;
  if (request.url?.includes('separators')) return void response.end('{"title":"Neige\u2028et\u2029glace"}');
  response.setHeader('content-type', 'application/json').end('[{"title":"Neige"}]');
});
let url = '';
let running: RunningRenderer | undefined;
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  asked.length = 0;
  if (!backend.listening) await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterEach(async () => {
  backend.closeAllConnections();
  running?.close();
  await running?.ended;
  vi.restoreAllMocks();
});
afterAll(() => {
  backend.close();
  for (const made of [folder, dirname(secret)]) rmSync(made, { recursive: true });
});

/** A renderer of a server half whose pages are titled by what `title` computes from the request's `path`. */
function aRenderer(title: string, before = ''): RunningRenderer {
  const file = join(folder, `server-${Math.random()}.js`);
  writeFileSync(
    file,
    `${before}
    const said = { kind: 'page', status: 200, routeId: 'home', data: null };
    export const sitemapPaths = async (backend) =>
      (await (await fetch(backend.url + '/rest/v1/articles')).json()).map(({ title }) => '/' + title);
    export const load = async ({ path, backend, siteUrl, publicDemo }) => {
      const title = await (async () => ${title})();
      return { ...said, head: { title: String(title), description: '', keywords: [] }, render: () => ({ html: '<h1>' + title + '</h1>', styles: '' }) };
    };`,
  );
  running = startRenderer({
    name: 'mfe-hostile',
    folder,
    server: file.slice(folder.length + 1),
    backend: { url, anonKey: 'anon' },
  });
  return running;
}
const request = { path: '/page', siteUrl: 'https://site.test', backend: { url: 'ignored', anonKey: '' } };
const titleOf = async (renderer: RunningRenderer, changes = {}) => {
  const answer = await renderer.page({ ...request, ...changes }, true);
  return 'page' in answer ? answer.page.head.title : answer.to;
};

test('answers a page with its markup, and without where nobody needs it', async () => {
  const renderer = aRenderer("path + ' of ' + siteUrl");
  expect(await renderer.page(request, true)).toMatchObject({
    page: { status: 200, head: { title: '/page of https://site.test' } },
    markup: { html: '<h1>/page of https://site.test</h1>' },
  });
  const later = await renderer.page(request, false);
  expect(later).not.toHaveProperty('markup');
  expect('render' in later && (await later.render?.())).toEqual({
    html: '<h1>/page of https://site.test</h1>',
    styles: '',
  });
});

test('reads the tables through the site, with the key that it never sees', async () => {
  const renderer = aRenderer(
    "(await (await fetch(backend.url + '/rest/v1/articles?select=title')).json())[0].title + backend.anonKey",
  );
  expect(await titleOf(renderer)).toBe('Neige');
  expect(await renderer.sitemapPages({ url, anonKey: '' })).toEqual(['/Neige']);
  expect(asked).toEqual(['GET /rest/v1/articles?select=title anon', 'GET /rest/v1/articles anon']);
});

test('goes on whatever signs stand in what people have typed: some of them end a line elsewhere', async () => {
  const read = "(await (await fetch(backend.url + '/rest/v1/separators')).json()).title";
  expect(await titleOf(aRenderer(read))).toBe('Neige\u2028et\u2029glace');
  expect(await titleOf(aRenderer('path'), { path: '/a\u2028b\u2029c\u0085d\re\u000bf' })).toBe(
    '/a\u2028b\u2029c\u0085d\re\u000bf',
  );
});

test('sixty visitors at once are no flood of reads: each page may read', async () => {
  const renderer = aRenderer(
    "(await Promise.all([1, 2, 3].map(() => fetch(backend.url + '/rest/v1/articles').then((one) => one.json())))).length",
  );
  const asked = Array.from({ length: 60 }, (_, n) => titleOf(renderer, { path: `/page-${n}` }));
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 60 }, () => '3'));
});

test.each([
  ['/auth/v1/admin/users', 'may not ask for /auth/v1/admin/users'],
  ['/rest/v1/../../storage/v1/object/private', 'may not ask for /storage/v1/object/private'],
])('asks for nothing but tables: %s', async (path, reason) => {
  await expect(titleOf(aRenderer(`(await fetch(backend.url + ${JSON.stringify(path)})).status`))).rejects.toThrow(
    reason,
  );
  expect(asked).toEqual([]);
});

test('says where its code is wrong, and tells that from what cannot be read', async () => {
  const wrong = await titleOf(aRenderer('path.price.of')).catch((error: Error) => error);
  expect([String(wrong), isFault(wrong)]).toEqual([expect.stringMatching(/^TypeError: .*'of'/), true]);
  expect((wrong as Error).stack).toMatch(/server-[\d.]+\.js:\d+:\d+/);
  const unread = await titleOf(aRenderer("(await fetch(backend.url + '/storage/v1/x')).ok")).catch(
    (error: Error) => error,
  );
  expect([(unread as Error).name, isFault(unread)]).toEqual(['TypeError', false]);
});

const THROWN = [
  ["new Error('The price list is empty')", true],
  ["Object.assign(new Error('column does not exist'), { name: 'BackendRefusal', status: 400 })", true],
  ["Object.assign(new Error('fetch failed'), { name: 'BackendRefusal', status: 0 })", false],
  ["Object.assign(new Error('busy'), { name: 'BackendRefusal', status: 503 })", false],
  ["Object.assign(new Error('often'), { name: 'BackendRefusal', status: 429 })", false],
  ["Object.assign(new Error('late'), { name: 'TimeoutError' })", false],
  ["new Error('unread', { cause: new Error('ECONNREFUSED') })", false],
] as const;

test('what load() throws is a fault, unless it says that something is out of reach', async () => {
  const renderer = aRenderer(`await Promise.reject([${THROWN.map(([thrown]) => thrown)}][path.slice(1)])`);
  for (const [index, [thrown, isWrong]] of THROWN.entries()) {
    const error = await titleOf(renderer, { path: `/${index}` }).catch((error: Error) => error);
    expect(isFault(error), thrown).toBe(isWrong);
  }
});

test('is believed no more of what it has thrown than a site can show', async () => {
  const forged = "Promise.reject(Object.assign(new Error('x'), { name: 'jean@exemple.test', stack: 'y'.repeat(1e6) }))";
  const error = await titleOf(aRenderer(`await ${forged}`)).catch((error: Error) => error);
  expect([(error as Error).name, (error as Error).stack?.length]).toEqual(['Error', 10_000]);
});

test('fetches from nowhere else, and gives up a read when the remote does', async () => {
  await expect(titleOf(aRenderer("(await fetch('https://elsewhere.test/')).status"))).rejects.toThrow(
    'the backend alone',
  );
  const renderer = aRenderer(
    "await fetch(backend.url + '/rest/v1/slow', { signal: AbortSignal.timeout(100) }).catch(({ name }) => name)",
  );
  expect(await titleOf(renderer)).toBe('TimeoutError');
});

const HARM = [
  ['reads the key', `import('node:fs').then(({ readFileSync }) => readFileSync(${JSON.stringify(secret)}, 'utf8'))`],
  ['writes a file', "import('node:fs').then(({ writeFileSync }) => writeFileSync('/tmp/written-by-renderer', ''))"],
  ['starts a process', "import('node:child_process').then(({ execSync }) => execSync('id').toString())"],
  ['starts a thread', "import('node:worker_threads').then(({ Worker }) => new Worker('', { eval: true }).threadId)"],
  ['ends the site', 'process.kill(process.ppid)'],
  ['ends the site by another name', "import('node:process').then((all) => all.kill(process.ppid))"],
  ['opens the debugger of the site', 'process._debugProcess(process.ppid)'],
  ['asks for the bindings', "process.binding('process_methods')"],
  [
    'writes through a database',
    "import('node:sqlite').then(({ DatabaseSync }) => new DatabaseSync('/tmp/written-by-renderer').exec('create table a (b)'))",
  ],
  ['slows the site down', "import('node:os').then(({ setPriority }) => setPriority(process.ppid, 5))"],
] as const;

test('may not do harm', async () => {
  const renderer = aRenderer(`[${HARM.map(([, deed]) => `() => ${deed}`)}][path.slice(1)]()`);
  for (const [index, [what]] of HARM.entries()) {
    await expect(titleOf(renderer, { path: `/${index}` }), what).rejects.toThrow(
      /restricted|not a function|ERR_ACCESS_DENIED|denied|No such built-in module/,
    );
  }
});

test('has nothing of the environment, and no file but its own', async () => {
  expect(await titleOf(aRenderer('JSON.stringify(process.env)'))).toBe('{}');
  const own = `import('node:fs').then(({ readdirSync }) => readdirSync(${JSON.stringify(folder)}).length > 0)`;
  expect(await titleOf(aRenderer(own))).toBe('true');
});

test.each([
  ['throws at import', "'never'", "throw new Error('boom at import');", /boom at import/],
  ['ends its process', 'process.exit(3)', '', /has ended/],
  [
    'throws in a timer',
    "new Promise(() => setTimeout(() => { throw new Error('late boom') }))",
    '',
    /has ended. .*late boom/,
  ],
  [
    'writes over the answers',
    "import('node:fs').then(({ writeSync }) => writeSync(3, 'nonsense\\n'))",
    '',
    /has ended/,
  ],
  [
    'answers what nobody has asked',
    `import('node:fs').then(({ writeSync }) => writeSync(3, '{"id":999,"answer":1}\\n'))`,
    '',
    /has ended/,
  ],
  [
    'reads a hundred times at once',
    "Promise.all(Array.from({ length: 100 }, () => fetch(backend.url + '/rest/v1/slow')))",
    '',
    /has ended/,
  ],
])('%s: the request fails, and the site goes on', async (_, title, before, reason) => {
  await expect(titleOf(aRenderer(title, before))).rejects.toThrow(reason);
});

test('a request that hangs ends after five seconds, others of the same remote are answered', async () => {
  const renderer = aRenderer("path === '/hangs' ? new Promise(() => {}) : path");
  const hanging = expect(titleOf(renderer, { path: '/hangs' })).rejects.toThrow('took longer than 5000 ms');
  expect(await titleOf(renderer)).toBe('/page');
  await hanging;
  expect(await titleOf(renderer)).toBe('/page');
});

test.each([
  ['in the heap', 'new Array(1e7).fill(all.length)'],
  ['beside the heap', 'Buffer.alloc(1e6, 1)'],
])(
  'a process that eats memory %s is ended: by its limit, or by its time on a machine that is slow',
  async (_, more) => {
    const renderer = aRenderer(`(() => { const all = []; for (;;) all.push(${more}); })()`);
    await expect(titleOf(renderer)).rejects.toThrow(/has ended|took longer than 5000 ms/);
    await renderer.ended;
  },
);

test.runIf(process.env.NIGHTLY)('a process that is stuck is ended', async () => {
  const renderer = aRenderer('(() => { for (;;); })()');
  const stuck = expect(titleOf(renderer)).rejects.toThrow('took longer than 5000 ms');
  await stuck;
  await renderer.ended;
  await expect(titleOf(renderer)).rejects.toThrow('has ended');
});

test('ends with the site, also where that was killed and the remote goes on', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', SITE], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(parent.stdout as Readable, 'data');
  const renderer = Number(said);
  expect(isRunning(renderer)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(isRunning(renderer)).toBe(false));
});

/** Starts a renderer, says its process and stays. */
const SITE = `
import { writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
const file = ${JSON.stringify(join(folder, 'stays.js'))};
writeFileSync(file, 'setInterval(() => {}, 1000);');
const child = spawn(process.execPath, [${JSON.stringify(join(import.meta.dirname, 'child.ts'))}, file], { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] });
console.log(child.pid);
setInterval(() => {}, 1000);`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('what it logs is logged under its name, to a limit', async () => {
  const renderer = aRenderer(
    "(() => { for (let line = 0; line < 1200; line++) console.error('line ' + line); return 'said'; })()",
  );
  expect(await titleOf(renderer)).toBe('said');
  await vi.waitFor(() => expect(logged.mock.calls.length).toBe(1000));
  expect(logged.mock.calls[0]).toEqual(['mfe-hostile: line 0']);
});
