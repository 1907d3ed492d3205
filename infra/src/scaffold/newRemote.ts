import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { packPackages } from '../packing/packPackages.ts';
import { copyTemplate } from './copyTemplate.ts';

const USAGE = 'agence new <folder> <path>, e.g. agence new ../mfe-evenements /evenements';

/**
 * `agence new <folder> <path>`: a repository of its own for a remote, which checks, tests and builds as it is. It holds
 * the packages that it was made with.
 *
 * @throws Error in one sentence for a folder that is there already, or a name or path that no remote can have
 */
export async function run([folder = '', path = '']: readonly string[]): Promise<void> {
  const target = resolve(folder);
  const name = basename(target);
  if (!/^mfe-[a-z][a-z0-9-]*$/.test(name)) throw new Error(`A remote is called mfe-…, not "${name}". ${USAGE}`);
  if (!/^(\/[a-z0-9-]+)+$/.test(path)) throw new Error(`"${path}" is no path of a page. ${USAGE}`);
  if (existsSync(target)) throw new Error(`${target} is there already.`);

  await copyTemplate(target, name, path);
  await mkdir(join(target, 'packages'));
  const packing = join(target, 'node_modules/.packing');
  for (const [packed, file] of Object.entries(await packPackages(packing))) {
    await rename(file, join(target, 'packages', `${packed.slice(1).replace('/', '-')}.tgz`));
  }
  await rm(packing, { recursive: true });
  process.stdout.write(`${target}

  cd ${folder} && npm install
  export AGENCE_SITE=<address of the site> AGENCE_KEY_FILE=<your team's key: npx agence key --out team.key>
  npm run preview    # where it can be seen before it is promoted
  npm run release    # ${path} is there
`);
}
