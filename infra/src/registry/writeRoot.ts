import { StoreConflict } from '../store/ObjectStore.ts';
import { replaceChanging } from '../store/origin.ts';
import { publicKeyOf } from './keys.ts';
import { RegistryError } from './RegistryError.ts';
import { signedText } from './signedFile.ts';
import type { Root } from './teams.ts';

/** Replaces `root.json` in one step. @throws RegistryError `key_invalid` for who is not the owner of the site; `registry_locked` */
export async function writeRoot(dataDir: string, root: Root, privateKey: string | undefined): Promise<void> {
  if (!privateKey || publicKeyOf(privateKey) !== root.rootKey) {
    throw new RegistryError(
      'key_invalid',
      "Only who has the root key decides about teams: AGENCE_KEY_FILE, or the store's keys/root.key.",
    );
  }
  await replaceChanging(dataDir, 'root.json', signedText(JSON.stringify(root), privateKey)).catch((error) => {
    if (!(error instanceof StoreConflict)) throw error;
    throw new RegistryError('registry_locked', `${dataDir} was changed by another machine meanwhile; try again.`);
  });
}
