import { once } from 'node:events';
import { join, relative } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import { ROOT } from '../cli/workspace.ts';
import type { Outcome, Run } from './runTests.ts';

// A process of its own, which `runTests` ends where a mutant never does.
const asked = once(process, 'message') as Promise<[Run]>;
const vitest = await createVitest('test', {
  root: ROOT,
  config: join(import.meta.dirname, 'vitest.config.ts'),
  watch: false,
});

const nameOf = ({ moduleId }: { readonly moduleId: string }) => relative(ROOT, moduleId);

function messagesOf(module: TestModule): string[] {
  const tests = [...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? []);
  return [...module.errors(), ...tests].map(({ message }) => `${nameOf(module)}: ${message}`);
}

async function outcomeOf({ files, tests, mutant, limitMs }: Run): Promise<Outcome> {
  const settings = { testTimeout: limitMs, hookTimeout: limitMs, bail: mutant ? 1 : 0 };
  for (const { config } of [vitest, ...vitest.projects]) Object.assign(config, settings);
  vitest.config.related = files.map((file) => join(ROOT, file));
  const specifications = await vitest.getRelevantTestSpecifications([...tests]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const red = testModules.filter((module) => !module.ok());
  const said = [...red.flatMap(messagesOf), ...unhandledErrors.map((error) => (error as Error).message)];
  return { pass: said.length === 0 && red.length === 0, failed: red.map(nameOf), said: said.join('\n') };
}

process.send?.(await outcomeOf((await asked)[0]));
