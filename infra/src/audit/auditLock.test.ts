import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validRange } from 'semver';
import { expect, test } from 'vitest';
import { ROOT } from '../cli/workspace.ts';
import { ADVISORIES, ARGUED, MAX_AGE_DAYS, REVIEWED } from './advisories.ts';
import { ageInDays, auditLock } from './auditLock.ts';

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

test('nothing that is installed has a hole that the list knows', () => {
  expect(auditLock(lock, ADVISORIES, ARGUED)).toEqual([]);
});

test('finds a planted hole in a real lock, wherever it stands and whatever it is called', () => {
  const planted = {
    packages: {
      ...lock.packages,
      'node_modules/ws': { version: '8.17.0' },
      'node_modules/jsdom/node_modules/hono': { version: '4.11.0-rc.1' },
      'node_modules/alias': { version: '4.4.2', name: 'debug' },
    },
  };
  expect(auditLock(planted, ADVISORIES, {}).map(({ path, id }) => `${path} ${id}`)).toEqual(
    expect.arrayContaining([
      'node_modules/ws GHSA-3h5v-q93c-6h6q',
      'node_modules/jsdom/node_modules/hono GHSA-f67f-6cw9-8mq4',
      'node_modules/alias GHSA-8mgj-vmr8-frr6',
    ]),
  );
  const argued = { 'GHSA-3h5v-q93c-6h6q': 'planted' };
  expect(auditLock(planted, ADVISORIES, argued).map(({ id }) => id)).not.toContain('GHSA-3h5v-q93c-6h6q');
});

test('a lock without packages is no clean one', () => {
  expect(() => auditLock({ packages: { '': {} } }, ADVISORIES, {})).toThrow('nothing to audit');
});

test('the list names ranges that can be compared, each hole once, and argues none away that it does not know', () => {
  for (const { range, id } of ADVISORIES) {
    expect(validRange(range), id).not.toBeNull();
    expect(id).toMatch(/^(GHSA(-[23456789cfghjmpqrvwx]{4}){3}|CVE-20\d\d-\d{4,})$/);
  }
  const ids = ADVISORIES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [id, why] of Object.entries(ARGUED)) {
    expect(ids).toContain(id);
    expect(why.length).toBeGreaterThan(20);
  }
});

test('each advisory of the list is about a package of the lock: it is gone through with it', () => {
  const paths = Object.keys(lock.packages);
  const isInstalled = (name: string) => paths.some((path) => path.endsWith(`node_modules/${name}`));
  expect([...new Set(ADVISORIES.map((known) => known.package))].filter((name) => !isInstalled(name))).toEqual([]);
});

test('knows how old it is, to the day', () => {
  const reviewed = Date.parse(REVIEWED);
  expect(ageInDays(REVIEWED, reviewed + MAX_AGE_DAYS * 86_400_000)).toBe(MAX_AGE_DAYS);
});

// In a merge nobody is stopped by a date.
test.runIf(process.env.NIGHTLY)('was gone through within ninety days', () => {
  expect(ageInDays(REVIEWED, Date.now())).toBeLessThanOrEqual(MAX_AGE_DAYS);
});
