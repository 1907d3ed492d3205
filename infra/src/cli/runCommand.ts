import { inWords } from './inWords.ts';
import { UsageError } from './UsageError.ts';

/** A command line's commands: name → module, loaded when it is asked for. */
export type Commands = Record<string, () => Promise<{ run(args: readonly string[]): Promise<void> }>>;

/** How long a command that has failed may take to end, in milliseconds. */
const GOODBYE_MS = 3_000;
/** Refusals of somebody who was not the first: look again, then repeat. */
const LOST_RACES = ['revision_gone', 'registry_locked'];

/**
 * Runs the command that the process was started with. What a command throws becomes one sentence and an exit code, with
 * its stack where `AGENCE_DEBUG` is set: 1 refused, 2 not understood, 3 somebody else was first. Nobody is told when whoever
 * reads its answer has gone. A command ends with its launcher, however that ended: nobody else can stop it.
 */
export async function runCommand(commands: Commands, usage: string): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // EIO: the terminal was closed.
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
    });
  }
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // To wait for that is no reason to go on.
  process.channel?.unref();
  const [command = '', ...args] = process.argv.slice(2);
  const load = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!load) {
    const asked = ['--help', '-h', 'help'].includes(command);
    (asked ? process.stdout : process.stderr).write(
      command && !asked ? `Unknown command "${command}".\n\n${usage}` : usage,
    );
    process.exitCode = asked ? 0 : 2;
    return;
  }
  try {
    await (await load()).run(args);
  } catch (error) {
    process.stderr.write(`${inWords(error)}\n`);
    if (process.env.AGENCE_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
    process.exitCode = exitCodeOf(error);
    // What it has left running is no reason to go on either.
    setTimeout(() => process.exit(), GOODBYE_MS).unref();
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return 2;
  return LOST_RACES.includes((error as { code?: string }).code ?? '') ? 3 : 1;
}
