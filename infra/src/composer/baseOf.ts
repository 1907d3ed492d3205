import type { Release } from '@agence/shared-contracts/remote/release';

/** Address of a release's files. */
export function baseOf({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `/r/${name}/${version}/`;
}
