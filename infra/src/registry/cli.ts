import { resolve } from 'node:path';
import { DATA_DIR } from '../cli/workspace.ts';
import { RegistryError } from './RegistryError.ts';
import { readRegistry } from './registryFile.ts';
import { promote, publish, rollback } from './releaseStore.ts';

const USAGE = `agence registry publish <folder> [--promote] | promote <remote> <version> | rollback <remote> | status`;

/** `agence registry …`: the release store from the command line. */
export async function run([command, ...args]: readonly string[]): Promise<void> {
  const [first, second] = args.filter((arg) => !arg.startsWith('--'));
  if (command === 'publish' && first) {
    const { name, version } = await publish(DATA_DIR, resolve(first));
    if (args.includes('--promote')) await promote(DATA_DIR, name, version);
    say(`${name} ${version} ${args.includes('--promote') ? 'published and promoted' : 'published'}`);
  } else if (command === 'promote' && first && second) {
    await promote(DATA_DIR, first, second);
    say(`${first} ${second} promoted`);
  } else if (command === 'rollback' && first) {
    const registry = await rollback(DATA_DIR, first);
    say(`${first} rolled back to ${registry.remotes[first]?.active}`);
  } else if (command === 'status') {
    const { revision, remotes } = await readRegistry(DATA_DIR);
    say(`revision ${revision}`);
    for (const [name, { active, history, versions }] of Object.entries(remotes)) {
      say(
        `${name}: ${active || 'not promoted'}, ${Object.keys(versions).length} published, before: ${history.join(', ') || 'none'}`,
      );
    }
  } else throw new RegistryError('registry_invalid', `Usage: ${USAGE}`);
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
