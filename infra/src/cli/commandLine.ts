import { parseArgs } from 'node:util';
import { UsageError } from './UsageError.ts';

/** What a command answers: for a person and for a program. */
export interface Answer {
  readonly lines: readonly string[];
  /** For `--json`. */
  readonly json: unknown;
}

/** An option of a command line. */
export interface Option {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** One letter, as in `-g`. */
  readonly short?: string;
  /** What its value is called in the help. */
  readonly value?: string;
  readonly about: string;
}

/** What was typed after the name of a command. */
export interface Given {
  readonly positionals: readonly string[];
  text(option: string): string | undefined;
  texts(option: string): readonly string[];
  flag(option: string): boolean;
  /** A whole number that is not negative. @throws UsageError for anything else */
  count(option: string): number | undefined;
  /** The same of a positional, by its place. */
  countAt(place: number): number | undefined;
}

/** What Playwright is told of the option `grep`, which has the letter that it has there, and of the tests that are named. */
export function playwrightArgs(given: Given): readonly string[] {
  const words = given.text('grep');
  return [...(words === undefined ? [] : ['-g', words]), ...given.positionals];
}

/** Of a command that has said what there is to say while it ran. */
export const SAID: Answer = { lines: [], json: {} };

export interface Command {
  /** What follows its name, e.g. `<folder> [--promote]`. */
  readonly args: string;
  readonly about: string;
  readonly options: Readonly<Record<string, Option>>;
  /** How many positionals it takes. */
  readonly takes: (count: number) => boolean;
  readonly run: (given: Given) => Promise<Answer>;
}

const OF_EVERY_COMMAND: Readonly<Record<string, Option>> = {
  json: { type: 'boolean', about: 'answer with JSON' },
  help: { type: 'boolean', about: 'say what the command does' },
};
const EXIT_CODES = 'Exit codes: 0 done, 1 refused, 2 not understood, 3 somebody else was first.';

/**
 * Runs one of several commands: `<program> <command> …`. Each has `--help` and `--json`; with `--json` a refusal is JSON too,
 * besides its sentence for people.
 *
 * @throws UsageError where nothing can be made of what was typed, or whatever the command throws
 */
export async function runCommandLine(
  program: string,
  commands: Readonly<Record<string, Command>>,
  [name = '', ...args]: readonly string[],
): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name === '--help' || name === '-h' || name === 'help') return say(overview(program, commands));
  if (!command) {
    const unknown = name ? `Unknown command "${name}".\n\n` : '';
    throw new UsageError(unknown + overview(program, commands).trimEnd());
  }
  await runOne(`${program} ${name}`, command, args);
}

/** Runs a command that has no others beside it. */
export async function runOne(program: string, command: Command, args: readonly string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return say(helpOf(program, command));
  const isJson = args.includes('--json');
  try {
    const { lines, json } = await command.run(read(program, command, args));
    say(isJson ? `${JSON.stringify(json, null, 2)}\n` : lines.map((line) => `${line}\n`).join(''));
  } catch (error) {
    if (isJson) {
      const { code = 'failed', message } = error as { code?: string; message: string };
      say(`${JSON.stringify({ error: { code: error instanceof UsageError ? 'usage' : code, message } }, null, 2)}\n`);
    }
    throw error;
  }
}

function read(program: string, { options, takes, args: usage }: Command, args: readonly string[]): Given {
  const wrong = (why: string) => new UsageError(`${why}\nUsage: ${program} ${usage}`);
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options: { ...options, ...OF_EVERY_COMMAND } });
  } catch (error) {
    throw wrong((error as Error).message);
  }
  const { positionals, values } = parsed;
  if (!takes(positionals.length))
    throw wrong(
      positionals.length === 0 ? 'Something is missing.' : `${positionals.length} arguments are too many or too few.`,
    );
  const text = (option: string) => values[option] as string | undefined;
  return {
    positionals,
    text,
    texts: (option) => (values[option] as string[] | undefined) ?? [],
    flag: (option) => values[option] === true,
    count(option) {
      const typed = text(option);
      if (typed === undefined) return undefined;
      if (/^\d+$/.test(typed)) return Number(typed);
      throw wrong(`--${option} is a number, not "${typed}".`);
    },
    countAt(place) {
      const typed = positionals[place];
      if (typed === undefined) return undefined;
      if (/^\d+$/.test(typed)) return Number(typed);
      throw wrong(`"${typed}" is no number.`);
    },
  };
}

function overview(program: string, commands: Readonly<Record<string, Command>>): string {
  const rows = Object.entries(commands).map(([name, { args, about }]) => [`${name} ${args}`.trim(), about] as const);
  const lines = rows.map(([usage, about]) => `  ${usage}\n      ${about}`);
  return `${program} <command>\n\n${lines.join('\n')}\n\nEach has --help and --json. ${EXIT_CODES}\n`;
}

function helpOf(program: string, { args, about, options }: Command): string {
  const all = Object.entries({ ...options, ...OF_EVERY_COMMAND }).map(
    ([name, { value, short, about }]) =>
      [`${short ? `-${short}, ` : ''}--${name}${value ? ` <${value}>` : ''}`, about] as const,
  );
  const width = Math.max(...all.map(([usage]) => usage.length));
  const lines = all.map(([usage, about]) => `  ${usage.padEnd(width)}  ${about}`);
  return `${program} ${args}\n\n${about}\n\n${lines.join('\n')}\n\n${EXIT_CODES}\n`;
}

function say(text: string): void {
  process.stdout.write(text);
}
