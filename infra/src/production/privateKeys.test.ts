import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusePrivateKeys } from './privateKeys.ts';

const SITE = { SITE_URL: 'https://exemple.ca' };

test.each(['keys/root.key', 'keys/registry.key'])('a site in production refuses to start beside %s', (file) => {
  const store = mkdtempSync(join(tmpdir(), 'store-'));
  refusePrivateKeys(store, SITE);
  mkdirSync(join(store, 'keys'));
  writeFileSync(join(store, file), '');
  expect(() => refusePrivateKeys(store, SITE)).toThrow(`This machine must not hold the key ${join(store, file)}: `);
  refusePrivateKeys(store, { SITE_URL: 'http://localhost:4100' });
});

test('nor is a key in its environment', () => {
  expect(() => refusePrivateKeys('/nowhere', { ...SITE, AGENCE_KEY: 'x' })).toThrow('the key in AGENCE_KEY');
});
