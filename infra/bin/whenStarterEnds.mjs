import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const INTERVAL_MS = 500;

/**
 * Calls back once npm, which started this process, has ended. Its shell passes no signal on: `kill` of `npm start &` would
 * leave everything running. Who has started this process without npm wants it to outlive them, as `nohup` does.
 */
export function whenStarterEnds(end) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  // A shell stands between, where it has not become this process.
  const npm = isShell(parent) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isStill(npm, parent))) return;
    clearInterval(timer);
    end();
  }, INTERVAL_MS);
  timer.unref();
}

/** Where Linux tells parents, a process that has ended and was not waited for counts as gone. */
function isStill(npm, shell) {
  if (existsSync('/proc/self/stat')) return parentOf(shell) === npm;
  try {
    return process.kill(npm, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const parentOf = (pid) => Number(about(pid).parent) || undefined;
const isShell = (pid) => /(?:^|\/)-?(?:ba|da|z|k|a)?sh$/.test(about(pid).name ?? '');

/** Parent and name of a process; neither where it has gone or the machine does not tell. */
function about(pid) {
  try {
    // Its name stands in parentheses and may hold some itself.
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent };
  } catch {
    if (existsSync('/proc/self/stat')) return {};
  }
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent, name] = /^\s*(\d+)\s+(.*?)\s*$/.exec(line) ?? [];
    return { name, parent };
  } catch {
    return {};
  }
}
