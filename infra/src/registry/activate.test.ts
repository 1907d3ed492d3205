import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRoute } from '@agence/shared-contracts/remote/release';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rollback } from './activate.ts';
import { changeTeams } from './changeTeams.ts';
import { refusalBySite } from './contractFit.ts';
import { readRegistry, writeRegistry } from './registryFile.ts';
import { releaseFolder } from './releaseStore.ts';
import { readRoot, type Team } from './teams.ts';
import { aRelease } from './testing/aRelease.ts';
import { aStore, promoted, published } from './testing/aStore.ts';

// What is run before a flip: proveServer.test.ts.
vi.mock('./proveServer.ts', () => ({ proveServer: async () => {} }));
vi.mock('./contractFit.ts', { spy: true });

let store: string;
beforeEach(async () => {
  store = await aStore();
});
const back = (...names: string[]) => rollback(store, names, { by: 'maude' });
const promote = (name: string, version: string) => promoted(store, { [name]: version });

describe('promoting and rolling back', () => {
  test('goes forward and back, and says when there is nothing before', async () => {
    const [first, second] = [await published(store), await published(store, { version: '1.0.1' })];
    for (const version of [first, second]) await promote('mfe-blog', version);
    await back('mfe-blog');
    expect((await readRegistry(store)).remotes['mfe-blog']?.active).toBe(first);
    await expect(back('mfe-blog')).rejects.toMatchObject({ code: 'nothing_to_roll_back' });
    await expect(promote('mfe-blog', '9.9.9-0000000000')).rejects.toThrow(`it has: ${first}, ${second}.`);
  });

  test('refuses a route that another active release serves', async () => {
    const [route] = JSON.parse(readFileSync(join(aRelease(), 'release.json'), 'utf8')).routes;
    const [blog, tools] = [
      await published(store, { routes: [route] }),
      await published(store, { name: 'mfe-tools', routes: [route] }),
    ];
    await promote('mfe-blog', blog);
    await expect(promote('mfe-tools', tools)).rejects.toThrow('its route /mfe-blog is already a route of mfe-blog');
  });

  test('a damaged release of somebody else keeps nobody from going forward, one of one’s own does', async () => {
    const [blog, tools] = [await published(store), await published(store, { name: 'mfe-tools' })];
    await promote('mfe-blog', blog);
    rmSync(releaseFolder(store, 'mfe-blog', blog), { recursive: true });
    const flipped = await promote('mfe-tools', tools);
    expect(flipped.remotes['mfe-tools']?.active).toBe(tools);
    await promote('mfe-tools', await published(store, { name: 'mfe-tools', version: '1.0.1' }));
    rmSync(join(releaseFolder(store, 'mfe-tools', tools), 'remoteEntry.js'));
    await expect(promote('mfe-tools', tools)).rejects.toMatchObject({ code: 'file_missing' });
  });

  test('refuses what its team owns no more, and what the site has outgrown', async () => {
    const tools = await published(store, { name: 'mfe-tools' });
    const everybody = (await readRoot(store)).teams.everybody as Team;
    await changeTeams(store, 'everybody', () => ({ ...everybody, paths: ['/ailleurs'] }));
    await expect(promote('mfe-tools', tools)).rejects.toMatchObject({ code: 'not_owner' });
    await changeTeams(store, 'everybody', () => everybody);
    vi.mocked(refusalBySite).mockReturnValueOnce('mfe-tools needs contract ^0.1.0');
    await expect(promote('mfe-tools', tools)).rejects.toMatchObject({
      code: 'contract_unsupported',
      message: 'mfe-tools needs contract ^0.1.0',
    });
    await promote('mfe-tools', tools);
    // What nobody gets any more is nobody's to lose.
    rmSync(releaseFolder(store, 'mfe-tools', tools), { recursive: true });
    await changeTeams(store, 'everybody', () => ({ ...everybody, paths: ['/ailleurs'] }));
  });

  test('loses none of several publishers at once', async () => {
    const names = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e'];
    const versions = await Promise.all(names.map((name) => published(store, { name })));
    await Promise.all(names.map((name, index) => promote(name, versions[index] ?? '')));
    const { remotes, revision } = await readRegistry(store);
    expect(Object.keys(remotes).sort()).toEqual(names);
    expect(revision).toBe(10);
  });
});

describe('contracts of shell and remotes', () => {
  /** With the contract before, with the present one: what either was built with fits the site, but not each other. */
  const old = { shell: '', 'mfe-blog': '' };
  const present = { shell: '', 'mfe-blog': '' };
  const NAMES = ['shell', 'mfe-blog'] as const;
  const active = async () => {
    const { remotes } = await readRegistry(store);
    return Object.fromEntries(Object.entries(remotes).map(([name, { active }]) => [name, active]));
  };
  beforeEach(async () => {
    for (const name of NAMES) {
      old[name] = await published(store, { name, contract: '^1.0.0' });
      present[name] = await published(store, { name, contract: `^${CONTRACT_VERSION}` });
    }
  });

  test('a shell takes remotes of its own contract and of minors before', async () => {
    for (const { shell } of [old, present]) await promote('shell', shell);
    for (const { 'mfe-blog': blog } of [old, present]) await promote('mfe-blog', blog);
    expect(await active()).toEqual(present);
  });

  test('a remote that needs more than the shell offers is refused, with what to do', async () => {
    await promote('shell', old.shell);
    await expect(promote('mfe-blog', present['mfe-blog'])).rejects.toMatchObject({
      code: 'contract_unsupported',
      message: `mfe-blog ${present['mfe-blog']} needs contract ^${CONTRACT_VERSION}, shell ${old.shell} offers 1.0.0; promote a shell and a remote that fit, together where neither can go first.`,
    });
    expect(await active()).toEqual({ ...old, 'mfe-blog': '' });
  });

  test('a shell is neither promoted nor rolled back under remotes that need more, but with them', async () => {
    for (const versions of [old, present]) await promoted(store, versions);
    for (const refused of [() => promote('shell', old.shell), () => back('shell')]) {
      await expect(refused()).rejects.toMatchObject({ code: 'contract_unsupported' });
    }
    expect(await active()).toEqual(present);
    await expect(back('shell')).rejects.toThrow(
      `shell ${old.shell} has contract 1.0.0; mfe-blog needs ^${CONTRACT_VERSION}: roll back mfe-blog first, or both: rollback shell mfe-blog.`,
    );
    const { revision } = await readRegistry(store);
    expect((await back('shell', 'mfe-blog')).revision).toBe(revision + 1);
    expect(await active()).toEqual(old);
    await promoted(store, present);
    for (const name of ['mfe-blog', 'shell']) await back(name);
    expect(await active()).toEqual(old);
  });

  test('nor is a remote rolled back to what its shell does not take', async () => {
    await promoted(store, present);
    await promote('mfe-blog', old['mfe-blog']);
    await promote('shell', old.shell);
    await expect(back('mfe-blog')).rejects.toMatchObject({ code: 'contract_unsupported' });
    expect(await active()).toEqual(old);
  });

  test('what is unfit already keeps nobody else from going forward', async () => {
    await promoted(store, old);
    const registry = await readRegistry(store);
    const blog = registry.remotes['mfe-blog'] as (typeof registry.remotes)[string];
    const forced = { ...registry.remotes, 'mfe-blog': { ...blog, active: present['mfe-blog'] } };
    await writeRegistry(store, { ...registry, revision: registry.revision + 1, remotes: forced });
    const tools = await published(store, { name: 'mfe-tools' });
    await promote('mfe-tools', tools);
    await promote('mfe-blog', old['mfe-blog']);
    expect(await active()).toEqual({ ...old, 'mfe-tools': tools });
  });

  test('no range is read kindly: what is no version of the same major fits nothing', async () => {
    await promote('shell', present.shell);
    await expect(published(store, { contract: '^0.9.0' })).rejects.toMatchObject({ code: 'contract_unsupported' });
    for (const contract of ['*', '>=1.0.0', '1.0.0', '^1', '']) {
      await expect(published(store, { contract })).rejects.toMatchObject({ code: 'release_invalid' });
    }
  });
});

describe('releases that only go together', () => {
  const route: ReleaseRoute = {
    id: 'a',
    path: '/a',
    access: 'public',
    render: 'client',
    query: [],
    sitemap: true,
    modules: [],
  };
  const before = { 'mfe-a': '', 'mfe-b': '' };
  const after = { 'mfe-a': '', 'mfe-b': '' };

  beforeEach(async () => {
    const having = (name: string, ...routes: ReleaseRoute[]) => published(store, { name, routes, fragments: {} });
    Object.assign(before, { 'mfe-a': await having('mfe-a', route), 'mfe-b': await having('mfe-b') });
    Object.assign(after, { 'mfe-a': await having('mfe-a'), 'mfe-b': await having('mfe-b', route) });
    await promoted(store, before);
  });

  test('are promoted in one flip, all or none', async () => {
    const { revision } = await readRegistry(store);
    await expect(promote('mfe-b', after['mfe-b'])).rejects.toMatchObject({ code: 'route_collision' });
    await expect(promoted(store, { ...after, 'mfe-a': '9.9.9-0000000000' })).rejects.toMatchObject({
      code: 'version_unknown',
    });
    expect((await readRegistry(store)).revision).toBe(revision);
    const flipped = await promoted(store, after);
    expect(flipped.revision).toBe(revision + 1);
    expect(flipped.remotes['mfe-a']).toMatchObject({ active: after['mfe-a'], history: [before['mfe-a']] });
    expect(await promoted(store, after)).toEqual(flipped);
  });

  test('a rollback onto an address that another has taken over is refused: no site could be composed of it', async () => {
    await promoted(store, after);
    await expect(back('mfe-a')).rejects.toThrow(`mfe-a ${before['mfe-a']}: its route /a is already a route of mfe-b.`);
  });
});
