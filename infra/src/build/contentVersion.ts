import { createHash } from 'node:crypto';
import type { Release } from '@agence/shared-contracts/remote/release';

/**
 * The version that a release has by its content: its semver, and ten hexadecimal digits of everything that release.json says
 * but the version, the hash of every file included. The order of keys does not count.
 *
 * @param release its `version` begins with the semver
 */
export function contentVersion({ version, ...content }: Release): string {
  const [semver] = version.split('-');
  return `${semver}-${createHash('sha256').update(sorted(content)).digest('hex').slice(0, 10)}`;
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part instanceof Object && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
