import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type Command, runOne } from '../cli/commandLine.ts';
import { UsageError } from '../cli/UsageError.ts';
import { packPackages } from '../packing/packPackages.ts';
import { copyTemplate } from './copyTemplate.ts';

const NEW: Command = {
  args: '<folder> <path>',
  about:
    'A repository of its own for a remote, which checks, tests and builds as it is, with the packages that it was made with. For example ' +
    'agence new ../mfe-evenements /evenements. For an event between releases: agence new event --help; for a free tool: agence new tool --help.',
  options: {},
  takes: (count) => count === 2,
  async run({ positionals: [folder = '', path = ''] }) {
    const target = await newRemote(folder, path);
    return {
      lines: [
        target,
        '',
        `  cd ${folder} && npm install`,
        "  export AGENCE_SITE=<address of the site> AGENCE_KEY_FILE=<your team's key: npx agence key --out team.key>",
        '  npm run preview    # where it can be seen before it is promoted',
        `  npm run release    # ${path} is there`,
      ],
      json: { folder: target, path },
    };
  },
};

/** `agence new`; `agence new event` and `agence new tool` begin something smaller, and no remote is called so. */
export async function run(args: readonly string[]): Promise<void> {
  if (args[0] === 'event') return (await import('./newEvent.ts')).run(args.slice(1));
  if (args[0] === 'tool') return (await import('./newTool.ts')).run(args.slice(1));
  return runOne('agence new', NEW, args);
}

/** @throws Error in one sentence for a folder that is there already, UsageError for a name or path that no remote can have */
async function newRemote(folder: string, path: string): Promise<string> {
  const target = resolve(folder);
  const name = basename(target);
  if (!/^mfe-[a-z][a-z0-9-]*$/.test(name)) throw new UsageError(`A remote is called mfe-…, not "${name}".`);
  if (!/^(\/[a-z0-9-]+)+$/.test(path)) throw new UsageError(`"${path}" is no path of a page.`);
  if (existsSync(target)) throw new Error(`${target} is there already.`);

  await copyTemplate(target, name, path);
  await mkdir(join(target, 'packages'));
  const packing = join(target, 'node_modules/.packing');
  for (const [packed, file] of Object.entries(await packPackages(packing))) {
    await rename(file, join(target, 'packages', `${packed.slice(1).replace('/', '-')}.tgz`));
  }
  await rm(packing, { recursive: true });
  return target;
}
