import { expect, test } from 'vitest';
import { createImportMaps, importMapOf, releasesOfImportMap } from './importMaps.ts';

type Release = Parameters<typeof createImportMaps>[0];
const release = (name: string, version = '1.0.0-0123456789') =>
  ({
    name,
    version,
    files: {
      'assets/page.js': { integrity: `sha384-${name}-${version}`, bytes: 1 },
      'assets/other.mjs': { integrity: 'sha384-other', bytes: 1 },
      'server/server.js': { integrity: 'sha384-server', bytes: 1 },
      'static/a.svg': { integrity: 'sha384-image', bytes: 1 },
    },
  }) as unknown as Release;

const [shell, blog, tools] = [release('shell'), release('mfe-blog'), release('mfe-tools')] as const;
const addressesIn = (text: string) => Object.keys(JSON.parse(text).integrity);

test('a page carries the hashes of the shell and of its own remote, and names those of the others (CMP-02)', () => {
  const { own, others } = createImportMaps(shell, [blog, tools])(blog);
  expect(addressesIn(own)).toEqual([
    '/r/shell/1.0.0-0123456789/assets/page.js',
    '/r/shell/1.0.0-0123456789/assets/other.mjs',
    '/r/mfe-blog/1.0.0-0123456789/assets/page.js',
    '/r/mfe-blog/1.0.0-0123456789/assets/other.mjs',
  ]);
  expect(addressesIn(others.text)).toEqual([
    '/r/mfe-tools/1.0.0-0123456789/assets/page.js',
    '/r/mfe-tools/1.0.0-0123456789/assets/other.mjs',
  ]);
});

test('a page of no remote carries the shell alone', () => {
  expect(addressesIn(createImportMaps(shell, [blog])(undefined).own)).toEqual([
    '/r/shell/1.0.0-0123456789/assets/page.js',
    '/r/shell/1.0.0-0123456789/assets/other.mjs',
  ]);
});

test('a page in parts carries the hashes of what it starts with; the rest have the order in which they are fetched (CMP-02)', () => {
  const makes = createImportMaps(shell, [blog, tools]);
  const starting = ['/r/mfe-blog/1.0.0-0123456789/assets/page.js', '/r/shell/1.0.0-0123456789/assets/page.js'];
  const { own, rest = '', others } = makes(blog, starting);
  const whole = makes(blog);
  expect([others, whole.rest]).toEqual([whole.others, undefined]);
  expect(addressesIn(own)).toEqual([...starting].reverse());
  expect(addressesIn(rest)).toEqual(addressesIn(whole.own).filter((path) => !starting.includes(path)));
});

test('the address of a map names all that it is made from, so that any process makes it again (CMP-02)', () => {
  const all = [shell, blog, tools, release('mfe-tools', '1.0.0-abcdef0123')];
  const { path, text } = createImportMaps(shell, [blog, tools])(undefined).others;
  expect(path).toBe('/r/importmap/mfe-blog@1.0.0-0123456789,mfe-tools@1.0.0-0123456789.json');
  const after = createImportMaps(shell, [blog, release('mfe-tools', '1.0.0-abcdef0123')])(undefined).others;
  expect(after.path).not.toBe(path);
  for (const map of [{ path, text }, after, createImportMaps(shell, [])(undefined).others]) {
    const ids = releasesOfImportMap(map.path) ?? [];
    const named = ids.flatMap(
      (id) => all.find(({ name, version }) => name === id.name && version === id.version) ?? [],
    );
    expect(importMapOf(named)).toBe(map.text);
  }
});

test.each([
  '/r/importmap/nope.json',
  '/r/importmap/mfe-blog@1.0.0-0123456789',
  '/r/importmap/mfe-blog@../../root.json',
  '/r/importmap/mfe-blog@1.0.0-0,mfe-blog@1.0.0-1.json',
  '/r/importmap/mfe-blog@1.0.0-0,.json',
])('%s is the address of no map', (path) => {
  expect(releasesOfImportMap(path)).toBeUndefined();
});

test('what is served from its sources has no hashes', () => {
  expect(createImportMaps(shell, [blog, release('mfe-tools', '0.0.0-dev')])(undefined).others.path).toBe(
    '/r/importmap/mfe-blog@1.0.0-0123456789.json',
  );
});
