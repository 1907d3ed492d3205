import { resolve } from 'node:path';
import { type Answer, type Command, type Given, type Option, runCommandLine } from '../cli/commandLine.ts';
import { UsageError } from '../cli/UsageError.ts';
import { controlOf } from './controlOf.ts';
import { diffOf, linesOfDiff } from './diff.ts';
import { linesOfHistory, linesOfRefusals, linesOfStatus } from './linesOfStatus.ts';
import type { Changed, Decision, ReleaseControl } from './ReleaseControl.ts';
import { renew } from './renew.ts';
import { STORE_OPTION, storeOf } from './target.ts';

const BY: Record<string, Option> = {
  ...STORE_OPTION,
  by: { type: 'string', value: 'name', about: 'who does it, for the history; without it the key, or who is signed in' },
};
const DECISION: Record<string, Option> = {
  ...BY,
  why: { type: 'string', value: 'reason', about: 'why, for the history' },
};
const CONDITIONAL: Record<string, Option> = {
  ...DECISION,
  expected: { type: 'string', value: 'revision', about: 'refuse when somebody else has decided since this revision' },
};

const exactly = (wanted: number) => (count: number) => count === wanted;

const COMMANDS: Record<string, Command> = {
  publish: {
    args: '<folder> [--promote]',
    about:
      'Checks a built release, signs it with AGENCE_KEY or AGENCE_KEY_FILE, and keeps it. Visitors do not see it yet.',
    options: { ...CONDITIONAL, promote: { type: 'boolean', about: 'and make it what visitors get' } },
    takes: exactly(1),
    async run(given) {
      const control = await controlOf(given);
      const decision = await decisionOf(given, control);
      const { name, version } = await control.publish(resolve(given.positionals[0] as string));
      if (!given.flag('promote')) return { lines: [`${name} ${version} published`], json: { name, version } };
      const { revision } = await control.promote({ [name]: version }, decision);
      return { lines: [`${name} ${version} published and promoted`], json: { name, version, revision } };
    },
  },
  promote: {
    args: '<remote> <version> [<remote> <version> …]',
    about: 'Makes published versions what visitors get, all in one flip; "none" takes a remote out of the site.',
    options: {
      ...CONDITIONAL,
      canary: { type: 'string', value: 'percent', about: 'show one version to this share of sessions first (1 to 50)' },
    },
    takes: (count) => count > 0 && count % 2 === 0,
    async run(given) {
      const control = await controlOf(given);
      const versions = pairsOf(given.positionals);
      const percent = given.count('canary');
      if (percent !== undefined) {
        const [[name, version], ...more] = Object.entries(versions) as [[string, string | null], ...unknown[]];
        if (more.length > 0 || version === null) throw new UsageError('A canary is one version of one remote.');
        const changed = await control.canary(name, version, percent, await decisionOf(given, control));
        return { lines: [`${name} ${version} is shown to ${percent} % of sessions`], json: changed };
      }
      const changed = await control.promote(versions, await decisionOf(given, control));
      return told(changed, (name, version) =>
        version ? `${name} ${version} promoted` : `${name} taken out of the site`,
      );
    },
  },
  rollback: {
    args: '<remote> [<remote> …]',
    about: 'Goes back to the versions before, all in one flip.',
    options: {
      ...CONDITIONAL,
      root: { type: 'boolean', about: 'as owner of the site, past locks: needs the root key' },
    },
    takes: (count) => count > 0,
    async run(given) {
      const control = await controlOf(given);
      const decision = { ...(await decisionOf(given, control)), asRoot: given.flag('root') };
      return told(await control.rollback(given.positionals, decision), (name, to) => `${name} rolled back to ${to}`);
    },
  },
  halt: {
    args: '<remote>',
    about: 'Ends a canary: everybody gets the active version.',
    options: DECISION,
    takes: exactly(1),
    run: async (given) =>
      told(
        await (await controlOf(given)).halt(given.positionals[0] as string, { why: given.text('why') }),
        (name, active) => `${name}: everybody gets ${active}`,
      ),
  },
  lock: {
    args: '<remote>',
    about: 'Stops every change of a remote, but a rollback by the owner of the site.',
    options: DECISION,
    takes: exactly(1),
    run: async (given) =>
      told(
        await (await controlOf(given)).lock(given.positionals[0] as string, { why: given.text('why') }),
        (name) => `${name} locked`,
      ),
  },
  unlock: {
    args: '<remote>',
    about: 'Ends a lock.',
    options: DECISION,
    takes: exactly(1),
    run: async (given) =>
      told(
        await (await controlOf(given)).unlock(given.positionals[0] as string, { why: given.text('why') }),
        (name) => `${name} unlocked`,
      ),
  },
  withdraw: {
    args: '<remote> <version>',
    about:
      'Takes a version back: its files are gone at once. In place of the active one stands the one before, or nothing.',
    options: DECISION,
    takes: exactly(2),
    async run(given) {
      const [name, version] = given.positionals as [string, string];
      const changed = await (await controlOf(given)).withdraw(name, version, { why: given.text('why') });
      return told(changed, (_, active) => `${name} ${version} withdrawn; visitors get ${active ?? 'nothing of it'}`);
    },
  },
  status: {
    args: '[<remote> …]',
    about: 'What there is: version, state, contract, routes, size, who, when.',
    options: STORE_OPTION,
    takes: () => true,
    async run(given) {
      const status = await (await controlOf(given)).status();
      const { positionals: names } = given;
      const remotes = status.remotes.filter(({ name }) => names.length === 0 || names.includes(name));
      return { lines: linesOfStatus({ ...status, remotes }), json: { ...status, remotes } };
    },
  },
  history: {
    args: '[<remote>]',
    about: 'What has happened: who, when, why, from, to; the newest first.',
    options: STORE_OPTION,
    takes: (count) => count <= 1,
    async run(given) {
      const [name] = given.positionals;
      const all = await (await controlOf(given)).history();
      const entries = all.filter(({ changes }) => !name || changes.some(({ remote }) => remote === name));
      return { lines: linesOfHistory(entries), json: entries };
    },
  },
  refusals: {
    args: '',
    about: 'What the door has refused in ninety days: who, when, what, why; the newest first.',
    options: STORE_OPTION,
    takes: exactly(0),
    async run(given) {
      const refusals = await (await controlOf(given)).refusals();
      return { lines: linesOfRefusals(refusals), json: refusals };
    },
  },
  diff: {
    args: '<remote> [<version> [<version>]]',
    about: 'What differs between two versions; without versions between the active and the newest one.',
    options: STORE_OPTION,
    takes: (count) => count >= 1 && count <= 3,
    async run(given) {
      const diff = await diffOf(await controlOf(given), given.positionals as [string, ...string[]]);
      return { lines: linesOfDiff(diff), json: diff };
    },
  },
  prune: {
    args: '[--days <n>]',
    about:
      'Removes versions that are neither active, nor one of the ten before, nor young; and what interrupted commands left.',
    options: { ...DECISION, days: { type: 'string', value: 'n', about: 'how long every version stays (30)' } },
    takes: exactly(0),
    async run(given) {
      const removed = await (await controlOf(given)).prune(given.count('days') ?? 30, { why: given.text('why') });
      return {
        lines: [...removed.map((one) => `${one} removed`), `${removed.length} versions removed`],
        json: { removed },
      };
    },
  },
  renew: {
    args: '',
    about: 'Signs the registry anew, for seven days: what the process that holds its key does every day.',
    options: STORE_OPTION,
    takes: exactly(0),
    async run(given) {
      const renewed = await renew(storeOf(given.text('store')));
      return { lines: [renewed ? 'signed anew for seven days' : 'signed less than a day ago'], json: { renewed } };
    },
  },
};

/** `agence registry …`: the releases of a site from the command line. */
export function run(args: readonly string[]): Promise<void> {
  return runCommandLine('agence registry', COMMANDS, args);
}

/** On the grounds of what is there now, unless the person says what they have seen. */
async function decisionOf(given: Given, control: ReleaseControl): Promise<Decision> {
  return { why: given.text('why'), expected: given.count('expected') ?? (await control.status()).revision };
}

function pairsOf(args: readonly string[]): Record<string, string | null> {
  const versions: Record<string, string | null> = {};
  for (let index = 0; index < args.length; index += 2) {
    const [name, version] = args.slice(index, index + 2) as [string, string];
    if (name in versions) throw new UsageError(`${name} is named twice.`);
    versions[name] = version === 'none' ? null : version;
  }
  return versions;
}

function told(changed: Changed, line: (name: string, version: string | null) => string): Answer {
  return { lines: Object.entries(changed.active).map(([name, version]) => line(name, version)), json: changed };
}
