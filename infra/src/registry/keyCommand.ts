import { chmod } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Command, runOne } from '../cli/commandLine.ts';
import { UsageError } from '../cli/UsageError.ts';
import { keyFromEnvironment, keyId, newKey, publicKeyOf } from './keys.ts';
import { replaceFile } from './signedFile.ts';

const KEY: Command = {
  args: '[--out <file>] [--show]',
  about:
    'Makes the key of a team. The public half goes to the owner of the site; the private one to AGENCE_KEY, or into the file that AGENCE_KEY_FILE names.',
  options: {
    out: { type: 'string', value: 'file', about: 'write the private half there instead of showing it' },
    show: { type: 'boolean', about: 'the public half of the key that this machine has, instead of a new one' },
  },
  takes: (count) => count === 0,
  async run(given) {
    if (given.flag('show')) {
      const key = await keyFromEnvironment();
      if (!key) throw new UsageError('Say which key: AGENCE_KEY or AGENCE_KEY_FILE.');
      const publicKey = publicKeyOf(key);
      const id = keyId(publicKey);
      return { lines: [`key ${id}`, `public  ${publicKey}`], json: { id, publicKey } };
    }
    const { privateKey, publicKey } = newKey();
    const id = keyId(publicKey);
    const file = given.text('out');
    if (!file) {
      const lines = [`key ${id}`, `public  ${publicKey}`, `private ${privateKey}`];
      return { lines, json: { id, publicKey, privateKey } };
    }
    await replaceFile(resolve(file), `${privateKey}\n`, 0o600);
    await chmod(resolve(file), 0o600);
    return { lines: [`key ${id}`, `public  ${publicKey}`, `private in ${file}`], json: { id, publicKey, file } };
  },
};

/** `agence key`: the key of a team. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence key', KEY, args);
}
