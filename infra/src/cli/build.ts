import { buildRelease } from '../build/buildRelease.ts';
import { type Command, runOne } from './commandLine.ts';
import { isReleaseFolder, namedReleases, RELEASES, sourceFolder } from './workspace.ts';

const BUILD: Command = {
  args: '[<remote> …]',
  about: 'Builds the release in the current folder, the named ones, or all, each into its dist.',
  options: {},
  takes: () => true,
  async run({ positionals }) {
    const built = await build(positionals);
    return {
      lines: built.map(({ name, version, seconds }) => `${name} ${version} built in ${seconds} s`),
      json: built,
    };
  },
};

/** `agence build`. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence build', BUILD, args);
}

async function build(names: readonly string[]) {
  const named = namedReleases(names).map(sourceFolder);
  const here = isReleaseFolder(process.cwd()) ? [process.cwd()] : RELEASES.map(sourceFolder).filter(isReleaseFolder);
  if (named.length + here.length === 0)
    throw new Error('Run this in the folder of a remote: with src/exposes/manifest.ts.');
  const built = [];
  for (const folder of named.length > 0 ? named : here) {
    const started = performance.now();
    const { name, version } = await buildRelease(folder);
    built.push({ name, version, seconds: Number(((performance.now() - started) / 1000).toFixed(1)) });
  }
  return built;
}
