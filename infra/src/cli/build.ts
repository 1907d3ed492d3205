import { buildRelease } from '../build/buildRelease.ts';
import { isReleaseFolder, namedReleases, RELEASES, sourceFolder } from './workspace.ts';

/** `agence build`: the release in the current folder, the named ones, or all. */
export async function run(args: readonly string[]): Promise<void> {
  const named = namedReleases(args).map(sourceFolder);
  const here = isReleaseFolder(process.cwd()) ? [process.cwd()] : RELEASES.map(sourceFolder).filter(isReleaseFolder);
  if (named.length + here.length === 0)
    throw new Error('Run this in the folder of a remote: with src/exposes/manifest.ts.');
  for (const folder of named.length > 0 ? named : here) {
    const started = performance.now();
    const release = await buildRelease(folder);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${release.name} ${release.version} built in ${seconds} s\n`);
  }
}
