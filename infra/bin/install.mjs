import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { uptime } from 'node:os';
import { basename, join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How long another start may install in this folder, in milliseconds. */
const PATIENCE_MS = 10 * 60_000;
const LOOK_MS = 500;
/** How long the proof of what is installed may take, on a machine that has much else to do, in milliseconds. */
const PROOF_MS = 120_000;
const AFRESH = 'Start again once that is put right: all packages are then installed afresh.';

/** What npm is to do, whatever the environment and the settings of npm say: tools and scripts too, here, and for good. */
const FLAGS = [
  ...['--include=dev', '--include=optional', '--include=peer', '--ignore-scripts=false', '--foreground-scripts'],
  ...['--dry-run=false', '--global=false', '--package-lock=true', '--package-lock-only=false', '--install-links=false'],
  ...['--install-strategy=hoisted', '--legacy-peer-deps=false', '--no-save', '--no-audit', '--no-fund'],
  '--loglevel=error',
];
/** What npm hands down from the one that runs this, and would leave packages out or put them elsewhere. */
const LEFT_OUT = /^(?:NODE_ENV|npm_config_(?:omit|only|production|before|os|cpu|libc|prefix|location|workspaces?))$/i;

/**
 * Installs what the lock file names, unless that was done and proved before. A mark stands in the folder until it is: what
 * was ended in between, by whomever, is thrown away and installed afresh, because npm takes half-written files for whole.
 *
 * @param onStart receives the function that ends the installation, and resolves once nothing of it runs any more
 * @throws Error in words for people, when packages cannot be installed or do not work
 */
export async function installWhenNeeded(root, onStart) {
  const modules = join(root, 'node_modules');
  const mark = join(modules, '.agence-installing');
  const stamp = join(modules, '.agence-lock');
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const proved = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;

  const state = await inWords(root, stateOf);
  if (state === 'proved') return;
  const stopping = new AbortController();
  let running = Promise.resolve();
  onStart(() => {
    stopping.abort();
    return running;
  });
  await inWords(root, async () => {
    if (state === 'unproved' && (await prove()) === undefined) return keep();
    console.error(`Installing packages (once per change of package-lock.json) …`);
    if (state !== 'changed') await installed('afresh');
    else if ((await installed('changed')) !== undefined) await installed('afresh');
  });

  async function stateOf() {
    await otherStart();
    const isEmpty = !existsSync(modules) || readdirSync(modules).length === 0;
    if (isEmpty) return 'missing';
    const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
    // npm writes its own record last: without it something else, or an npm that was ended, has filled the folder.
    if (existsSync(mark) || !existsSync(join(modules, '.package-lock.json'))) return 'broken';
    if (known === proved) return existsSync(join(modules, 'node/bin/node')) ? 'proved' : 'broken';
    return known === lock ? 'unproved' : 'changed';
  }

  /** Waits until no other start installs here: two in one folder damage it. */
  async function otherStart() {
    for (let waited = 0; ; waited += LOOK_MS) {
      const busy = installerOf(mark);
      if (busy === undefined) return;
      if (waited === 0) console.error(`Another start (process ${busy}) is installing packages here; waiting for it …`);
      if (waited >= PATIENCE_MS)
        throw new Error(`Process ${busy} has been installing packages for ten minutes. End it, then start again.`);
      await wait(LOOK_MS);
    }
  }

  /** @returns why it does not work; undefined when it does */
  async function installed(how) {
    mkdirSync(modules, { recursive: true });
    if (how === 'afresh') rmSync(mark, { force: true });
    rmSync(stamp, { force: true });
    writeFileSync(mark, `${process.pid}`);
    if (how === 'afresh') empty(modules, basename(mark));
    const npm = startNpm(root);
    writeFileSync(mark, `${process.pid} ${npm.child.pid ?? ''}`);
    running = npm.ended;
    stopping.signal.addEventListener('abort', npm.kill);
    const status = await npm.ended;
    if (stopping.signal.aborted) return new Promise(() => {});
    if (status !== 0) throw new Error(`Installing failed; see above. Nothing was started. ${AFRESH}`);
    const fault = await prove();
    if (fault === undefined) return keep();
    if (how === 'afresh')
      throw new Error(`What npm has installed does not work: ${fault} Nothing was started. ${AFRESH}`);
    console.error(`What npm has installed does not work: ${fault} Installing afresh …`);
    return fault;
  }

  function keep() {
    rmSync(mark, { force: true });
    // In its place, and never into it: folders of packages may share their files.
    writeFileSync(`${stamp}.new`, proved);
    renameSync(`${stamp}.new`, stamp);
    return undefined;
  }

  /** Runs the pinned Node, and loads with it what the site and its build stand on. @returns what is wrong with it */
  async function prove() {
    const pinned = join(modules, 'node/bin/node');
    if (!existsSync(pinned)) return "the project's own Node is missing.";
    const child = spawn(pinned, [join(root, 'infra/src/cli/proof.ts')], { stdio: ['ignore', 'ignore', 'pipe'] });
    const timer = setTimeout(() => child.kill('SIGKILL'), PROOF_MS);
    const kill = () => child.kill('SIGKILL');
    stopping.signal.addEventListener('abort', kill);
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    const proving = new Promise((resolve) => {
      child.on('error', ({ message }) => resolve(`the project's own Node cannot be run (${message}).`));
      child.on('close', (code) => resolve(code === 0 ? undefined : lastWords(said)));
    });
    running = proving;
    const fault = await proving;
    clearTimeout(timer);
    if (stopping.signal.aborted) return new Promise(() => {});
    return fault;
  }
}

const lastWords = (said) => {
  const lines = said.split('\n').filter((line) => line.trim() && !/^\s+at |^Node\.js v|^\s*\^/.test(line));
  return `${(lines.find((line) => /^(?:Error|[A-Z]\w*Error)\b/.test(line)) ?? lines.at(-1) ?? 'it ends at once').trim().replace(/\.$/, '')}.`;
};

/** The Node that runs npm, or this: not the one among the packages, which is thrown away with them and made again. */
function nodeOutside(modules) {
  const inside = realpathSync(modules) + sep;
  return [process.env.npm_node_execpath, process.execPath].find(
    (file) => file && existsSync(file) && !realpathSync(file).startsWith(inside),
  );
}

/** Runs npm's own program where npm has started this, which needs no shell on any system. */
function startNpm(root) {
  const cli = process.env.npm_execpath;
  const node = nodeOutside(join(root, 'node_modules'));
  const isNpm = node !== undefined && cli !== undefined && basename(cli) === 'npm-cli.js' && existsSync(cli);
  const isWindows = process.platform === 'win32';
  const [program, before] = isNpm ? [node, [cli]] : [isWindows ? 'npm.cmd' : 'npm', []];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !LEFT_OUT.test(name)));
  const child = spawn(program, [...before, 'install', ...FLAGS], {
    cwd: root,
    env,
    // What a command answers stands alone on standard output.
    stdio: ['ignore', 2, 2],
    shell: !isNpm && isWindows,
    // A group of its own, so that all that it has started can be ended with it.
    detached: !isWindows,
  });
  const ended = new Promise((resolve, reject) => {
    child.on('error', ({ message }) => reject(new Error(`npm cannot be run (${message}). Nothing was started.`)));
    child.on('exit', (code) => resolve(code ?? 1));
  });
  const kill = () => {
    try {
      // Not asked to end: npm would first undo all of it, for a minute, and what it leaves is thrown away anyway.
      if (isWindows) child.kill();
      else process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  return { child, ended, kill };
}

/** Process that is installing, by the mark; undefined when that has ended, or was before this machine's last start. */
function installerOf(mark) {
  if (!existsSync(mark)) return undefined;
  if (statSync(mark).mtimeMs < Date.now() - uptime() * 1000) return undefined;
  const pids = readFileSync(mark, 'utf8').split(' ').filter(Boolean).map(Number);
  return pids.find((pid) => pid !== process.pid && isAlive(pid));
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The mark stays: a start that ends in between leaves it to the next. */
function empty(folder, mark) {
  for (const name of readdirSync(folder)) {
    if (name !== mark) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** What the system refuses, as a sentence. */
async function inWords(root, work) {
  try {
    return await work();
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(error.code))
      throw new Error(
        `Packages cannot be installed: ${error.path ?? root} cannot be written by this user. Run it as the owner of ${root}, or in a clone of your own.`,
      );
    if (error.code === 'ENOSPC') throw new Error(`Packages cannot be installed: the disk is full. ${AFRESH}`);
    throw error;
  }
}
