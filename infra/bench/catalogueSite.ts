import { join } from 'node:path';
import { startBackendProcess } from '../src/cli/backendProcess.ts';
import { releaseAll } from '../src/cli/releaseAll.ts';
import { ROOT } from '../src/cli/workspace.ts';
import { serve } from '../src/composer/serve.ts';

/** Filling a database takes minutes, so the filled ones are kept for the next run. */
const FOLDER = join(ROOT, '.cache/bench-catalogue');

/** The production site with a catalogue of that many generated courses. */
export async function serveCatalogue(
  courses: number,
  port: number,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const siteUrl = `http://localhost:${port}`;
  await releaseAll(join(FOLDER, 'site'), (line) => process.stdout.write(`${line}\n`));
  const backend = await startBackendProcess({
    dataDir: join(FOLDER, `backend-${courses}`),
    siteUrl,
    extraCourses: courses,
  });
  const site = await serve({ dataDir: join(FOLDER, 'site'), port, siteUrl, backend });
  return {
    url: site.url,
    async close() {
      await site.close();
      await backend.close();
    },
  };
}
