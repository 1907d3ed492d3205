import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const { workspaces } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
const TESTS = '**/*.test.{ts,tsx}';
/**
 * Tests that mock modules, see them load, build for production (React is then another), listen to the whole page or take the
 * page's style sheets away have workers of their own. All other files share theirs and evaluate packages once: starting jsdom takes longer than most tests.
 */
const FRESH = [
  `shell/src/{boot,styles}/${TESTS}`,
  'shell/src/session/{authEvents,authPort,signIn,startSession}.test.ts',
  'infra/src/{build/{contractRange,stockPlugin},gate/corpus/badReleases}.test.ts',
  'infra/src/composer/rasterizer.test.ts',
  'infra/src/registry/{activate,cli,registryFile}.test.ts',
  'infra/src/door/{door,gateRelease}.test.ts',
];
/** What a merge does without: `npm run test:nightly -- units`. */
const BY_NIGHT = '**/*.nightly.test.{ts,tsx}';
const TESTING = join(import.meta.dirname, 'shared-contracts/src/testing');
/** Ends what hangs; a busy machine makes every test slow, and none depends on how slow. */
const LIMIT_MS = process.env.NIGHTLY ? 1_800_000 : 300_000;

// A test asks PostgreSQL too little to pay for its WebAssembly being compiled a second time, better.
setFlagsFromString('--liftoff-only');

/** All files without a page, then all with one: a worker that meets the other kind is replaced by a new one. */
class OneKindAfterTheOther extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const kindOf = ({ project, moduleId }: TestSpecification) =>
      `${project.name} ${readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom')}`;
    const sorted = await super.sort(files);
    return [...new Set(sorted.map(kindOf))].flatMap((kind) => sorted.filter((file) => kindOf(file) === kind));
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: [`{${workspaces.join()}}/${TESTS}`],
          exclude: [...configDefaults.exclude, ...FRESH, ...(process.env.NIGHTLY ? [] : [BY_NIGHT])],
        },
      },
      { extends: true, test: { name: 'fresh', isolate: true, include: FRESH } },
    ],
    sequence: { sequencer: OneKindAfterTheOther },
    globalSetup: [join(TESTING, 'temporaryFolder.ts')],
    setupFiles: ['patience', 'leaveNothing'].map((name) => join(TESTING, `${name}.ts`)),
    // As in production, a rule joins its sheet, instead of having jsdom read the whole sheet again.
    env: { SC_DISABLE_SPEEDY: 'false' },
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    // Unlike processes, threads share what is compiled of PostgreSQL's WebAssembly.
    pool: 'threads',
    // One more than there are cores in CI: some tests wait for processes and sockets.
    maxWorkers: 3,
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
  },
});
