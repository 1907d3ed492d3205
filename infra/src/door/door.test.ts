import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packTar, type TarHeader } from 'modern-tar';
import { afterEach, expect, test, vi } from 'vitest';
import { readPreview } from '../preview/token.ts';
import { historyOf } from '../registry/history.ts';
import { keyId, newKey } from '../registry/keys.ts';
import { linesOfRefusals } from '../registry/linesOfStatus.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import { createRefusals, refusalsOf } from '../registry/refusals.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { rootKeyOf } from '../registry/rootKey.ts';
import { signRelease } from '../registry/signature.ts';
import { readRoot } from '../registry/teams.ts';
import { aRelease } from '../registry/testing/aRelease.ts';
import { aClaim, aStore } from '../registry/testing/aStore.ts';
import { readRelease } from '../registry/validateRelease.ts';
import { writeRoot } from '../registry/writeRoot.ts';
import { createDoor } from './createDoor.ts';
import { openNonces } from './openNonces.ts';
import { packRelease } from './packRelease.ts';
import { bodyHash, signRequest } from './signedRequest.ts';

vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>();
  return { ...actual, writeFile: vi.fn(actual.writeFile) };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The teams' keys, made once: they take longer than what is tested. */
const BLOG = newKey();
const EVENTS = newKey();

/** A store with two teams that have keys of their own, and its door. */
async function aDoor(gate = vi.fn(async (_: string): Promise<unknown> => undefined)) {
  const dataDir = await aStore({
    site: aClaim({ remotes: ['shell'], paths: ['/'] }),
    blog: aClaim({ remotes: ['mfe-blog'], paths: ['/mfe-blog', '/blog'] }),
    events: aClaim({ remotes: ['mfe-events'], paths: ['/mfe-events'] }),
  });
  const root = await readRoot(dataDir);
  const withKeys = (team: string, key: string) => ({ ...root.teams[team], keys: [key] }) as (typeof root.teams)[string];
  const teams = { ...root.teams, blog: withKeys('blog', BLOG.publicKey), events: withKeys('events', EVENTS.publicKey) };
  await writeRoot(dataDir, { ...root, version: root.version + 1, teams }, await rootKeyOf(dataDir));
  const isNew = await openNonces(join(dataDir, 'door/nonces'));
  const { fetch } = createDoor({ dataDir, siteUrl: 'https://site.test', isNew, gate });

  const send = (
    method: string,
    path: string,
    body: Uint8Array<ArrayBuffer> | string,
    headers: Record<string, string>,
  ) => fetch(new Request(`https://door.test${path}`, { method, headers, ...(method === 'GET' ? {} : { body }) }));
  /** A signed request. */
  async function ask(method: string, path: string, body: Uint8Array<ArrayBuffer> | object = {}, key = BLOG.privateKey) {
    const bytes = body instanceof Uint8Array ? body : method === 'GET' ? '' : JSON.stringify(body);
    const answer = await send(method, path, bytes, signRequest({ method, path, body: bodyHash(bytes) }, key));
    return answered(answer);
  }
  async function upload(folder: string, key = BLOG.privateKey, signer = key) {
    await signRelease(folder, signer);
    return ask('PUT', '/v1/releases', await packRelease(folder), key);
  }
  return { dataDir, root, gate, send, ask, upload };
}

async function filesOf(folder: string, names: readonly string[]) {
  return Promise.all(
    names.map(async (name) => {
      const body = await readFile(join(folder, name));
      return { header: { name, size: body.length, type: 'file' as const }, body };
    }),
  );
}

/** The site's own key. */
async function ownerOf(dataDir: string) {
  return { privateKey: (await rootKeyOf(dataDir)) as string };
}

async function answered(answer: Response): Promise<{ status: number; [said: string]: unknown }> {
  return { ...((await answer.json()) as object), status: answer.status };
}

/** What stands in the store besides its registry: nothing that a refused upload has left. */
const left = (dataDir: string) => readdirSync(dataDir).filter((name) => /^(?:received|releases)/.test(name));

test('a team publishes, promotes and rolls back over HTTP, and history says whose key it was', async () => {
  const { dataDir, ask, upload, gate } = await aDoor();
  const first = await upload(aRelease({ version: '0.1.0' }));
  expect(first).toMatchObject({ status: 201, name: 'mfe-blog', version: expect.stringMatching(/^0\.1\.0-\w{10}$/) });
  expect(gate).toHaveBeenCalledOnce();
  const second = await upload(aRelease({ version: '0.2.0' }));
  expect(left(dataDir)).toEqual(['releases']);

  const { revision } = await readRegistry(dataDir);
  const promotion = { version: first.version, expected: revision, why: 'première version' };
  expect(await ask('POST', '/v1/remotes/mfe-blog/promote', promotion)).toMatchObject({ status: 200 });
  expect(await ask('POST', '/v1/sets/promote', { versions: { 'mfe-blog': second.version } })).toMatchObject({
    status: 200,
  });
  expect(await ask('POST', '/v1/remotes/mfe-blog/rollback')).toMatchObject({
    status: 200,
    active: { 'mfe-blog': first.version },
  });
  expect((await readRegistry(dataDir)).remotes['mfe-blog']?.active).toBe(first.version);
  const [last, , earlier] = await historyOf(dataDir);
  expect(last).toMatchObject({ by: `key ${keyId(BLOG.publicKey)} (blog)`, action: 'rollback' });
  expect(earlier).toMatchObject({ why: 'première version', action: 'promote' });
});

test('who promotes a version that another has promoted over is told who did, and loses', async () => {
  const { dataDir, ask, upload } = await aDoor();
  const { version } = await upload(aRelease());
  const { revision } = await readRegistry(dataDir);
  await ask('POST', '/v1/remotes/mfe-blog/promote', { version, expected: revision });
  const late = await ask('POST', '/v1/remotes/mfe-blog/rollback', { expected: revision });
  expect(late).toMatchObject({ status: 409 });
  const second = await upload(aRelease({ version: '2.0.0' }));
  const lost = await ask('POST', '/v1/remotes/mfe-blog/promote', { version: second.version, expected: revision });
  expect(lost).toMatchObject({ status: 409, code: 'revision_gone' });
  expect(lost.message).toMatch(
    /^Revision \d+ is gone, key \w{8} \(blog\) promoted mfe-blog .* at \d\d:\d\d; look with status, then repeat\.$/,
  );
});

test('a preview is for a published release of the own team, and its token is the registry’s', async () => {
  const { ask, upload, root } = await aDoor();
  const { version } = await upload(aRelease());
  const wanted = { remote: 'mfe-blog', version };
  const { status, address } = await ask('POST', '/v1/previews', wanted);
  expect([status, address]).toEqual([201, expect.stringContaining('https://site.test/mfe-blog?apercu=')]);
  expect(readPreview(String(address).split('apercu=')[1] as string, root.registryKey)).toMatchObject(wanted);
  expect(await ask('POST', '/v1/previews', { remote: 'mfe-blog', version: '9.9.9' })).toMatchObject({ status: 404 });
  expect(await ask('POST', '/v1/previews', wanted, EVENTS.privateKey)).toMatchObject({ status: 403 });
});

test('status is for the teams of the site', async () => {
  const { ask, upload } = await aDoor();
  await upload(aRelease());
  expect(await ask('GET', '/v1/status', {}, EVENTS.privateKey)).toMatchObject({ status: 200, revision: 1 });
  expect(await ask('GET', '/v1/status', {}, newKey().privateKey)).toMatchObject({ status: 401, code: 'key_unknown' });
});

test('nobody publishes, promotes or rolls back what is another team’s', async () => {
  const { dataDir, ask, upload } = await aDoor();
  const foreign = `Key ${keyId(EVENTS.publicKey)} belongs to events, which may not publish mfe-blog.`;
  expect(await upload(aRelease(), EVENTS.privateKey)).toMatchObject({ status: 403, message: foreign });
  // Somebody who may ask brings what somebody else has signed.
  expect(await upload(aRelease(), BLOG.privateKey, EVENTS.privateKey)).toMatchObject({ status: 403, message: foreign });
  const { version } = await upload(aRelease());
  for (const path of ['promote', 'rollback', 'lock', 'unlock', 'withdraw']) {
    const answer = await ask('POST', `/v1/remotes/mfe-blog/${path}`, bodyOf(path, version), EVENTS.privateKey);
    expect([path, answer.status, answer.message]).toEqual([path, 403, foreign]);
  }
  const versions = { 'mfe-events': '1.0.0', 'mfe-blog': version };
  expect(await ask('POST', '/v1/sets/promote', { versions }, EVENTS.privateKey)).toMatchObject({ status: 403 });
  expect((await readRegistry(dataDir)).remotes['mfe-blog']?.active).toBe('');
});

const bodyOf = (path: string, version: unknown) => (/promote|withdraw/.test(path) ? { version } : {});

test('an unsigned release is refused, also where the site could sign it itself', async () => {
  const { dataDir, ask, root } = await aDoor();
  const folder = aRelease({ name: 'shell', routes: [], fragments: {} });
  await writeFile(join(folder, 'release.sig'), '');
  const tar = await packTar(
    await filesOf(folder, ['release.json', 'remoteEntry.js', 'server/server.js', 'fragments/page.json']),
  );
  const { privateKey } = await ownerOf(dataDir);
  expect(Object.values(root.teams).some(({ keys }) => keys.includes(root.rootKey))).toBe(true);
  expect(await ask('PUT', '/v1/releases', tar, privateKey)).toMatchObject({ status: 403, code: 'signature_missing' });
  expect(left(dataDir)).toEqual([]);
});

test('what the gate refuses is not kept', async () => {
  const { dataDir, upload, gate } = await aDoor();
  const sentence = 'mfe-blog: its server half does not start: boom at import (server.js:1).';
  gate.mockRejectedValueOnce(new RegistryError('server_broken', sentence));
  expect(await upload(aRelease())).toMatchObject({ status: 422, message: sentence });
  expect([left(dataDir), (await readRegistry(dataDir)).remotes]).toEqual([[], {}]);
});

test('what is refused at the door is written down, for the owner of the site, who did it and why', async () => {
  const { dataDir, ask, upload, gate, send } = await aDoor();
  const why = 'mfe-blog: its server half does not start.';
  gate.mockRejectedValueOnce(new RegistryError('gate_refused', why));
  const folder = aRelease();
  await upload(folder);
  await upload(folder, EVENTS.privateKey, BLOG.privateKey);
  await ask('POST', '/v1/remotes/mfe-blog/rollback');
  const unsigned = await send('PUT', '/v1/releases', 'x', {});
  const { privateKey } = await ownerOf(dataDir);
  const { status: _, ...told } = await ask('GET', '/v1/refusals', {}, privateKey);
  const { name, version } = await readRelease(folder);
  const release = `${name} ${version}`;
  const put = { asked: 'PUT /v1/releases' };
  expect(Object.values(told)).toMatchObject([
    { ...put, by: null, release: null, status: 401, request: unsigned.headers.get('x-request-id') },
    {
      by: expect.stringContaining('(blog)'),
      asked: 'POST /v1/remotes/mfe-blog/rollback',
      code: 'nothing_to_roll_back',
    },
    { ...put, by: expect.stringContaining('(events)'), release, code: 'not_owner' },
    { ...put, by: expect.stringContaining('(blog)'), release, status: 422, code: 'gate_refused', why },
  ]);
  expect(linesOfRefusals(await refusalsOf(dataDir))[3]).toMatch(
    new RegExp(`PUT /v1/releases \\(${release}\\)  422 gate_refused: ${why}`),
  );
  expect(await ask('GET', '/v1/refusals')).toMatchObject({ status: 403, code: 'not_owner' });
});

test('refusals stay ninety days, two thousand at most, and a flood of strangers hides none', async () => {
  const dataDir = await aStore({});
  let time = Date.parse('2026-11-22T12:00:00Z');
  const note = createRefusals(dataDir, () => time);
  const refusal = {
    request: 'r',
    asked: 'PUT /v1/releases',
    release: null,
    status: 401,
    code: 'key_unknown',
    why: 'w',
  };
  await note({ ...refusal, by: 'key 1 (blog)' });
  for (let n = 0; n < 50; n += 1) await note({ ...refusal, by: null });
  expect(await refusalsOf(dataDir, time)).toHaveLength(21);
  expect(await refusalsOf(dataDir, time + 89 * 24 * 60 * 60 * 1000)).toHaveLength(21);
  time += 91 * 24 * 60 * 60 * 1000;
  await note({ ...refusal, by: 'key 2 (blog)' });
  expect((await refusalsOf(dataDir, time)).map(({ by }) => by)).toEqual(['key 2 (blog)']);
  const file = join(dataDir, 'door/refused.jsonl');
  await writeFile(
    file,
    `${JSON.stringify({ ...refusal, by: 'key 3 (blog)', at: new Date(time).toISOString() })}\n`.repeat(5000),
  );
  await createRefusals(dataDir, () => time)({ ...refusal, by: 'key 4 (blog)' });
  expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(2001);
  expect((await refusalsOf(dataDir, time))[0]?.by).toBe('key 4 (blog)');
});

test('a team publishes nothing at another’s address, and nothing that the site’s contract does not carry', async () => {
  const { dataDir, upload } = await aDoor();
  const route = { id: 'a', access: 'public', render: 'client', sitemap: true } as const;
  const events = { name: 'mfe-events', fragments: {} };
  const foreign = aRelease({ ...events, routes: [{ ...route, query: [], modules: [], path: '/blog/nouveaute' }] });
  const message = 'mfe-events may not serve /blog/nouveaute: /blog belongs to blog.';
  expect(await upload(foreign, EVENTS.privateKey)).toEqual({ status: 403, code: 'not_owner', message });
  const later = await upload(aRelease({ ...events, routes: [], contract: '^99.0.0' }), EVENTS.privateKey);
  expect(later).toMatchObject({ status: 422, code: 'contract_unsupported' });
  expect(later.message).toMatch(/^mfe-events needs contract \^99\.0\.0, the site has \d/);
  expect(left(dataDir)).toEqual([]);
});

test('what is kept already is not looked at again', async () => {
  const { upload, gate } = await aDoor();
  const folder = aRelease();
  await upload(folder);
  expect(await upload(folder)).toMatchObject({ status: 201 });
  expect(gate).toHaveBeenCalledOnce();
});

test('who asks the door for a page is led to the site', async () => {
  const { send } = await aDoor();
  const answer = await send('GET', '/r/site.json', '', {});
  expect([answer.status, answer.headers.get('location')]).toEqual([307, 'https://site.test/r/site.json']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('what the owner of the site has locked only the owner unlocks', async () => {
  const { dataDir, ask, upload } = await aDoor();
  await upload(aRelease());
  const { privateKey } = await ownerOf(dataDir);
  expect(await ask('POST', '/v1/remotes/mfe-blog/lock', {}, privateKey)).toMatchObject({ status: 200 });
  expect(await ask('POST', '/v1/remotes/mfe-blog/unlock')).toMatchObject({
    status: 409,
    code: 'remote_locked',
    message: 'mfe-blog was locked by the owner of the site, who alone unlocks it.',
  });
  expect(await ask('POST', '/v1/remotes/mfe-blog/unlock', {}, privateKey)).toMatchObject({ status: 200 });
});

test.each([
  ['long', 'a'.repeat(501)],
  ['of two lines', 'a\nb'],
  ['with an escape', 'a\u001b[2J'],
])('a reason that is %s is refused with a sentence', async (_, why) => {
  const { ask, upload } = await aDoor();
  await upload(aRelease());
  for (const action of ['lock', 'unlock']) {
    const refused = await ask('POST', `/v1/remotes/mfe-blog/${action}`, { why });
    expect(refused).toMatchObject({ status: 422, message: 'A reason is one line of at most 500 characters.' });
  }
  expect(await ask('POST', '/v1/remotes/mfe-blog/lock', { why: 'é'.repeat(500) })).toMatchObject({ status: 200 });
});

test('a refusal names a file of the store without its folder', async () => {
  const { dataDir, ask } = await aDoor();
  await writeFile(join(dataDir, 'registry.json'), 'forged\n{}\n');
  const { message } = await ask('GET', '/v1/status');
  expect(message).toMatch(/^registry\.json was not written by this release store/);
});

test('a team locks, unlocks and takes back what is its own, and prune is the owner’s', async () => {
  const { dataDir, ask, upload } = await aDoor();
  const { version } = await upload(aRelease());
  expect(await ask('POST', '/v1/remotes/mfe-blog/lock', { why: 'gel' })).toMatchObject({ status: 200 });
  const locked = await ask('POST', '/v1/remotes/mfe-blog/promote', { version });
  expect(locked).toMatchObject({ status: 409, code: 'remote_locked' });
  expect(await ask('POST', '/v1/remotes/mfe-blog/unlock')).toMatchObject({ status: 200 });
  expect(await ask('POST', '/v1/remotes/mfe-blog/withdraw', { version })).toMatchObject({ status: 200 });
  expect(await upload(aRelease())).toMatchObject({ status: 409, code: 'version_withdrawn' });
  expect(await ask('POST', '/v1/previews', { remote: 'mfe-blog', version })).toMatchObject({ status: 404 });
  expect(await ask('POST', '/v1/prune', { days: 0 })).toMatchObject({ status: 403, code: 'not_owner' });
  expect(await ask('POST', '/v1/sets/rollback', { names: ['mfe-blog'], asRoot: true })).toMatchObject({ status: 403 });
  const { privateKey } = await ownerOf(dataDir);
  expect(await ask('POST', '/v1/prune', { days: 0 }, privateKey)).toMatchObject({ status: 200 });
});

test('the same version with other bytes is refused', async () => {
  const { upload } = await aDoor();
  const { version } = await upload(aRelease());
  const taken = await upload(aRelease({ html: '<h1>Autre</h1>', version: String(version) }));
  expect(taken.status).toBe(422);
  expect(taken.message).toMatch(/^mfe-blog calls itself .*; build again\.$/);
});

const header = (name: string, type: NonNullable<TarHeader['type']>, more: Partial<TarHeader> = {}): TarHeader => ({
  ...{ name, type, size: 0 },
  ...more,
});
const UNSAFE: readonly (readonly [string, TarHeader, string])[] = [
  [
    'a link',
    header('a.js', 'symlink', { linkname: '/etc/passwd' }),
    'a.js is a symlink; a release has files alone, no links or devices.',
  ],
  [
    'a hard link',
    header('a.js', 'link', { linkname: 'release.json' }),
    'a.js is a link; a release has files alone, no links or devices.',
  ],
  [
    'a device',
    header('a', 'character-device'),
    'a is a character-device; a release has files alone, no links or devices.',
  ],
  ['a way out', header('../../registry.json', 'file'), '../../registry.json is no path inside a release.'],
  ['an absolute path', header('/etc/cron.d/a', 'file'), '/etc/cron.d/a is no path inside a release.'],
];

test.each(UNSAFE)('an upload with %s is refused, and nothing of it is kept', async (_, entry, message) => {
  const { dataDir, ask } = await aDoor();
  const tar = await packTar([{ header: header('release.json', 'file', { size: 2 }), body: '{}' }, { header: entry }]);
  expect(await ask('PUT', '/v1/releases', tar)).toEqual({ status: 400, code: 'upload_unsafe', message });
  expect(left(dataDir)).toEqual([]);
});

test('an upload has 20 MB and 2,000 files at most', async () => {
  const { dataDir, ask, send } = await aDoor();
  const big = await packTar([
    { header: header('a.js', 'file', { size: 21 * 1024 * 1024 }), body: new Uint8Array(21 * 1024 * 1024) },
  ]);
  const tooBig = { status: 413, code: 'upload_too_large', message: 'An upload may have 20 MB at most.' };
  expect(await ask('PUT', '/v1/releases', big)).toEqual(tooBig);
  // Known before a byte of it is read.
  const signed = signRequest({ method: 'PUT', path: '/v1/releases', body: bodyHash('') }, BLOG.privateKey);
  const announced = await send('PUT', '/v1/releases', '', { ...signed, 'content-length': String(21 * 1024 * 1024) });
  expect(await announced.json()).toMatchObject({ message: tooBig.message });
  const many = await packTar(Array.from({ length: 2001 }, (_, index) => ({ header: header(`${index}.js`, 'file') })));
  expect(await ask('PUT', '/v1/releases', many)).toMatchObject({
    status: 413,
    message: 'A release may have 2000 files at most.',
  });
  expect(left(dataDir)).toEqual([]);
});

test('a cut upload leaves nothing', async () => {
  const { dataDir, send } = await aDoor();
  const folder = aRelease();
  await signRelease(folder, BLOG.privateKey);
  const tar = await packRelease(folder);
  const headers = signRequest({ method: 'PUT', path: '/v1/releases', body: bodyHash(tar) }, BLOG.privateKey);
  const cut = await send('PUT', '/v1/releases', tar.slice(0, tar.length / 2), headers);
  expect([cut.status, await cut.json()]).toEqual([400, expect.objectContaining({ code: 'upload_cut' })]);
  expect(left(dataDir)).toEqual([]);
});

test('a full disk is answered, and nothing is left on it', async () => {
  const { dataDir, upload } = await aDoor();
  const folder = aRelease();
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  await signRelease(folder, BLOG.privateKey);
  const write = vi.mocked(writeFile).getMockImplementation() as typeof writeFile;
  vi.mocked(writeFile).mockImplementation(async (file, ...rest) => {
    if (String(file).includes('received') && String(file).endsWith('server.js')) throw full;
    return write(file, ...rest);
  });
  const message = "The site's disk is full; nothing of the upload was kept.";
  expect(await upload(folder)).toEqual({ status: 507, code: 'disk_full', message });
  vi.mocked(writeFile).mockImplementation(write);
  expect(left(dataDir)).toEqual([]);
  expect(await upload(folder)).toMatchObject({ status: 201 });
});

test('nothing is done twice, for others, later, or otherwise than it was signed', async () => {
  const { dataDir, send } = await aDoor();
  const [method, path, body] = ['POST', '/v1/remotes/mfe-blog/rollback', '{}'];
  const sign = (key = BLOG.privateKey) => signRequest({ method, path, body: bodyHash(body) }, key);
  const codeOf = async (headers: Record<string, string>, asked = { method, path, body }) =>
    ((await (await send(asked.method, asked.path, asked.body, headers)).json()) as { code: string }).code;

  const headers = sign();
  expect(await codeOf(headers)).toBe('nothing_to_roll_back');
  expect(await codeOf(headers)).toBe('request_repeated');
  // Nor after the door was started again.
  const isNew = await openNonces(join(dataDir, 'door/nonces'));
  expect(await isNew(headers['agence-nonce'] as string)).toBe(false);

  expect(await codeOf({})).toBe('signature_missing');
  expect(await codeOf(sign(newKey().privateKey))).toBe('key_unknown');
  expect(await codeOf({ ...sign(), 'agence-key': EVENTS.publicKey })).toBe('signature_wrong');
  expect(await codeOf({ ...sign(), 'agence-nonce': 'a'.repeat(32) })).toBe('signature_wrong');
  expect(await codeOf(sign(), { method, path: '/v1/remotes/shell/rollback', body })).toBe('signature_wrong');
  expect(await codeOf(sign(), { method: 'PUT', path: '/v1/releases', body })).toBe('signature_wrong');
  expect(await codeOf(sign(), { method, path, body: '{"why":"autre"}' })).toBe('upload_cut');

  vi.useFakeTimers({ now: Date.now() - 5 * 60_000 - 1000, toFake: ['Date'] });
  const old = sign();
  vi.useRealTimers();
  expect(await codeOf(old)).toBe('signature_old');
});

test('the owner of the site may change every remote', async () => {
  const { dataDir, ask } = await aDoor();
  const { privateKey } = await ownerOf(dataDir);
  const unknown = await ask('POST', '/v1/remotes/mfe-blog/rollback', {}, privateKey);
  expect(unknown).toMatchObject({ status: 409, code: 'nothing_to_roll_back' });
});

test.each([
  ['PUT', '/v1/autre'],
  ['POST', '/v1/releases'],
])('%s %s is no address of the door', async (method, path) => {
  const { ask } = await aDoor();
  expect(await ask(method, path)).toMatchObject({ status: 404, code: 'not_found' });
});

test('a request of a wrong shape says which', async () => {
  const { ask } = await aDoor();
  const answer = await ask('POST', '/v1/remotes/mfe-blog/promote', { version: 3 });
  expect(answer).toMatchObject({ status: 400, code: 'request_invalid' });
});

test("takes a shell from the site's owner alone: its code runs in the server itself", async () => {
  const { dataDir, gate, upload } = await aDoor();
  const root = await readRoot(dataDir);
  const team = newKey();
  const teams = {
    ...root.teams,
    site: { ...root.teams.site, keys: [...(root.teams.site?.keys ?? []), team.publicKey] },
  };
  await writeRoot(
    dataDir,
    { ...root, version: root.version + 1, teams: teams as typeof root.teams },
    await rootKeyOf(dataDir),
  );
  const shell = () => aRelease({ name: 'shell', routes: [], fragments: {} });
  const refused = await upload(shell(), team.privateKey);
  expect([refused.status, refused.message]).toEqual([
    403,
    "the shell's code runs in the server itself: the owner of the site brings it, with the root key.",
  ]);
  expect(gate).not.toHaveBeenCalled();
  expect((await upload(shell(), await rootKeyOf(dataDir))).status).toBe(201);
});
