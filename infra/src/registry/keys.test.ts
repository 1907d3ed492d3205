import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyFromEnvironment, keyId, newKey, publicKeyOf, signBytes, verifyBytes } from './keys.ts';

const { privateKey, publicKey } = newKey();

test('what a key has signed is known by its public half, and by no other', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (bytes, others) => {
      const signature = signBytes(bytes, privateKey);
      expect(verifyBytes(bytes, signature, publicKey)).toBe(true);
      expect(verifyBytes(bytes, signature, newKey().publicKey)).toBe(false);
      expect(verifyBytes(bytes, `${signature}=`, publicKey)).toBe(false);
      if (Buffer.compare(bytes, others) !== 0) expect(verifyBytes(others, signature, publicKey)).toBe(false);
    }),
    { numRuns: 20 },
  );
});

test('both halves are a line each, and neither passes for the other', () => {
  expect([privateKey, publicKey].join(' ')).toMatch(/^[\w-]{64} [\w-]{59}$/);
  expect(publicKeyOf(privateKey)).toBe(publicKey);
  expect(keyId(publicKey)).toMatch(/^[0-9a-f]{8}$/);
  for (const wrong of [publicKey, '', 'secret', privateKey.slice(2)]) {
    expect(() => publicKeyOf(wrong)).toThrow('This is no private key as agence key prints it.');
  }
  expect(() => keyId(privateKey)).toThrow('is no public key as agence key prints it.');
});

test('a machine has its key in a variable or in a file', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'key-')), 'team.key');
  writeFileSync(file, `${privateKey}\n`);
  expect(await keyFromEnvironment({})).toBeUndefined();
  expect(await keyFromEnvironment({ AGENCE_KEY: privateKey })).toBe(privateKey);
  expect(await keyFromEnvironment({ AGENCE_KEY_FILE: file })).toBe(privateKey);
  await expect(keyFromEnvironment({ AGENCE_KEY: publicKey })).rejects.toMatchObject({ code: 'key_invalid' });
  await expect(keyFromEnvironment({ AGENCE_KEY_FILE: '/none' })).rejects.toThrow('AGENCE_KEY_FILE names /none');
});
