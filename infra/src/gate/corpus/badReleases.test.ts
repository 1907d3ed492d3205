import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELL_EVENTS, SHELL_PORTS } from '@agence/shared-contracts/remote/ports';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import { afterAll, beforeAll, expect, test } from 'vitest';
import teams from '../../../teams.json' with { type: 'json' };
import { CACHE } from '../../cli/steps.ts';
import { aRelease } from '../../registry/testing/aRelease.ts';
import { readRelease } from '../../registry/validateRelease.ts';
import type { LiveSite } from '../liveSite.ts';
import { isOpen, runGate } from '../runGate.ts';
import { BAD_RELEASES } from './badReleases.ts';
import { goodRelease, TEAM } from './goodRelease.ts';
import { tryRelease } from './tryRelease.ts';

/** Rows that need one are about the whole site: e2e/composition/gate.spec.ts. */
const NO_BROWSER = { get: async () => 'There is none in unit tests.', close: async () => {} };

let work = '';
let good = '';
let site: LiveSite;
beforeAll(async () => {
  work = await mkdtemp(join(CACHE, 'gate-'));
  good = await goodRelease(join(work, 'mfe-evenements'));
  const part = async (folder: string) => ({ release: await readRelease(folder), folder });
  const offers = { ports: [...SHELL_PORTS], events: [...SHELL_EVENTS] };
  const shell = { name: 'shell', routes: [], fragments: {}, offers };
  site = {
    active: [await part(aRelease({ ...shell, contract: `^${CONTRACT_VERSION}` })), await part(aRelease())],
    previous: [],
    teams: Object.fromEntries(
      Object.entries({ ...teams, evenements: TEAM }).map(([name, team]) => [name, { ...team, keys: [], retired: [] }]),
    ) as LiveSite['teams'],
  };
});
afterAll(() => rm(work, { recursive: true, force: true }));

test('lets the release pass that all bad ones are made from', async () => {
  const report = await runGate(good, { site, browser: NO_BROWSER });
  expect(report.rows.filter(({ result }) => result !== 'pass').map(({ id }) => id)).toEqual(['pages']);
  expect(isOpen(report)).toBe(true);
});

test.concurrent.each(
  BAD_RELEASES.filter(({ row, isSlow }) => !['pages', 'publish'].includes(row) && !isSlow).map(
    (bad, index) => [bad.what, index, bad] as const,
  ),
)('refuses %s', async (_, index, bad) => {
  const { refusal } = await tryRelease(bad, join(work, String(index)), { good, site, browser: NO_BROWSER });
  expect(refusal).toMatchObject({ id: bad.row, sentence: expect.stringMatching(bad.says) });
});
