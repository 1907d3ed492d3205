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

if (existsSync(lockFile)) installWhenChanged();

const main = [join(infra, 'src/cli/main.ts'), join(infra, 'src/cli/main.js')].find(existsSync);
const pinned = join(root, 'node_modules/node/bin/node');
const node = existsSync(pinned) ? pinned : process.execPath;
const child = spawn(node, ['--disable-warning=ExperimentalWarning', main, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
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
  const { status } = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
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
