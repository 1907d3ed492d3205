import type { Release } from '@agence/shared-contracts/remote/release';
import { COMPOSER_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';

/** Development: below this address Vite serves the sources of hot remotes (infra/src/dev). */
export const DEV_PREFIX = `${COMPOSER_ADDRESSES.sources}/`;
/** Version of a hot remote. Its sources change under it, so nothing made from them is kept. */
export const HOT_VERSION = '0.0.0-dev';

/** Whether a remote is served from its sources. */
export function isHot({ version }: Pick<Release, 'version'>): boolean {
  return version === HOT_VERSION;
}

/** Address of a release's files. */
export function baseOf({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return isHot({ version }) ? `${DEV_PREFIX}${name}/` : `${COMPOSER_ADDRESSES.releases}/${name}/${version}/`;
}
