import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../src/cli/workspace.ts';

/**
 * The sources of another commit beside these, with the packages that are installed here.
 *
 * @returns its root
 */
export function checkout(commit: string): string {
  const root = join(ROOT, '.cache/commits', commit);
  if (existsSync(root)) return root;
  mkdirSync(root, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', root], { input: archive });
  linkPackages(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return root;
}

/** Packages of the repository are those of that commit: their links name its own folders. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [present, link] = [join(from, name), join(to, name)];
    if (lstatSync(present).isSymbolicLink()) symlinkSync(readlinkSync(present), link);
    else if (name === '@agence') linkPackages(present, link);
    else symlinkSync(present, link);
  }
}
