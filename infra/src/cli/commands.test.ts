import { afterEach, expect, test, vi } from 'vitest';
import { COMMANDS, USAGE } from './commands.ts';
import { UsageError } from './UsageError.ts';

afterEach(() => vi.restoreAllMocks());

async function load(name: string) {
  const { run } = await (COMMANDS[name] as (typeof COMMANDS)[string])();
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  return { run, said: () => written.join('') };
}

test.each(Object.keys(COMMANDS))('agence %s says its use, and refuses what it does not know', async (name) => {
  expect(USAGE).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
  const { run, said } = await load(name);
  await run(['--help']);
  expect(said()).toMatch(new RegExp(`^agence ${name}\\b[\\s\\S]+Exit codes: 0 done, 1 refused, 2 not understood`));
  const refused = await run(['--nonsense', 'a', 'b', 'c', 'd']).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UsageError);
  expect((refused as Error).message).toContain(`agence ${name}`);
  expect((refused as Error).message).not.toMatch(/^\s+at /m);
});

test.each([
  ['start', ['--port', '5000']],
  ['start', ['now']],
  ['check', ['all']],
  ['test', ['main']],
  ['nightly', ['noon']],
  ['bench', ['xyz']],
  ['bench', ['scroll', 'fast']],
  ['bench', ['releases']],
  ['bench', ['releases', 'toString']],
  ['bench', ['soak', 'abc']],
  ['lighthouse', ['nulle-part']],
  ['dev', ['nimporte']],
  ['build', ['nimporte']],
  ['test-remote', []],
  ['test-remote', ['nimporte']],
  ['new', ['--help-me']],
  ['new', ['only']],
  ['wrap', ['dist']],
  ['workers', []],
  ['mutate', ['nowhere/']],
  ['contract', ['shake']],
  ['compatibility', ['archive']],
  ['backend', ['soak', 'abc']],
  ['backend', ['serve', 'abc']],
  ['backend', ['backup']],
])('agence %s %j is not understood', async (name, args) => {
  const { run } = await load(name);
  await expect(run(args)).rejects.toBeInstanceOf(UsageError);
});
