import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's folder in memory, where a fifth of the processor time is spared. */
const MEMORY = '/dev/shm';
/** What a run may need there, in bytes: containers often have less. */
const ROOM = 2 * 1024 ** 3;

/**
 * One folder for everything that a run of unit tests puts into the machine's temporary one, such as some thousand stores of releases.
 *
 * @returns takes it away when the run ends
 */
export default function setup(): () => void {
  const folder = mkdtempSync(join(isRoomy(MEMORY) ? MEMORY : tmpdir(), 'agence-tests-'));
  // PostgreSQL runs as somebody else, who must come through.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function isRoomy(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM;
}
