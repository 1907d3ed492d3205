import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * One folder for everything that a run of unit tests puts into the machine's temporary one, such as some thousand stores of releases.
 *
 * @returns takes it away when the run ends
 */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'agence-tests-'));
  // PostgreSQL runs as somebody else, who must come through.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
