import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A command that goes on. */
export interface RunningCommand {
  readonly pid: number;
  /** All that it has said so far, on both outputs. */
  said(): string;
  /**
   * Waits until it has said something, for as long as it runs and the test may take: how soon is up to the machine.
   *
   * @returns the text that fits
   * @throws Error with all that it has said when it ends first
   */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Ends it with all that it has started, and waits for that: what they write in is free afterwards. */
  stop(): Promise<void>;
}

/** Starts a command, as the head of a group of its own. */
export function startCommand(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): RunningCommand {
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let hasEnded = false;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
      tell();
    });
  }
  // Its outputs are closed once nothing that it has started holds them any more.
  const closed = once(child, 'close').finally(() => {
    hasEnded = true;
    tell();
  });
  closed.catch(() => {});

  return {
    pid: child.pid as number,
    said: () => said,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(said);
          if (!found && !hasEnded) return;
          listeners.delete(look);
          if (found) resolve(found);
          else reject(new Error(`${command} ${args.join(' ')} has ended before it said ${pattern}:\n${said}`));
        };
        listeners.add(look);
        look();
      }),
    async stop() {
      if (!hasEnded) process.kill(-(child.pid as number), 'SIGTERM');
      await closed;
    },
  };
}
