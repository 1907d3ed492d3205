import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import root from '../../../vitest.config.ts';
import { ROOT } from '../cli/workspace.ts';
import type { Mutant } from './mutantsOf.ts';

/** Minutes of load on a whole backend: too long for each mutant. */
const EXCLUDED = ['**/slowClients.test.ts'];

/** What `testRunner.ts` says is changed just now. */
function mutantIn(id: string): Mutant | undefined {
  const mutant = JSON.parse(process.env.MUTANT ?? 'null') as Mutant | null;
  return mutant && id.split('?')[0] === join(ROOT, mutant.file) ? mutant : undefined;
}

/** Changes one module as it is loaded: no file is, and no cache keeps it. */
const applyMutant: Plugin = {
  name: 'agence-mutant',
  enforce: 'pre',
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(({ id }) => (mutantIn(id) ? false : undefined));
  },
  transform(code, id) {
    const mutant = mutantIn(id);
    if (!mutant) return null;
    return { code: code.slice(0, mutant.start) + mutant.replacement + code.slice(mutant.end), map: null };
  },
};

const projects = ((root.test?.projects ?? []) as TestProjectInlineConfiguration[]).map((project) => ({
  ...project,
  plugins: [applyMutant],
  test: { ...project.test, exclude: [...(project.test?.exclude ?? []), ...EXCLUDED] },
}));

/** The project's tests, with one mutant. */
export default defineConfig({ test: { ...root.test, projects, reporters: [{}], passWithNoTests: true } });
