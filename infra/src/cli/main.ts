const COMMANDS: Record<string, () => Promise<{ run(args: readonly string[]): Promise<void> }>> = {
  start: () => import('./start.ts'),
  build: () => import('./build.ts'),
  registry: () => import('../registry/cli.ts'),
  test: () => import('./test.ts'),
  check: () => import('./check.ts'),
  dev: () => import('./dev.ts'),
  bench: () => import('./bench.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  pack: () => import('./pack.ts'),
  backend: () => import('./backend.ts'),
};

const USAGE = `agence <command>

  start              build and publish what has changed, then serve the whole site
  build [remote …]   build the release in this folder, or the named ones
  registry …         publish, promote, roll back, show releases
  dev [remote …]     serve the site, rebuild and reload at every change
  check              types, lint, format and import rules
  bench [runs]       composed site beside static HTML and a build-time composition, then the catalogue;
                     bench catalogue|scroll|search measures one part
  lighthouse [path …] Lighthouse on all public pages, or the named ones
  backend …          back up and restore, push to hosted Supabase, types, soak
  pack               the packages for a remote outside this repository
  test               the checks, unit, contract and browser tests
`;

const [command = '', ...args] = process.argv.slice(2);
const load = COMMANDS[command];
if (!load) {
  process.stderr.write(command ? `Unknown command "${command}".\n\n${USAGE}` : USAGE);
  process.exit(2);
}
try {
  await (await load()).run(args);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  if (process.env.AGENCE_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
}

export {};
