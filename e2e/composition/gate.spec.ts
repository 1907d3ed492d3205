import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gateBrowser } from '@agence/infra/gate/browser';
import { BAD_RELEASES } from '@agence/infra/gate/corpus/badReleases';
import { goodRelease, TEAM } from '@agence/infra/gate/corpus/goodRelease';
import { tryRelease } from '@agence/infra/gate/corpus/tryRelease';
import type { LiveSite } from '@agence/infra/gate/liveSite';
import { readLiveSite } from '@agence/infra/gate/readLiveSite';
import { runGate } from '@agence/infra/gate/runGate';
import { runs } from '@agence/shared-contracts/testing/runs';
import { ROOT, SITE_URL } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** By night: before a merge a bad release of a new remote goes through every row. */
const OWN = ['mfe-tools', 'mfe-marketplace', 'mfe-blog', 'mfe-dashboards', 'shell', 'mfe-marketing'];
/** What only a browser sees: before a merge one, which takes the whole way of the others too. */
const BAD = 'a button that does nothing';

let site: LiveSite;
test.beforeAll(async () => {
  const live = await readLiveSite(SITE_URL);
  site = { ...live, teams: { ...live.teams, evenements: { ...TEAM, keys: [], retired: [] } } };
});

for (const name of OWN) {
  test(`the gate lets ${name} pass as it is live, in every row, and with every release before`, {
    tag: '@nightly',
  }, async () => {
    test.setTimeout(240_000);
    const part = site.active.find(({ release }) => release.name === name);
    if (!part) throw new Error(`${name} is not live`);
    // Every other part goes back to what is live: the same bytes, which must work in a composition of their own.
    const { rows } = await runGate(part.folder, { site: { ...site, previous: site.active } });
    expect(rows.filter(({ result }) => result !== 'pass')).toEqual([]);
  });
}

/** Runs work with a good release of a new team, and a browser for the gate. */
async function withGood(
  work: (at: { folder: string; good: string; browser: ReturnType<typeof gateBrowser> }) => Promise<void>,
) {
  const folder = await mkdtemp(join(ROOT, '.cache/gate-'));
  const browser = gateBrowser();
  try {
    const good = await goodRelease(join(folder, 'mfe-evenements'));
    await work({ folder, good, browser });
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

test('the gate lets a new remote pass', { tag: '@nightly' }, async () => {
  await withGood(async ({ good, browser }) => {
    const { rows } = await runGate(good, { site, browser });
    expect(rows.filter(({ result }) => result !== 'pass')).toEqual([]);
  });
});

test('the gate lets no release pass that only a browser shows to be bad: by its pages, after every row before', {
  tag: '@nightly',
}, async () => {
  test.setTimeout(runs(240_000, 900_000));
  const ofBrowsers = BAD_RELEASES.filter(({ row }) => row === 'pages');
  const chosen = ofBrowsers.filter(({ what }) => runs(what === BAD, true));
  expect(chosen.length).toBeGreaterThanOrEqual(runs(1, 4));
  await withGood(async ({ folder, good, browser }) => {
    for (const [index, bad] of chosen.entries()) {
      const { refusal } = await tryRelease(bad, join(folder, String(index)), { good, site, browser });
      expect([bad.what, refusal]).toMatchObject([bad.what, { id: bad.row, sentence: expect.stringMatching(bad.says) }]);
    }
  });
});
