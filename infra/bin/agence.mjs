#!/usr/bin/env node
// Runs on whatever Node >= 20 the machine has, before anything is installed: installs what is missing, then
// hands over to the Node that the project pins.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const infra = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const root = resolve(infra, '..');
const lockFile = join(root, 'package-lock.json');

// What runs in production was installed before, and may not be writable.
const PRODUCTION = /^(?:serve|owner|backend serve)\b/;
if (existsSync(lockFile) && !PRODUCTION.test(process.argv.slice(2).join(' '))) installWhenChanged();

const main = [join(infra, 'src/cli/main.ts'), join(infra, 'src/cli/main.js')].find(existsSync);
const pinned = join(root, 'node_modules/node/bin/node');
const node = existsSync(pinned) ? pinned : process.execPath;
// Half of V8's own choice: what has been passed on of a file is given free sooner, and a busy process stays small.
const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];
// What Node compiles of sources and packages stays for its next process: loading them takes half as long.
const cache = existsSync(lockFile) ? { NODE_COMPILE_CACHE: join(root, '.cache/node') } : {};
// Where the C library is GNU's: memory that was freed goes back, instead of staying in an arena for each thread.
const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
const child = spawn(node, [...flags, main, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...malloc, ...cache, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

/**
 * Installs what the lock file names, unless that was done before. Not `npm ci`: it refuses a lock file that was
 * written where the registry lacks the binaries of other platforms.
 */
function installWhenChanged() {
  const stamp = join(root, 'node_modules/.agence-lock');
  const lock = readFileSync(lockFile, 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (once per change of package-lock.json) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Where NODE_ENV says production npm would leave out the tools, and take away those that are there.
  const flags = ['--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm, ['install', ...flags], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('Installing failed; see above. Nothing was started.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
