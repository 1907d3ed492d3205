import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './workspace.ts';

/** What is younger than the served browsers and used where it is there, by how the README's table calls it. */
const LISTED: Readonly<Record<string, RegExp>> = {
  'import-map `integrity`': /"importmap"/,
  'several import maps': /type = 'importmap'/,
  '`Integrity-Policy`': /'integrity-policy'/i,
  'Trusted Types': /trustedTypes/,
  'invoker commands': /commandfor=/,
  '`closedby`': /closedby=/,
  'view transitions': /startViewTransition|@view-transition/,
  '`requestIdleCallback`': /requestIdleCallback/,
  '`keepalive`': /keepalive: true/,
  'scroll timelines': /(?:animation|view|scroll)-timeline/,
  'scroll target groups': /scroll-target-group|:target-current/,
  '`field-sizing`': /field-sizing/,
  '`@property`': /@property\s/,
  '`text-wrap`': /text-wrap:/,
  '`content-visibility`': /content-visibility:/,
  '`::details-content`': /::details-content/,
  '`backdrop-filter`': /backdrop-filter:/,
  'Save-Data': /saveData/,
};

/** What no page may use, for it would fail or be missed where it is not there, or where there is no secure context. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  'URL.parse (Safari 18)': /\bURL\.parse\(/,
  'crypto.randomUUID (a secure context): newId()': /crypto\.randomUUID|\brandomUUID\(/,
  'Promise.try': /\bPromise\.try\(/,
  'methods of iterators (Firefox 131, Safari 18.4)':
    /(?<!\bstore\s{0,9})\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|some|every|find|reduce|toArray|take|drop|flatMap|forEach)\(/,
  'methods of sets (Firefox 127)': /\bnew Set\([^)]*\)\.(?:union|intersection|difference|isSubsetOf|isSupersetOf)\(/,
  'RegExp.escape': /\bRegExp\.escape\(/,
  'Error.isError': /\bError\.isError\(/,
  'base64 of bytes': /\.toBase64\(|\.fromBase64\(/,
  'anchor positioning': /anchor-name:|position-anchor:|\banchor\(/,
  '@starting-style (Firefox 129)': /@starting-style/,
  'interpolate-size': /interpolate-size:|calc-size\(/,
  '@scope (Firefox 146)': /@scope\b/,
  'hidden=until-found': /until-found/,
  'scheduler.yield': /\bscheduler\.(?:yield|postTask)\(/,
  moveBefore: /\.moveBefore\(/,
  'Intl.DurationFormat': /Intl\.DurationFormat/,
};

const files = globSync(
  ['shell', 'shared-contracts', 'mfe-*', 'infra'].map((folder) => `${folder}/src/**/*.{ts,tsx}`),
  {
    cwd: ROOT,
  },
).filter((file) => !/\.test\.|[/\\](?:testing|scaffold|mutation)[/\\]/.test(file));
const isBrowsers = (file: string) => !file.startsWith('infra');
const sources = await Promise.all(
  files.map(async (file) => ({
    file,
    text: (await readFile(join(ROOT, file), 'utf8')).replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, ''),
  })),
);

test('the README lists every younger feature that is used, and none that is not', async () => {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  const [, table = ''] = /\| younger feature[^\n]*\n[^\n]*\n((?:\|[^\n]*\n)+)/.exec(readme) ?? [];
  const names = table.split('\n').map((row) => row.split('|')[1] ?? '');
  const composed = sources.filter(({ file }) => isBrowsers(file) || file.startsWith('infra/src/composer'));
  for (const [name, pattern] of Object.entries(LISTED)) {
    const isUsed = composed.some(({ text }) => pattern.test(text));
    expect({ name, isListed: names.some((cell) => cell.includes(name)) }).toEqual({ name, isListed: isUsed });
  }
  const known = Object.keys(LISTED);
  expect(names.filter((cell) => cell.trim() !== '' && !known.some((name) => cell.includes(name)))).toEqual([]);
});

test('no page uses what a served browser lacks', () => {
  const found = sources.flatMap(({ file, text }) =>
    isBrowsers(file)
      ? Object.entries(REFUSED).flatMap(([name, pattern]) => (pattern.test(text) ? [`${file}: ${name}`] : []))
      : [],
  );
  expect(found).toEqual([]);
});

test.each([
  [{}, '1'],
  [{ CI: 'true' }, 'true'],
])('.ci/run says that it is CI, where a missing engine fails: %o', async (env, said) => {
  const folder = await mkdtemp(join(tmpdir(), 'agence-ci-'));
  await writeFile(join(folder, 'npm'), '#!/bin/sh\necho "$CI"\n');
  await chmod(join(folder, 'npm'), 0o755);
  const { CI: _, ...others } = process.env;
  const run = spawnSync('bash', [join(ROOT, '.ci/run')], {
    encoding: 'utf8',
    env: { ...others, ...env, PATH: `${folder}:${process.env.PATH}` },
  });
  expect(run.stdout.trim()).toBe(said);
});
