import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv, StoredFile } from '../_shared/FunctionEnv.ts';

/** Removes the files of creators, courses and products that are no more. */
export async function removeFiles(env: FunctionEnv): Promise<void> {
  for (;;) {
    const orphans = await callDatabase<readonly StoredFile[]>(env, 'orphan_files', {});
    if (orphans.length === 0) return;
    await env.removeFiles(orphans);
  }
}
