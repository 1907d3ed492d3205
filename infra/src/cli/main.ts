const COMMANDS: Record<string, () => Promise<{ run(args: readonly string[]): Promise<void> }>> = {
  build: () => import('./build.ts'),
};

const USAGE = `agence <command>

  build [remote …]   build the release in this folder, or the named ones
`;

const [name = '', ...args] = process.argv.slice(2);
const load = COMMANDS[name];
if (!load) {
  process.stderr.write(name ? `Unknown command "${name}".\n\n${USAGE}` : USAGE);
  process.exit(2);
}
try {
  await (await load()).run(args);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  if (process.env.AGENCE_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
}
