import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { CONTRACT_VERSION } from './version.ts';

test('is the version of the package', () => {
  expect(CONTRACT_VERSION).toBe(manifest.version);
});
