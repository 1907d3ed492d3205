import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';

/** A process that has the id of an earlier one is not taken for it for longer than this, in milliseconds. */
const MAX_AGE_MS = 60 * 60 * 1000;

/** Where a file or folder is made that then takes its place in one step. It names its process: see {@link isLeftOver}. */
export function temporaryOf(path: string): string {
  return `${path}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`;
}

/** Whether a path is what {@link temporaryOf} named for a process that has ended. */
export async function isLeftOver(path: string): Promise<boolean> {
  const [, pid] = /\.(\d+)-[0-9a-f]{8}\.tmp$/.exec(path) ?? [];
  if (!pid) return false;
  if (!isAlive(Number(pid))) return true;
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > MAX_AGE_MS;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
