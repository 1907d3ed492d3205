import type { ChildProcess } from 'node:child_process';
import { jsonOf, learnerHeaders, type Ready, spawnBackend } from './spawnBackend.ts';

const LEARNER = '00000000-0000-4000-8000-000000000001';
const WRITERS = 6;
/** Rows that are acknowledged before a kill. */
const ROWS_PER_ROUND = 60;

/**
 * Kills a backend again and again while several clients write, and looks after every start for rows that it had
 * acknowledged (DLS-06).
 *
 * @param onKill told how many kills have been survived
 * @returns besides, with which code it ends when it is asked to (SIGTERM)
 */
export async function killWhileWriting(
  dataDir: string,
  kills: number,
  onKill: (done: number) => void = () => {},
): Promise<{ acknowledged: number; lost: string[]; code: number | null }> {
  const acknowledged = new Set<string>();
  const lost = new Set<string>();
  for (let round = 0; ; round += 1) {
    const { child, exited, ready } = spawnBackend(dataDir);
    const backend = await ready;
    try {
      const headers = await learnerHeaders(backend);
      const kept = await keptRows(backend, headers);
      for (const id of acknowledged) if (!kept.has(id)) lost.add(id);
      if (round === kills) {
        child.kill('SIGTERM');
        const { code } = await exited;
        return { acknowledged: acknowledged.size, lost: [...lost], code };
      }
      await writeUntilKilled(child, backend, headers, acknowledged);
      await exited;
    } finally {
      child.kill('SIGKILL');
    }
    onKill(round + 1);
  }
}

async function keptRows({ url }: Ready, headers: Record<string, string>): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let offset = 0; ; offset += 1000) {
    const query = `select=id&interaction_type=eq.share&order=id&limit=1000&offset=${offset}`;
    const page = await jsonOf<{ id: string }[]>(`${url}/rest/v1/user_interactions?${query}`, { headers });
    for (const { id } of page) ids.add(id);
    if (page.length < 1000) return ids;
  }
}

async function writeUntilKilled(
  child: ChildProcess,
  { url }: Ready,
  headers: Record<string, string>,
  acknowledged: Set<string>,
): Promise<void> {
  const [course] = await jsonOf<{ id: string }[]>(`${url}/rest/v1/formations?select=id&limit=1`, { headers });
  const target = acknowledged.size + ROWS_PER_ROUND;
  let isAlive = true;
  const write = async () => {
    while (isAlive) {
      const id = crypto.randomUUID();
      const row = { id, user_id: LEARNER, formation_id: course?.id, interaction_type: 'share' };
      try {
        const body = JSON.stringify(row);
        const { status } = await fetch(`${url}/rest/v1/user_interactions`, { method: 'POST', headers, body });
        if (status === 201) acknowledged.add(id);
        // Killed with the other writers' rows in flight.
        if (acknowledged.size >= target && isAlive) child.kill('SIGKILL');
      } catch {
        isAlive = false;
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
}
