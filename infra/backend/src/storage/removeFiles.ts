import type { FunctionEnv } from '../../../supabase/functions/_shared/FunctionEnv.ts';
import type { Sql } from '../sql.ts';
import type { FileStore } from './FileStore.ts';

/** Removes stored files for functions of the project, past every policy: their rows, then their bytes. */
export function createFileRemoval(sql: Sql, files: FileStore): FunctionEnv['removeFiles'] {
  return async (removed) => {
    for (const { bucket, name } of removed) {
      const rows = await sql<{ file: string | null }>(
        `delete from storage.objects where bucket_id = $1 and name = $2 returning metadata ->> 'file' as file`,
        [bucket, name],
      );
      for (const { file } of rows) if (file) await files.remove(file);
    }
  };
}
