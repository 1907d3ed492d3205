import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runs } from '@agence/shared-contracts/testing/runs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './workspace.ts';

// The launcher as it is, in a small repository, with an npm that does at once what it is told.
let root: string;
let modules: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'agence launcher #1 ? %41-'));
  modules = join(root, 'node_modules');
  cpSync(join(ROOT, 'infra/bin'), join(root, 'infra/bin'), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), '{}');
  file('package.json', '{"type":"module"}');
  file('infra/src/cli/main.js', 'console.log("runs", process.env.NO_PROXY)');
  file('infra/src/cli/proof.ts', '');
  file(
    'npm/npm-cli.js',
    `import { mkdirSync, symlinkSync, writeFileSync, appendFileSync } from 'node:fs';
     const { NODE_ENV, npm_config_omit, NPM } = process.env;
     appendFileSync('npm.log', JSON.stringify({ args: process.argv.slice(2), NODE_ENV, npm_config_omit }) + '\\n');
     if (NPM === 'hangs') setInterval(() => {}, 1000);
     else if (NPM === 'fails') process.exitCode = 1;
     else {
       mkdirSync('node_modules/node/bin', { recursive: true });
       if (NPM !== 'leaves Node out') symlinkSync(process.execPath, 'node_modules/node/bin/node');
       writeFileSync('node_modules/.package-lock.json', '{}');
     }`,
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function file(path: string, text: string) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

function start(env: Record<string, string> = {}, node = process.execPath): ChildProcess & { said: string } {
  const child = Object.assign(
    spawn(node, ['infra/bin/agence.mjs', 'start'], {
      cwd: root,
      env: { PATH: process.env.PATH, npm_execpath: join(root, 'npm/npm-cli.js'), ...env },
    }),
    { said: '' },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      child.said += text;
    });
  }
  return child;
}
async function run(env: Record<string, string> = {}, node?: string) {
  const child = start(env, node);
  const [code] = await once(child, 'close');
  return { code, said: child.said };
}
const installs = () => (existsSync(join(root, 'npm.log')) ? readFileSync(join(root, 'npm.log'), 'utf8') : '').trim();

test('packages are installed once, tools and scripts too, whatever the environment says', async () => {
  expect(await run({ NODE_ENV: 'production', npm_config_omit: 'dev' })).toMatchObject({
    code: 0,
    said: expect.stringContaining('runs'),
  });
  const { args, ...env } = JSON.parse(installs());
  expect(env).toEqual({});
  expect(args).toEqual(expect.arrayContaining(['--include=dev', '--ignore-scripts=false', '--foreground-scripts']));
  await run();
  expect(installs().split('\n')).toHaveLength(1);
});

const DAMAGES = [
  ['an installation that was ended', () => file('node_modules/.agence-installing', '4194304')],
  ['what another tool, or an npm that was ended, has left', () => rmSync(join(modules, '.package-lock.json'))],
  ['an installation without its Node', () => rmSync(join(modules, 'node'), { recursive: true })],
] as const;

test.each(DAMAGES.slice(0, runs(1, DAMAGES.length)))(
  '%s is thrown away, and packages are installed afresh',
  async (_, damage) => {
    await run();
    file('node_modules/half/index.js', '');
    damage();
    expect(await run()).toMatchObject({ code: 0, said: expect.stringMatching(/^Installing packages/) });
    expect(readdirSync(modules).sort()).toEqual(['.agence-lock', '.package-lock.json', 'node']);
  },
);

test.runIf(process.env.NIGHTLY)(
  'packages are thrown away also where the Node among them runs this, as npm start has it first in its path',
  async () => {
    await run();
    const own = join(modules, 'node/bin/node');
    rmSync(own);
    cpSync(process.execPath, own, { mode: constants.COPYFILE_FICLONE });
    file('node_modules/.agence-installing', '4194304');
    expect(await run({ npm_node_execpath: process.execPath }, own)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Installing packages/),
    });
  },
);

test('a changed lock file is installed into what is there, and afresh where that does not load', async () => {
  await run();
  file('node_modules/kept/index.js', '');
  writeFileSync(join(root, 'package-lock.json'), '{"changed":1}');
  rmSync(join(modules, 'node'), { recursive: true });
  await run();
  expect(existsSync(join(modules, 'kept'))).toBe(true);
  writeFileSync(join(root, 'package-lock.json'), '{"changed":2}');
  rmSync(join(modules, 'node'), { recursive: true });
  file(
    'infra/src/cli/proof.ts',
    'import { existsSync } from "node:fs"; if (existsSync("node_modules/kept")) throw new Error("half");',
  );
  const { code, said } = await run();
  expect([code, said]).toEqual([0, expect.stringContaining('does not work: Error: half. Installing afresh …')]);
  expect(existsSync(join(modules, 'kept'))).toBe(false);
});

const FAILURES = [
  ['npm fails', { NPM: 'fails' }, 'Installing failed; see above. Nothing was started.'],
  ['npm leaves the Node out', { NPM: 'leaves Node out' }, "does not work: the project's own Node is missing."],
  ['what it installs does not load', {}, 'does not work: SyntaxError: no export named x.'],
] as const;

test.each(FAILURES.slice(0, runs(1, FAILURES.length)))(
  'where %s, one sentence says so, and the next start heals it',
  async (why, env, sentence) => {
    if (why.endsWith('load')) file('infra/src/cli/proof.ts', 'throw new SyntaxError("no export named x")');
    const { code, said } = await run(env);
    expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
    expect(said).not.toMatch(/^\s+at /m);
    file('infra/src/cli/proof.ts', '');
    expect(await run()).toMatchObject({ code: 0, said: expect.stringContaining('runs') });
  },
);

test('Ctrl+C ends npm before the prompt is back, and the next start heals', async () => {
  const child = start({ NPM: 'hangs' });
  while (!installs()) await new Promise((resolve) => setTimeout(resolve, 20));
  const [, npm] = readFileSync(join(modules, '.agence-installing'), 'utf8').split(' ').map(Number);
  child.kill('SIGINT');
  expect((await once(child, 'close'))[0]).toBe(130);
  expect(() => process.kill(npm as number, 0)).toThrow();
  expect(await run()).toMatchObject({ code: 0 });
});

test.runIf(process.env.NIGHTLY)('a second start waits for the one that installs', async () => {
  const first = start({ NPM: 'hangs' });
  while (!installs()) await new Promise((resolve) => setTimeout(resolve, 20));
  const second = start();
  while (!second.said.includes('is installing packages here; waiting')) await once(second.stderr as never, 'data');
  expect(installs().split('\n')).toHaveLength(1);
  first.kill('SIGTERM');
  expect((await once(second, 'close'))[0]).toBe(0);
});

test('addresses of this machine are asked without a proxy', async () => {
  expect((await run({ NO_PROXY: 'exemple.ca' })).said).toContain('runs exemple.ca,localhost,.localhost,127.0.0.1');
});

test('where npm that started it ends, so does what it runs', async () => {
  await run();
  file('infra/src/cli/main.js', 'console.log(process.pid); setInterval(() => {}, 1000)');
  const env = { PATH: process.env.PATH, npm_lifecycle_event: 'start', npm_execpath: join(root, 'npm/npm-cli.js') };
  const npm = spawn(
    process.execPath,
    [
      '--eval',
      `require('child_process').spawn('sh', ['-c', '"$0" infra/bin/agence.mjs start; true', process.execPath], { stdio: 'inherit' })`,
    ],
    { cwd: root, env },
  );
  const [pid] = await once(npm.stdout as never, 'data');
  npm.kill('SIGKILL');
  const isThere = () => {
    try {
      return process.kill(Number(pid), 0);
    } catch {
      return false;
    }
  };
  while (isThere()) await new Promise((resolve) => setTimeout(resolve, 50));
});

test.runIf(process.env.NIGHTLY)('what it runs learns that it has ended', async () => {
  await run();
  file(
    'infra/src/cli/main.js',
    'console.log("up"); process.on("disconnect", () => { console.log("told"); process.exit(); })',
  );
  const child = start();
  await once(child.stdout as never, 'data');
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(child.said).toBe('up\ntold\n');
});
