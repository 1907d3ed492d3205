import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_DIR } from '../project.ts';
import type { Sql } from '../sql.ts';
import type { FileStore } from './FileStore.ts';

const MAX_BYTES = 50 * 1024 * 1024;

interface PromisedFile {
  readonly bucket: string;
  readonly path: string;
  readonly type: string;
}

/** Puts the files that seeded products and modules promise (`seed-files/<name>`) where people find them, once. */
export async function seedFiles(sql: Sql, files: FileStore): Promise<void> {
  for (const { bucket, path, type } of await sql<PromisedFile>(PROMISED)) {
    const source = join(PROJECT_DIR, 'seed-files', path.split('/').at(-1) ?? '');
    if (!existsSync(source)) continue;
    const { file, size } = await files.put(createReadStream(source), MAX_BYTES);
    await sql(`insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3) on conflict do nothing`, [
      bucket,
      path,
      JSON.stringify({ file, size, mimetype: type }),
    ]);
  }
}

const PROMISED = `
  select * from (
    select 'downloads' as bucket, file ->> 'path' as path, file ->> 'type' as type
    from public.product_contents, jsonb_array_elements(digital_content -> 'files') file
    union all
    select 'videos', substring(address from '^/storage/v1/object/videos/(.+)$'),
      case when address like '%.vtt' then 'text/vtt' else 'video/webm' end
    from public.module_contents, unnest(array[video_url, captions_url]) address
  ) promised
  where path is not null and not exists (select from storage.objects where bucket_id = bucket and name = path)`;
