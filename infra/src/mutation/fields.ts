import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../cli/workspace.ts';

/** What mutants are drawn from, and which unit tests notice most of them. */
export interface Field {
  readonly folder: string;
  /** Folders of tests; of these run those that reach the changed file, and all others only for what they do not notice. */
  readonly tests: readonly string[];
}

export const FIELDS: readonly Field[] = [
  { folder: 'infra/src/composer', tests: ['infra/src/composer'] },
  { folder: 'infra/src/registry', tests: ['infra/src/registry', 'infra/src/composer', 'infra/src/door'] },
  { folder: 'shell/src/boot', tests: ['shell/src'] },
  {
    folder: 'shared-contracts/src/remote',
    tests: ['shared-contracts/src/remote', 'infra/src/composer', 'infra/src/registry', 'shell/src'],
  },
];

/** The sources of a field, as paths from the top of the repository. */
export function sourcesOf({ folder }: Field): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|(?:^|\/)testing\//.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();
}
