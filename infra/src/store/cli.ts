import { resolve } from 'node:path';
import { type Command, runCommandLine } from '../cli/commandLine.ts';
import { STORE_OPTION, storeOf } from '../registry/target.ts';
import { assertConditional } from './assertConditional.ts';
import { type Backup, backup, restore } from './backup.ts';
import { openStore } from './openStore.ts';
import { share } from './share.ts';

const exactly = (wanted: number) => (count: number) => count === wanted;
const keysLine = ({ keys }: Backup) =>
  keys.length > 0
    ? `With ${keys.join(' and ')}: whoever reads it decides what visitors get, so it is yours alone to read (mode 0600).`
    : 'No private key stands beside this store: keep a backup of each where it is.';

const COMMANDS: Record<string, Command> = {
  backup: {
    args: '<file>',
    about: 'Writes releases, registry, history, teams and keys into one archive, while the site goes on.',
    options: STORE_OPTION,
    takes: exactly(1),
    async run(given) {
      const [file = ''] = given.positionals;
      const made = await backup(storeOf(given.text('store')), file);
      const first = `Written: ${file}, revision ${made.revision} with ${made.releases} releases.`;
      return { lines: [first, keysLine(made)], json: made };
    },
  },
  restore: {
    args: '<file> <folder>',
    about: 'Makes a release store in an empty folder from such an archive, if all of it is as it was signed.',
    options: {},
    takes: exactly(2),
    async run(given) {
      const [file = '', folder = ''] = given.positionals;
      const made = await restore(file, folder);
      const renewed = 'Where it is older than seven days, agence registry renew signs its registry anew.';
      return {
        lines: [`Restored: ${resolve(folder)}, revision ${made.revision} with ${made.releases} releases.`, renewed],
        json: made,
      };
    },
  },
  share: {
    args: '<address>',
    about: 'Makes an empty shared store, s3://<bucket>/<prefix> or file:///<folder>, what the store in a folder is.',
    options: STORE_OPTION,
    takes: exactly(1),
    async run(given) {
      const [address = ''] = given.positionals;
      const releases = await share(storeOf(given.text('store')), address);
      const next = `From now on decisions are for --store ${address}; the keys have stayed where they are.`;
      return { lines: [`${address} has ${releases} releases.`, next], json: { address, releases } };
    },
  },
  check: {
    args: '<address>',
    about: 'Tries whether a shared store keeps conditional writes, as every process does before it begins.',
    options: {},
    takes: exactly(1),
    async run(given) {
      const [address = ''] = given.positionals;
      await assertConditional(openStore(address));
      return { lines: [`${address} keeps conditional writes.`], json: { address, conditional: true } };
    },
  },
};

/** `agence store …`: where releases are kept. */
export function run(args: readonly string[]): Promise<void> {
  return runCommandLine('agence store', COMMANDS, args);
}
