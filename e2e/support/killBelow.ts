import { readFileSync } from 'node:fs';

/**
 * Ends a process that another has started, itself or by others, in the middle of whatever it does (Linux).
 *
 * @param file by which the command line of the process is known
 */
export function killBelow(pid: number, file: string): void {
  const [found] = descendantsOf(pid).filter((each) => readFileSync(`/proc/${each}/cmdline`, 'utf8').includes(file));
  if (!found) throw new Error(`Nothing that ${pid} has started runs ${file}.`);
  process.kill(found, 'SIGKILL');
}

function descendantsOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}
