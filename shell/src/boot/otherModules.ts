import { answerIn } from '@agence/shared-contracts/backend/answer';
import { OutdatedPageError } from '@agence/shared-contracts/platform';
import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import { addImportMap } from './addImportMap.ts';

/**
 * Pages carry the hashes of their own remote's modules only. This brings those of all others, once, before the first of
 * them is loaded; the page's policy accepts no other text.
 *
 * @returns a function that resolves when modules of every remote may run; it throws OutdatedPageError when the
 *   composer has forgotten this page's releases
 */
export function createOtherModules({ page, otherModules }: Pick<RegistrySnapshot, 'page' | 'otherModules'>) {
  let added: Promise<void> | undefined;

  async function add() {
    const response = await fetch(otherModules);
    if (response.status === 404) throw new OutdatedPageError('The releases of this page are gone');
    if (!response.ok) throw new Error(`The import map answered ${response.status}`);
    const map = await response.text();
    if (!answerIn(map)) throw new Error('Not our import map');
    addImportMap(map);
  }

  return (remote: string): Promise<void> => {
    if (remote === page) return Promise.resolve();
    added ??= add().catch((error) => {
      added = undefined;
      throw error;
    });
    return added;
  };
}
