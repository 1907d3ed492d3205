import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fits } from '@agence/shared-contracts/remote/contractRange';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';

/**
 * The contract range that a release built in a folder needs: of the contract that the folder has installed, whose code the
 * build compiles into it. Outside this repository that need not be the build's own.
 *
 * @throws Error when it is not one that this build knows
 */
export function contractRangeOf(root: string): string {
  const require = createRequire(join(root, 'package.json'));
  const range = `^${(require('@agence/shared-contracts/package.json') as { version: string }).version}`;
  if (fits(range, CONTRACT_VERSION)) return range;
  throw new Error(
    `${root} has contract ${range.slice(1)} installed, this build has ${CONTRACT_VERSION}; install @agence/infra and @agence/shared-contracts that were packed together.`,
  );
}
