import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import { expect, test } from 'vitest';
import { buildRelease } from './buildRelease.ts';
import { contractRangeOf } from './contractRange.ts';

const [major = 0, minor = 0] = CONTRACT_VERSION.split('.').map(Number);

/** Folder of a remote that has a contract installed. */
function aRemote(version: string): string {
  const root = mkdtempSync(join(tmpdir(), 'remote-'));
  const contract = join(root, 'node_modules/@agence/shared-contracts');
  mkdirSync(contract, { recursive: true });
  writeFileSync(join(contract, 'package.json'), JSON.stringify({ name: '@agence/shared-contracts', version }));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: '@agence/mfe-seul', version: '1.0.0' }));
  return root;
}

test('a release needs the contract that its folder has installed, not that of the build', () => {
  expect(contractRangeOf(aRemote(CONTRACT_VERSION))).toBe(`^${CONTRACT_VERSION}`);
  expect(contractRangeOf(aRemote(`${major}.0.0`))).toBe(`^${major}.0.0`);
});

test.each([`${major}.${minor + 1}.0`, `${major + 1}.0.0`, `${major - 1}.0.0`])(
  'is not built on contract %s, which the build does not know',
  async (version) => {
    const root = aRemote(version);
    await expect(buildRelease(root)).rejects.toThrow(
      `${root} has contract ${version} installed, this build has ${CONTRACT_VERSION}`,
    );
  },
);
