import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceMapOf } from '../build/sourceMaps.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { traceStack } from './traceStack.ts';

const [name, version] = ['mfe-tools', '1.0.0-5abbee3e8c'];

async function storeWithMap(file = 'assets/Page.js') {
  const store = await mkdtemp(join(tmpdir(), 'agence-trace-'));
  const path = join(releaseFolder(store, name, version), sourceMapOf(file));
  await mkdir(dirname(path), { recursive: true });
  const map = {
    version: 3,
    sources: ['mfe-tools/src/simulator/price.ts', 'node_modules/react/index.js'],
    sourcesContent: ['// A price\n\n    throw new Error(price.cents);', null],
    names: [],
    // Columns 0 and 10 of the first line: line 3, column 5 of the first source; line 1, column 1 of the second.
    mappings: 'AAEI,UCFJ',
  };
  await writeFile(path, JSON.stringify(map));
  return store;
}

test('reads the stack of every engine to the line of the sources, under the version that ran', async () => {
  const store = await storeWithMap();
  const address = `https://cimes.example/r/${name}/${version}`;
  for (const [frame, read] of [
    [`    at Fe (${address}/assets/Page.js:1:1)`, '    at Fe (mfe-tools/src/simulator/price.ts:3:5)'],
    [`Fe@${address}~2/assets/Page.js:1:1`, 'Fe@mfe-tools/src/simulator/price.ts:3:5'],
    [`    at /r/${name}/${version}/assets/Page.js:1:1`, '    at mfe-tools/src/simulator/price.ts:3:5'],
  ] as const) {
    expect(await traceStack(store, `TypeError: no price\n${frame}\n`)).toEqual([
      'TypeError: no price',
      `${read} — ${name} ${version}`,
      '      3 | throw new Error(price.cents);',
    ]);
  }
  const lines = await traceStack(store, `  at b (${address}/assets/Page.js:1:11)`);
  expect(lines).toEqual([`  at b (node_modules/react/index.js:1:1) — ${name} ${version}`]);
});

test('leaves a line that it has no map for, and says so', async () => {
  const store = await storeWithMap();
  const stack = `E: x\n    at a (/r/${name}/9.9.9-0000000000/assets/Page.js:1:1)\n    at native`;
  expect(await traceStack(store, stack)).toEqual([
    'E: x',
    `    at a (/r/${name}/9.9.9-0000000000/assets/Page.js:1:1)`,
    `      (${name} 9.9.9-0000000000 has no source map of assets/Page.js in this store)`,
    '    at native',
  ]);
});

test('reads a line of the log about a server half, as machines and as people get it', async () => {
  const store = await storeWithMap('server/server.js');
  const line = {
    ...{ time: '2026-11-24T12:00:00.000Z', level: 'error', event: 'problem' },
    ...{ what: 'mfe-tools cannot render /outils', error: 'TypeError', at: 'server.js:1:1' },
    ...{ requestId: '0b6c9a52', release: `${name}@${version}`, route: '/outils' },
    stack: ['at price (server.js:1:1)', 'at answer (load.ts:3:4)'],
  };
  const frames = [
    `    at price (mfe-tools/src/simulator/price.ts:3:5) — ${name} ${version}`,
    '      3 | throw new Error(price.cents);',
    '    at answer (load.ts:3:4)',
  ];
  expect(await traceStack(store, JSON.stringify(line))).toEqual([
    `mfe-tools cannot render /outils: TypeError (0b6c9a52, ${name}@${version}, /outils)`,
    ...frames,
  ]);
  const said = `mfe-tools cannot render /outils: TypeError: x (0b6c9a52, ${name}@${version}, /outils)`;
  expect(await traceStack(store, [said, ...line.stack.map((frame) => `    ${frame}`)].join('\n'))).toEqual([
    said,
    ...frames,
  ]);
  expect(await traceStack(store, '    at price (server.js:1:1)')).toEqual(['    at price (server.js:1:1)']);
});
