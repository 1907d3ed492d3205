// Run by the launcher on the pinned Node, before it takes an installation for whole: each installed package is
// there as the lock file of npm says, and what the site, its build and its backend stand on loads.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.ts';

const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

const pinned = read('package.json').devDependencies.node;
if (process.versions.node !== pinned)
  throw new Error(`Node ${process.versions.node} is installed instead of ${pinned}`);
const { packages } = read('package-lock.json') as {
  packages: Record<string, { version?: string; link?: boolean; optional?: boolean; devOptional?: boolean }>;
};
for (const [path, { version, link, optional, devOptional }] of Object.entries(packages)) {
  if (!path.startsWith('node_modules/') || link) continue;
  // Those of other systems, and what only they need, are not there.
  if ((optional || devOptional) && !existsSync(join(ROOT, path))) continue;
  if (read(`${path}/package.json`).version !== version) throw new Error(`${path} is not ${version}`);
}
await import('./start.ts');
await import('./dev.ts');
await import('../build/buildRelease.ts');
await import('@agence/backend/openBackend');
process.exit();
