import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BackendError } from './BackendError.ts';
import { loadSecrets } from './secrets.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'agence-secrets-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('makes secrets on the first run, readable by the owner only, and keeps them', () => {
  const dataDir = folder();
  const first = loadSecrets(dataDir);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(loadSecrets(dataDir)).toEqual(first);
  expect(loadSecrets(folder()).jwtSecret).not.toBe(first.jwtSecret);
});

test.each([
  'unsafe-secret-change-me',
  'dev-secret-change-me',
  'super-secret-jwt-token-with-at-least-32-characters-long',
  'trop-court',
  'a'.repeat(64),
])('refuses the weak or known secret %s (AUT-03)', (jwtSecret) => {
  const dataDir = folder();
  const file = join(dataDir, 'secrets.json');
  loadSecrets(dataDir);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), jwtSecret }));
  expect(() => loadSecrets(dataDir)).toThrow(BackendError);
});

test('refuses a damaged file instead of replacing it', () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, 'secrets.json'), '{');
  expect(() => loadSecrets(dataDir)).toThrow(BackendError);
  expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe('{');
});
