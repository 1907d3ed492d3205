import { accessSync, constants } from 'node:fs';
import { SettingsError } from '@agence/backend/production/readSettings';
import { isLocalSite } from '@agence/backend/production/siteUrlSetting';
import { registryKeyFileOf } from '../registry/registryFile.ts';
import { rootKeyFileOf } from '../registry/rootKey.ts';

/**
 * Whoever breaks into the composer must not be able to sign releases: the site needs public keys alone. On this machine alone
 * keys may stand beside the store, as `npm start` has made them.
 *
 * @throws SettingsError where the user of this process can read a private key
 */
export function refusePrivateKeys(store: string, env: Readonly<Record<string, string | undefined>>): void {
  if (isLocalSite(env)) return;
  const files = [rootKeyFileOf(store), registryKeyFileOf(store), env.AGENCE_KEY_FILE ?? ''];
  const held = env.AGENCE_KEY ? 'in AGENCE_KEY' : files.find(isReadable);
  if (held === undefined) return;
  throw new SettingsError(
    `This machine must not hold the key ${held}: whoever breaks into the site could sign releases. Keep it where the door and its owner's commands run, or let the site run as a user that cannot read it.`,
  );
}

function isReadable(file: string): boolean {
  try {
    if (file) accessSync(file, constants.R_OK);
    return file !== '';
  } catch {
    return false;
  }
}
