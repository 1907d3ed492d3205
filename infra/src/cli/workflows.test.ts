import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { JOURNEYS } from './changed.ts';
import { COMMON_SOURCES } from './releaseAll.ts';
import { RELEASES, ROOT } from './workspace.ts';

interface Filter {
  readonly branches?: readonly string[];
  readonly paths?: readonly string[];
}
interface Workflow {
  readonly on: { readonly pull_request?: Filter | null; readonly push?: Filter; readonly workflow_call?: unknown };
  readonly permissions?: Record<string, string>;
  readonly jobs: Record<
    string,
    { uses?: string; with?: { remote?: string }; steps?: { run?: string; uses?: string }[] }
  >;
}

const FOLDER = join(ROOT, '.github/workflows');
const TEMPLATE = join(ROOT, 'infra/src/scaffold/template');
const read = (file: string) => parse(readFileSync(file, 'utf8')) as Workflow;
const scriptsOf = (folder: string) =>
  Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts as object);

/** A path filter as this repository writes them: a file, or a folder and everything below. */
const placeOf = (filter: string) => join(ROOT, filter.replace(/\/\*\*$/, ''));
const isBelow = (path: string, filter: string) =>
  filter.endsWith('/**') ? `${path}/`.startsWith(filter.replace('**', '')) : path === filter;

test('every release has a workflow, and no workflow is of none', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(['remote.yml', ...RELEASES.map((name) => `${name}.yml`)].sort());
});

test.each(RELEASES)(
  'the workflow of %s runs for its own folder and for what all stand on, and for nobody else’s',
  (name) => {
    const { on, jobs, permissions } = read(join(FOLDER, `${name}.yml`));
    const paths = on.pull_request?.paths ?? [];
    expect(on.push).toEqual({ branches: ['main'], paths });
    expect(paths.filter((path) => !existsSync(placeOf(path)))).toEqual([]);
    const own = [name, ...COMMON_SOURCES, `.github/workflows/${name}.yml`, '.github/workflows/remote.yml'];
    const journeys = Object.entries(JOURNEYS).flatMap(([remote, names]) => (remote === name ? names : []));
    const needed = [...own, 'e2e/composition', 'e2e/support', ...journeys.map((file) => `e2e/${file}.spec.ts`)];
    expect(needed.filter((path) => !paths.some((filter) => isBelow(path, filter)))).toEqual([]);
    const others = RELEASES.filter((other) => other !== name);
    expect(others.filter((other) => paths.some((filter) => isBelow(other, filter)))).toEqual([]);
    expect(jobs.release).toMatchObject({ uses: './.github/workflows/remote.yml', with: { remote: name } });
    // A called workflow gets no more than its caller has.
    expect(permissions).toEqual(read(join(FOLDER, 'remote.yml')).permissions);
  },
);

/** What a workflow runs: `npm run <script>` and `npx <program>`. */
function commandsOf({ jobs }: Workflow) {
  const lines = Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run = '' }) => run.split('\n')));
  const all = (pattern: RegExp) => lines.flatMap((line) => [...line.matchAll(pattern)].map(([, name]) => name ?? ''));
  return {
    scripts: [
      ...all(/npm run (?:--silent )?([\w:-]+)/g),
      ...(lines.some((line) => /npm test\b/.test(line)) ? ['test'] : []),
    ],
    agence: all(/npx agence (\w+)/g),
    registry: [...all(/npx agence registry (\w+)/g), ...all(/npm run registry -- (\w+)/g)],
  };
}

test.each([
  ['of this repository', join(FOLDER, 'remote.yml'), ROOT, 'infra/src/cli/main.ts'],
  ['of a new remote', join(TEMPLATE, '.github/workflows/release.yml'), TEMPLATE, 'infra/src/packing/main.ts'],
])('every command in the workflow %s is there', (_, file, folder, main) => {
  const { scripts, agence, registry } = commandsOf(read(file));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => !scriptsOf(folder).includes(script))).toEqual([]);
  const [commands, releases] = [main, 'infra/src/registry/cli.ts'].map((path) =>
    readFileSync(join(ROOT, path), 'utf8'),
  );
  expect(agence.filter((name) => !commands?.includes(`${name}: () => import(`))).toEqual([]);
  expect(registry.filter((name) => !releases?.includes(`\n  ${name}: {`))).toEqual([]);
  // Build, proof, publication, preview and promotion, in this order.
  const text = readFileSync(file, 'utf8');
  const order = ['check', /test:remote|npm test/, 'gate', 'publish', 'preview', 'push'].map((step) =>
    text.search(step),
  );
  expect(order).not.toContain(-1);
});

test('no step that runs what packages bring has the key', () => {
  for (const file of [join(FOLDER, 'remote.yml'), join(TEMPLATE, '.github/workflows/release.yml')]) {
    const steps = Object.values(read(file).jobs).flatMap(({ steps = [] }) => steps as Record<string, unknown>[]);
    const withKey = steps.filter(({ env }) => env !== undefined && 'AGENCE_KEY' in (env as object));
    expect(withKey.map(({ if: when }) => Boolean(when))).toEqual([true, true]);
    expect(JSON.stringify(read(file))).not.toMatch(/"env":\{[^}]*AGENCE_KEY[^}]*\},"jobs"/);
  }
});

test('no pull request queues before a release of main, or takes its place in the queue', () => {
  for (const file of [join(FOLDER, 'remote.yml'), join(TEMPLATE, '.github/workflows/release.yml')]) {
    expect(read(file)).toMatchObject({ concurrency: expect.stringMatching(/^release.*-\$\{\{ github\.ref \}\}$/) });
  }
});
