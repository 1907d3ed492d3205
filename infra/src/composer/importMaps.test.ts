import { expect, test } from 'vitest';
import { createImportMaps, IMPORT_MAP_PREFIX, rememberedImportMap } from './importMaps.ts';

type Release = Parameters<typeof createImportMaps>[0];
const release = (name: string, version = '1.0.0-0123456789') =>
  ({
    name,
    version,
    files: {
      'assets/page.js': { integrity: `sha384-${name}-${version}`, bytes: 1 },
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
    '/r/mfe-blog/1.0.0-0123456789/assets/page.js',
  ]);
  expect(addressesIn(others.text)).toEqual(['/r/mfe-tools/1.0.0-0123456789/assets/page.js']);
});

test('a page of no remote carries the shell alone', () => {
  expect(addressesIn(createImportMaps(shell, [blog])(undefined).own)).toEqual([
    '/r/shell/1.0.0-0123456789/assets/page.js',
  ]);
});

test('other hashes stand under another address, and earlier ones keep answering', () => {
  const before = createImportMaps(shell, [blog, tools])(blog).others;
  const after = createImportMaps(shell, [blog, release('mfe-tools', '1.0.0-abcdef0123')])(blog).others;
  expect(after.path).not.toBe(before.path);
  expect(before.path.startsWith(IMPORT_MAP_PREFIX)).toBe(true);
  expect(rememberedImportMap(before.path)).toBe(before.text);
  expect(rememberedImportMap(after.path)).toBe(after.text);
  expect(rememberedImportMap(`${IMPORT_MAP_PREFIX}nope.json`)).toBeUndefined();
});
