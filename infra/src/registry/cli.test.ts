import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { ReleaseRoute } from '@agence/shared-contracts/remote/release';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from './cli.ts';
import { run as keyCommand } from './keyCommand.ts';
import { keyId, newKey, publicKeyOf } from './keys.ts';
import { type RegistryEntry, readRegistry } from './registryFile.ts';
import { run as teamCommand } from './teamCommand.ts';
import { readRoot } from './teams.ts';
import { aRelease } from './testing/aRelease.ts';
import { aClaim, aStore } from './testing/aStore.ts';

// Server halves are run for activate.test.ts; here releases are promoted by the dozen.
vi.mock('./proveServer.ts', () => ({ proveServer: async () => {} }));

let folder: string;
let said: string[];
beforeEach(async () => {
  folder = await aStore();
  said = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(...String(text).trimEnd().split('\n'));
    return true;
  });
  for (const name of ['AGENCE_KEY', 'AGENCE_KEY_FILE', 'AGENCE_SITE', 'AGENCE_STORE']) vi.stubEnv(name, '');
  return () => {
    write.mockRestore();
    vi.unstubAllEnvs();
    vi.useRealTimers();
  };
});

const me = userInfo().username;
const versionIn = (release: string): string => JSON.parse(readFileSync(join(release, 'release.json'), 'utf8')).version;
const [first, second] = [aRelease(), aRelease({ version: '1.0.1' })];
const [FIRST, SECOND] = [versionIn(first), versionIn(second)];

/** What a command says. */
async function registry(...args: string[]): Promise<string[]> {
  said = [];
  await run([...args, '--store', folder]);
  return said;
}
async function team(...args: string[]): Promise<string[]> {
  said = [];
  await teamCommand([...args, '--store', folder]);
  return said;
}
/** What a command answers to a program. */
const json = async (...args: string[]) => JSON.parse((await registry(...args, '--json')).join('\n'));

test('publishes, promotes, rolls back, and says what there is', async () => {
  expect(await registry('status')).toEqual(['Nothing is published yet.']);
  expect(await registry('publish', first)).toEqual([`mfe-blog ${FIRST} published`]);
  expect(await registry('promote', 'mfe-blog', FIRST)).toEqual([`mfe-blog ${FIRST} promoted`]);
  expect(await registry('publish', second, '--promote')).toEqual([`mfe-blog ${SECOND} published and promoted`]);
  const status = await registry('status');
  expect(status[0]).toMatch(/^revision 4, signed until 2\d{3}-\d\d-\d\d \d\d:\d\dZ$/);
  expect(status.slice(1)).toEqual([
    '',
    'mfe-blog, team everybody',
    expect.stringMatching(
      `^  active     ${SECOND}   contract \\^1\\.0\\.0    1 routes      1 kB  ${me}, 2\\d{3}-\\S+ \\S+Z$`,
    ),
    expect.stringMatching(`^  earlier    ${FIRST}  `),
    '  serves /mfe-blog',
  ]);
  expect(await registry('rollback', 'mfe-blog')).toEqual([`mfe-blog rolled back to ${FIRST}`]);
  expect(await registry('history')).toEqual([
    expect.stringMatching(`^   5  2\\S+ \\S+  ${me} rolled back mfe-blog ${SECOND} → ${FIRST}$`),
    expect.stringContaining(`${me} promoted mfe-blog ${FIRST} → ${SECOND}`),
    expect.stringContaining(`published mfe-blog none → ${SECOND}`),
    expect.stringContaining(`${me} promoted mfe-blog none → ${FIRST}`),
    expect.stringContaining(`published mfe-blog none → ${FIRST}`),
  ]);
});

test('promotes several in one flip, and takes a remote out of the site', async () => {
  const tools = aRelease({ name: 'mfe-tools' });
  for (const release of [first, tools]) await registry('publish', release);
  expect(await registry('promote', 'mfe-blog', FIRST, 'mfe-tools', versionIn(tools))).toEqual([
    `mfe-blog ${FIRST} promoted`,
    `mfe-tools ${versionIn(tools)} promoted`,
  ]);
  expect((await readRegistry(folder)).revision).toBe(3);
  expect(await registry('promote', 'mfe-tools', 'none')).toEqual(['mfe-tools taken out of the site']);
  expect(await json('status', 'mfe-tools')).toMatchObject({
    revision: 4,
    remotes: [{ name: 'mfe-tools', versions: [{ state: 'earlier' }] }],
  });
});

test('a version that is withdrawn is gone, for good', async () => {
  for (const release of [first, second]) await registry('publish', release, '--promote');
  expect(await registry('withdraw', 'mfe-blog', SECOND, '--why', 'a secret in it')).toEqual([
    `mfe-blog ${SECOND} withdrawn; visitors get ${FIRST}`,
  ]);
  expect(() => statSync(join(folder, 'releases/mfe-blog', SECOND))).toThrow('ENOENT');
  const { remotes } = await json('status');
  expect(remotes[0].versions).toMatchObject([
    { version: FIRST, state: 'active' },
    { version: SECOND, state: 'withdrawn', by: me, why: 'a secret in it', contract: null },
  ]);
  await expect(registry('publish', second)).rejects.toMatchObject({
    code: 'version_withdrawn',
    message: `mfe-blog ${SECOND} was withdrawn; build another.`,
  });
  await expect(registry('promote', 'mfe-blog', SECOND)).rejects.toMatchObject({ code: 'version_unknown' });
  expect(await registry('withdraw', 'mfe-blog', FIRST)).toEqual([
    `mfe-blog ${FIRST} withdrawn; visitors get nothing of it`,
  ]);
});

test('one that visitors do not get is withdrawn too; the only shell is not', async () => {
  for (const release of [first, second]) await registry('publish', release);
  expect(await registry('withdraw', 'mfe-blog', SECOND)).toEqual([
    `mfe-blog ${SECOND} withdrawn; visitors get nothing of it`,
  ]);
  expect(await json('status')).toMatchObject({
    remotes: [{ versions: [{ state: 'withdrawn' }, { state: 'published' }] }],
  });
  const shell = aRelease({ name: 'shell' });
  await registry('publish', shell, '--promote');
  await expect(registry('withdraw', 'shell', versionIn(shell))).rejects.toThrow('promote another one first');
  await expect(registry('promote', 'shell', 'none')).rejects.toThrow('No site without a shell');
});

test('shows a version to some sessions first, and ends that', async () => {
  await registry('publish', first, '--promote');
  await registry('publish', second);
  expect(await registry('promote', 'mfe-blog', SECOND, '--canary', '10')).toEqual([
    `mfe-blog ${SECOND} is shown to 10 % of sessions`,
  ]);
  expect(await registry('status')).toContainEqual(expect.stringMatching(`^  canary +${SECOND} .* 10 % of sessions`));
  expect(await registry('halt', 'mfe-blog')).toEqual([`mfe-blog: everybody gets ${FIRST}`]);
  expect((await registry('history', 'mfe-blog'))[0]).toMatch(`ended the trial of mfe-blog ${SECOND}`);
  await expect(registry('promote', 'mfe-blog', 'none', '--canary', '10')).rejects.toThrow('one version of one remote');
});

test('a lock stops every change but a rollback by the owner', async () => {
  for (const release of [first, second]) await registry('publish', release, '--promote');
  expect(await registry('lock', 'mfe-blog', '--by', 'Maude', '--why', 'launch')).toEqual(['mfe-blog locked']);
  for (const args of [
    ['promote', 'mfe-blog', FIRST],
    ['rollback', 'mfe-blog'],
    ['withdraw', 'mfe-blog', SECOND],
    ['withdraw', 'mfe-blog', FIRST],
    ['promote', 'mfe-blog', 'none'],
  ]) {
    await expect(registry(...args), args.join(' ')).rejects.toMatchObject({
      code: 'remote_locked',
      message: expect.stringMatching(/^mfe-blog is locked by Maude since .+ \(launch\); unlock it first/),
    });
  }
  expect(await registry('status')).toContainEqual(expect.stringMatching(/^ {2}locked by Maude, .+: launch$/));
  await registry('rollback', 'mfe-blog', '--root');
  expect((await readRegistry(folder)).remotes['mfe-blog']).toMatchObject({ active: FIRST, locked: { by: 'Maude' } });
  expect(await registry('unlock', 'mfe-blog')).toEqual(['mfe-blog unlocked']);
  await registry('promote', 'mfe-blog', SECOND);
});

test('old versions are removed, but none that may be needed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * 24 * 60 * 60 * 1000 });
  const releases = Array.from({ length: 14 }, (_, patch) => aRelease({ version: `1.0.${patch}` }));
  for (const release of releases.slice(0, 13)) await registry('publish', release, '--promote');
  const unused = aRelease({ version: '2.0.0' });
  await registry('publish', unused);
  await registry('withdraw', 'mfe-blog', versionIn(releases[1] as string));
  vi.useRealTimers();
  await registry('publish', releases[13] as string);
  expect(await registry('prune')).toEqual(['0 versions removed']);
  expect(await registry('prune', '--days', '2')).toEqual([
    `mfe-blog ${versionIn(releases[0] as string)} removed`,
    `mfe-blog ${versionIn(unused)} removed`,
    '2 versions removed',
  ]);
  const { remotes } = await json('status');
  const states = remotes[0].versions.map(({ state }: { state: string }) => state);
  expect(states.filter((state: string) => state === 'earlier')).toHaveLength(10);
  expect(states.filter((state: string) => state === 'published')).toHaveLength(1);
  expect(states.filter((state: string) => state === 'withdrawn')).toHaveLength(1);
});

test('tells the history of one remote, and why old versions went', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 31 * 24 * 60 * 60 * 1000 });
  await registry('publish', first);
  vi.useRealTimers();
  await registry('renew');
  const tools = aRelease({ name: 'mfe-tools' });
  await registry('publish', tools);
  await registry('promote', 'mfe-tools', versionIn(tools), '--why', 'launch');
  expect(await json('history', 'mfe-tools')).toMatchObject([
    { action: 'promote', why: 'launch' },
    { action: 'publish', changes: [{ remote: 'mfe-tools' }] },
  ]);
  expect(await registry('prune', '--why', 'space')).toEqual([`mfe-blog ${FIRST} removed`, '1 versions removed']);
  expect(await json('history')).toMatchObject([{ action: 'prune', why: 'space' }, {}, {}, {}]);
  expect(await json('history', 'mfe-blog')).toHaveLength(2);
});

test('what is exactly as old as versions stay is removed', async () => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now });
  await registry('publish', first);
  expect(await json('prune', '--days', '0')).toEqual({ removed: [`mfe-blog ${FIRST}`] });
});

test('signs the registry anew, once a day', async () => {
  await registry('publish', first);
  expect(await registry('renew')).toEqual(['signed less than a day ago']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 });
  expect(await registry('renew')).toEqual(['signed anew for seven days']);
  expect(await json('renew')).toEqual({ renewed: false });
});

test('a status stands though the history does not, and without the folders of releases', async () => {
  await registry('publish', first, '--promote', '--by', 'Maude', '--why', 'launch');
  await registry('publish', second);
  rmSync(join(folder, 'audit'), { recursive: true });
  const { versions } = (await readRegistry(folder)).remotes['mfe-blog'] as RegistryEntry;
  rmSync(join(folder, 'releases/mfe-blog', SECOND), { recursive: true });
  expect((await json('status')).remotes[0].versions).toEqual([
    {
      ...{ version: FIRST, state: 'active', by: '', at: versions[FIRST]?.publishedAt, why: '', contract: '^1.0.0' },
      ...{ routes: ['/mfe-blog'], bytes: expect.any(Number) },
    },
    {
      ...{ version: SECOND, state: 'published', by: '', at: versions[SECOND]?.publishedAt, why: '', contract: null },
      ...{ routes: [], bytes: 0 },
    },
  ]);
});

test('a lock is put and ended once; who gave no reason is told of without one', async () => {
  await registry('publish', first);
  await registry('lock', 'mfe-blog', '--by', 'Maude');
  await expect(registry('promote', 'mfe-blog', FIRST)).rejects.toThrow(
    /^mfe-blog is locked by Maude since [^ ]+; unlock it first/,
  );
  const { revision } = await readRegistry(folder);
  await registry('lock', 'mfe-blog', '--by', 'Jean');
  expect(await readRegistry(folder)).toMatchObject({ revision, remotes: { 'mfe-blog': { locked: { by: 'Maude' } } } });
  await registry('unlock', 'mfe-blog');
  await registry('unlock', 'mfe-blog');
  expect((await readRegistry(folder)).revision).toBe(revision + 1);
});

test('who has not the root key is no owner of the site', async () => {
  for (const release of [first, second]) await registry('publish', release, '--promote');
  rmSync(join(folder, 'keys/root.key'));
  await expect(registry('rollback', 'mfe-blog', '--root')).rejects.toMatchObject({ code: 'not_owner' });
  await registry('lock', 'mfe-blog');
  expect((await readRegistry(folder)).remotes['mfe-blog']?.locked).not.toHaveProperty('byOwner');
});

test('says what differs between two versions', async () => {
  const route = (path: string): ReleaseRoute => ({
    ...{ id: path, path, access: 'public', render: 'client', query: [], sitemap: true, modules: [] },
  });
  const link = (to: string) => ({ slot: 'header' as const, label: 'A', to, order: 1 });
  const more = aRelease({
    ...{ contract: '^1.1.0', extra: { 'a.js': 'a' }, fragments: {}, routes: [route('/a')] },
    ...{ redirects: [{ from: '/b', to: '/a' }], navigation: [link('/a')] },
  });
  for (const args of [[], ['--promote']]) {
    await registry('publish', first, ...args);
    await expect(registry('diff', 'mfe-blog')).rejects.toThrow('mfe-blog has no two versions to compare');
  }
  await expect(registry('diff', 'mfe-tools')).rejects.toThrow('mfe-tools has no two versions to compare');
  await registry('publish', more);
  expect(await registry('diff', 'mfe-blog')).toEqual([
    `mfe-blog ${FIRST} → ${versionIn(more)}`,
    'contract ^1.0.0 → ^1.1.0',
    ...['+ address /a', '+ address /b', '− address /mfe-blog', '+ link header /a', '+ file a.js', '+1 bytes'],
  ]);
  const same = await registry('diff', 'mfe-blog', FIRST, FIRST);
  expect(same).toEqual([`mfe-blog ${FIRST} → ${FIRST}`, 'contract ^1.0.0', '+0 bytes']);
  const back = await json('diff', 'mfe-blog', versionIn(more), FIRST);
  expect(back).toMatchObject({ bytes: -1, files: { added: [], removed: ['a.js'], changed: [] } });
  await expect(registry('diff', 'mfe-blog', '9.9.9')).rejects.toMatchObject({ code: 'version_unknown' });
});

test('who has seen an older revision is refused, and told who was first', async () => {
  for (const release of [first, second]) await registry('publish', release);
  await registry('promote', 'mfe-blog', FIRST, '--by', 'Maude', '--expected', '2');
  await registry('publish', aRelease({ version: '3.0.0' }));
  await expect(registry('promote', 'mfe-blog', SECOND, '--expected', '2')).rejects.toMatchObject({
    code: 'revision_gone',
    message: expect.stringMatching(
      `^Revision 2 is gone, Maude promoted mfe-blog ${FIRST} at \\d\\d:\\d\\d; look with status, then repeat\\.$`,
    ),
  });
  // That somebody has published meanwhile changes nothing of what was seen.
  await registry('promote', 'mfe-blog', SECOND, '--expected', '3');
  await expect(registry('promote', 'mfe-blog', FIRST, '--expected', '99')).rejects.toMatchObject({
    code: 'revision_gone',
  });
});

describe('teams', () => {
  const { privateKey, publicKey } = newKey();
  const other = newKey();
  const events = (changes: Parameters<typeof aRelease>[0] = {}) => aRelease({ name: 'mfe-evenements', ...changes });
  const route = (path: string): ReleaseRoute => ({
    ...{ id: path, path, access: 'public', render: 'client', query: [], sitemap: true, modules: [] },
  });
  const serving = (...paths: string[]) => events({ routes: paths.map(route), fragments: {} });
  const added = ['add', 'evenements', '--key', publicKey, '--remote', 'mfe-evenements', '--path', '/evenements'];
  beforeEach(async () => {
    folder = await aStore({
      marketing: aClaim({ remotes: ['shell', 'mfe-a'], paths: ['/'] }),
      blog: aClaim({ remotes: ['mfe-blog'], paths: ['/blog', '/mfe-blog'], slots: ['header'] }),
    });
  });

  test('publish with their own key what is theirs, once the owner has let them in', async () => {
    vi.stubEnv('AGENCE_KEY', privateKey);
    await expect(registry('publish', serving('/evenements'))).rejects.toThrow('mfe-evenements belongs to no team');
    vi.stubEnv('AGENCE_KEY', '');
    expect(await team(...added, '--slot', 'footer-resources')).toEqual([
      'evenements',
      `  keys     ${keyId(publicKey)}`,
      '  remotes  mfe-evenements',
      '  paths    /evenements',
      '  menus    footer-resources',
      '  budget   120000 bytes of JavaScript, 34000 of HTML',
    ]);
    await expect(registry('publish', serving('/evenements'))).rejects.toMatchObject({ code: 'signature_missing' });
    vi.stubEnv('AGENCE_KEY', privateKey);
    await registry('publish', serving('/evenements', '/evenements/:id'), '--promote');
    const { remotes } = await json('status');
    expect(remotes[0]).toMatchObject({
      team: 'evenements',
      versions: [{ by: `key ${keyId(publicKey)} (evenements)` }],
    });
  });

  test('take no name, address, redirect, file or menu of another', async () => {
    await team(...added);
    vi.stubEnv('AGENCE_KEY', privateKey);
    const refused = async (release: string) =>
      registry('publish', release).then(
        () => 'published',
        ({ code, message }) => `${code}: ${message}`,
      );
    expect(await refused(first)).toBe(
      `not_owner: Key ${keyId(publicKey)} belongs to evenements, which may not publish mfe-blog.`,
    );
    const may = 'not_owner: mfe-evenements may not serve';
    for (const [path, sentence] of [
      ['/blog/nouveaute', `${may} /blog/nouveaute: /blog belongs to blog.`],
      ['/', `${may} /: / belongs to marketing.`],
      ['/nouveaute', `${may} /nouveaute: / belongs to marketing.`],
      ['/:slug', `${may} /:slug: it would take every unknown address of the site.`],
      ['/:a/:b', `${may} /:a/:b: it would take every unknown address of the site.`],
      ['/*', `${may} /*: it would take every unknown address of the site.`],
    ] as const) {
      expect(await refused(serving(path))).toBe(sentence);
    }
    const redirects = [{ from: '/blog/facebook-ads', to: '/evenements' }];
    expect(await refused(events({ routes: [], fragments: {}, redirects }))).toBe(
      `${may} /blog/facebook-ads: /blog belongs to blog.`,
    );
    const publicFiles = { '/ads.txt': 'a.txt' };
    expect(await refused(events({ routes: [], fragments: {}, publicFiles, extra: { 'a.txt': '' } }))).toBe(
      `${may} /ads.txt: / belongs to marketing.`,
    );
    const navigation = [{ slot: 'header' as const, label: 'A', to: '/evenements', order: 1 }];
    expect(await refused(events({ routes: [], fragments: {}, navigation }))).toBe(
      'not_owner: mfe-evenements may not put links into header: evenements has no menu.',
    );
    await expect(registry('rollback', 'mfe-blog')).rejects.toMatchObject({ code: 'not_owner' });
    await expect(registry('lock', 'mfe-a')).rejects.toMatchObject({
      code: 'not_owner',
      message: `Key ${keyId(publicKey)} belongs to evenements, which may not publish mfe-a.`,
    });
    vi.stubEnv('AGENCE_KEY', other.privateKey);
    await expect(registry('lock', 'mfe-a')).rejects.toThrow(
      `Key ${keyId(other.publicKey)} belongs to no team of this site and may not publish mfe-a.`,
    );
  });

  test('have several keys, lose and replace them; what was signed stays', async () => {
    await team(...added);
    await team('key-add', 'evenements', '--key', other.publicKey);
    vi.stubEnv('AGENCE_KEY', other.privateKey);
    const release = serving('/evenements');
    await registry('publish', release, '--promote');
    vi.stubEnv('AGENCE_KEY', '');
    await team('key-remove', 'evenements', '--key', keyId(other.publicKey));
    expect((await readRoot(folder)).teams.evenements).toMatchObject({ keys: [publicKey], retired: [other.publicKey] });
    await registry('promote', 'mfe-evenements', 'none');
    await registry('promote', 'mfe-evenements', versionIn(release));
    vi.stubEnv('AGENCE_KEY', other.privateKey);
    await expect(registry('publish', serving('/evenements/a'))).rejects.toThrow(
      `Key ${keyId(other.publicKey)} belongs to no team of this site and may not publish mfe-evenements.`,
    );
  });

  test('are changed by who has the root key alone, and never so that two own the same or a page loses its team', async () => {
    await expect(team(...added, '--path', '/blog')).rejects.toThrow(
      '/blog belongs to blog, and cannot belong to evenements',
    );
    await expect(team(...added, '--remote', 'mfe-a')).rejects.toThrow('mfe-a belongs to marketing');
    await expect(team('add', 'evenements', '--key', privateKey)).rejects.toMatchObject({ code: 'key_invalid' });
    await expect(team(...added, '--slot', 'nowhere')).rejects.toMatchObject({ code: 'root_invalid' });
    await registry(
      'publish',
      aRelease({ name: 'mfe-a', routes: [route('/evenements/vieux')], fragments: {} }),
      '--promote',
    );
    await expect(team(...added)).rejects.toThrow(
      'mfe-a may not serve /evenements/vieux: /evenements belongs to evenements.',
    );
    const { version } = await readRoot(folder);
    await registry('promote', 'mfe-a', 'none');
    await team(...added);
    await team('set', 'evenements', '--path', '/fetes', '--js', '50000');
    expect((await readRoot(folder)).teams.evenements).toMatchObject({
      paths: ['/fetes'],
      budget: { js: 50_000, html: 34_000 },
    });
    await team('remove', 'evenements');
    expect(await readRoot(folder)).toMatchObject({ version: version + 3, teams: { blog: {}, marketing: {} } });
    await expect(team('remove', 'evenements')).rejects.toMatchObject({ code: 'team_invalid' });
    vi.stubEnv('AGENCE_KEY_FILE', join(folder, 'keys/registry.key'));
    const moved = join(folder, 'elsewhere.key');
    const { renameSync } = await import('node:fs');
    renameSync(join(folder, 'keys/root.key'), moved);
    await expect(team(...added)).rejects.toMatchObject({ code: 'key_invalid' });
    vi.stubEnv('AGENCE_KEY_FILE', moved);
    await team(...added);
  });

  test('are shown, all or one', async () => {
    await team(...added);
    const evenements = await team('show', 'evenements');
    expect(evenements.slice(0, 4)).toEqual([
      'evenements',
      `  keys     ${keyId(publicKey)}`,
      '  remotes  mfe-evenements',
      '  paths    /evenements',
    ]);
    const all = await team('show');
    expect(all.filter((line) => !line.startsWith(' '))).toEqual(['marketing', 'blog', 'evenements']);
    expect(Object.keys(JSON.parse((await team('show', '--json')).join('\n')))).toHaveLength(3);
    await expect(team('show', 'blog', 'evenements')).rejects.toMatchObject({ name: 'UsageError' });
  });

  test('are added once, and lose no key that they do not have', async () => {
    await team(...added);
    await expect(team(...added)).rejects.toThrow('There is a team evenements already: see agence team set.');
    await expect(team('key-remove', 'evenements', '--key', 'abc')).rejects.toThrow(
      `evenements has no key abc; it has ${keyId(publicKey)}.`,
    );
    await expect(team('set', 'blog', '--path', '/autre')).rejects.toMatchObject({ code: 'team_invalid' });
  });

  test('make a key, and show its public half again', async () => {
    await expect(keyCommand(['--show'])).rejects.toThrow('Say which key: AGENCE_KEY or AGENCE_KEY_FILE.');
    await keyCommand([]);
    const [name = '', shown = '', secret = ''] = said;
    const key = secret.replace('private ', '');
    expect(shown).toBe(`public  ${publicKeyOf(key)}`);
    expect(name).toBe(`key ${keyId(publicKeyOf(key))}`);
    const file = join(mkdtempSync(join(tmpdir(), 'key-')), 'team.key');
    said = [];
    await keyCommand(['--out', file]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(said.join()).not.toContain(readFileSync(file, 'utf8').trim());
    vi.stubEnv('AGENCE_KEY_FILE', file);
    const made = said.slice(0, 2);
    said = [];
    await keyCommand(['--show']);
    expect(said).toEqual(made);
  });
});

test.each([
  [[], /^agence registry <command>/],
  [['other'], /^Unknown command "other"\./],
  [['publish'], /^Something is missing\.\nUsage: agence registry publish <folder>/],
  [['promote', 'mfe-blog'], /Usage: agence registry promote/],
  [['promote', 'mfe-blog', FIRST, 'mfe-tools'], /Usage: agence registry promote/],
  [['promote', 'mfe-blog', FIRST, 'mfe-blog', SECOND], /mfe-blog is named twice/],
  [['promote'], /^Something is missing\.\nUsage: agence registry promote/],
  [['history', 'mfe-blog', 'mfe-tools'], /^2 arguments are too many or too few\./],
  [['diff'], /^Something is missing\./],
  [['diff', 'mfe-blog', '1', '2', '3'], /^4 arguments are too many or too few\./],
  [['rollback'], /Usage: agence registry rollback/],
  [['publish', '--promote'], /Usage: agence registry publish/],
  [['publish', first, '--force'], /Unknown option '--force'/],
  [['prune', '--days', 'many'], /--days is a number, not "many"/],
])('explains itself when asked for %j', async (args, sentence) => {
  await expect(run(args.length > 0 && args[0] !== 'other' ? [...args, '--store', folder] : args)).rejects.toMatchObject(
    {
      name: 'UsageError',
      message: expect.stringMatching(sentence),
    },
  );
});

/** Commands with what stands after each, and the options that take nothing. */
test.each([
  ...[
    ...['publish <folder> [--promote]', 'promote <remote> <version> [<remote> <version> …]'],
    ...['rollback <remote> [<remote> …]', 'lock <remote>', 'unlock <remote>', 'withdraw <remote> <version>'],
    ...[
      'status [<remote> …]',
      'history [<remote>]',
      'diff <remote> [<version> [<version>]]',
      'prune [--days <n>]',
      'renew',
    ],
  ].map((usage) => ['registry', run, usage] as const),
  ...[
    ...['add <team> --key <public key> --remote <name> --path <path> [--slot <menu>]'],
    ...['set <team> [--remote <name>] [--path <path>] [--slot <menu>] [--js <bytes>] [--html <bytes>]'],
    ...['key-add <team> --key <public key>', 'key-remove <team> --key <public key or its first 8 digits>'],
    ...['remove <team>', 'show [<team>]'],
  ].map((usage) => ['team', teamCommand, usage] as const),
])(
  'agence %s: the help of %3$s says what it does, what its options take, and how it ends',
  async (program, command, usage) => {
    await command([usage.split(' ')[0] as string, '--help']);
    const [line, , about, , ...options] = said;
    expect(line?.trim()).toBe(`agence ${program} ${usage}`);
    expect(about).toMatch(/^[A-Z].+\.$/);
    const rows = options.slice(0, options.indexOf(''));
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) expect(row).toMatch(/^ {2}--(?:promote|root|json|help|[a-z]+ <[a-z ]+>) {2,}[a-z].+/);
    expect(said.at(-1)).toBe('Exit codes: 0 done, 1 refused, 2 not understood, 3 somebody else was first.');
  },
);

test('a refusal is JSON too, for programs', async () => {
  await expect(registry('promote', 'mfe-blog', FIRST, '--json')).rejects.toThrow();
  expect(JSON.parse(said.join('\n'))).toEqual({
    error: { code: 'version_unknown', message: `mfe-blog has no published version ${FIRST}; it has: none.` },
  });
});
