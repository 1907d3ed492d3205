import { readdir, readFile } from 'node:fs/promises';

/** Resident memory of a process and of all that it has started, in MB (Linux). */
export async function memoryOf(pid: number): Promise<{ readonly own: number; readonly children: number }> {
  const children = await childrenOf(pid);
  const sizes = await Promise.all(children.map(residentOf));
  return { own: await residentOf(pid), children: sizes.reduce((sum, size) => sum + size, 0) };
}

/** In MB (Linux); 0 for a process that has ended. */
export async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Its share of what it has in common with others, and all that it has alone, in MB (Linux). */
export async function shareOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
}

/** All processes that one has started, and these in turn (Linux). */
export async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  const own = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  return [...own, ...(await Promise.all(own.map(childrenOf))).flat()];
}

/** With what a process was started (Linux); "" for one that has ended. */
export function commandOf(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
}
