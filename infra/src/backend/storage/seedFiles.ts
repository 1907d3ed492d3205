import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { PROJECT_DIR } from '../project.ts';
import type { Sql } from '../sql.ts';
import type { FileStore } from './FileStore.ts';

const MAX_BYTES = 50 * 1024 * 1024;

/** Puts the files that seeded products promise (`seed-files/<name>`) where their buyers find them, once. */
export async function seedFiles(sql: Sql, files: FileStore): Promise<void> {
  const promised = await sql<{ path: string; type: string }>(
    `select file ->> 'path' as path, file ->> 'type' as type
     from public.product_contents, jsonb_array_elements(digital_content -> 'files') file
     where not exists (select from storage.objects where bucket_id = 'downloads' and name = file ->> 'path')`,
  );
  for (const { path, type } of promised) {
    const source = join(PROJECT_DIR, 'seed-files', path.split('/').at(-1) ?? '');
    if (!existsSync(source)) continue;
    const body = Readable.toWeb(createReadStream(source)) as ReadableStream<Uint8Array>;
    const { file, size } = await files.put(body, MAX_BYTES);
    await sql(
      `insert into storage.objects (bucket_id, name, metadata) values ('downloads', $1, $2) on conflict do nothing`,
      [path, JSON.stringify({ file, size, mimetype: type })],
    );
  }
}
