#!/usr/bin/env node
// Runs on whatever Node >= 20 the machine has, before anything is installed: installs what is missing, then
// hands over to the Node that the project pins.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installWhenNeeded } from './install.mjs';
import { whenStarterEnds } from './whenStarterEnds.mjs';
import { withoutProxyHere } from './withoutProxyHere.mjs';

const infra = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const root = resolve(infra, '..');
const isRepository = existsSync(join(root, 'package-lock.json'));
// What runs in production was installed before, and may not be writable.
const isProduction = /^(?:serve|owner|backend serve)\b/.test(process.argv.slice(2).join(' '));
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Ends what runs at the moment; what that is changes. */
let end = (signal) => process.exit(codeOf(signal));
for (const signal of SIGNALS) process.on(signal, () => end(signal));
whenStarterEnds(() => end('SIGTERM'));

try {
  if (isRepository && !isProduction) {
    await installWhenNeeded(root, (stopInstalling) => {
      end = async (signal) => {
        await stopInstalling();
        console.error('Stopped while packages were being installed. The next start installs them afresh.');
        process.exit(codeOf(signal));
      };
    });
  }
  run();
} catch (error) {
  console.error(process.env.AGENCE_DEBUG ? error : error.message);
  process.exit(1);
}

function run() {
  const main = [join(infra, 'src/cli/main.ts'), join(infra, 'src/cli/main.js')].find(existsSync);
  // Half of V8's own choice: what has been passed on of a file is given free sooner, and a busy process stays small.
  const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];
  // What Node compiles of sources and packages stays for its next process: loading them takes half as long.
  const cache = isRepository ? { NODE_COMPILE_CACHE: join(root, '.cache/node') } : {};
  // Where the C library is GNU's: memory that was freed goes back, instead of staying in an arena for each thread.
  const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
  const child = spawn(nodeFor(main), [...flags, main, ...process.argv.slice(2)], {
    // Through the channel it learns that this process has ended, however that was (runCommand.ts).
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...malloc, ...cache, ...withoutProxyHere(process.env) },
  });
  end = (signal) => child.kill(signal);
  child.on('error', (error) => {
    console.error(`The project's Node cannot be run: ${error.message}.`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? codeOf(signal)));
}

/** The pinned Node; the machine's own where there is none, and it can run what stands here. */
function nodeFor(main) {
  const pinned = join(root, 'node_modules/node/bin/node');
  if (existsSync(pinned)) return pinned;
  const [major, minor] = process.versions.node.split('.').map(Number);
  const runsTypeScript = major > 22 || (major === 22 && minor >= 18);
  if (main.endsWith('.js') || runsTypeScript) return process.execPath;
  throw new Error(
    `Node ${process.versions.node} does not run TypeScript, and the project's own Node is not installed: npm install --include=dev in ${root}, or Node 22.18 or newer.`,
  );
}

/** As shells say that a signal has ended a process. */
function codeOf(signal) {
  return signal ? 128 + constants.signals[signal] : 1;
}
