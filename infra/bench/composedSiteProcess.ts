// The composer of a checkout in a process of its own: node composedSiteProcess.ts <root of the checkout> <data folder>. It builds and
// publishes what has changed before; with `build` as third argument it does nothing else.
import { join } from 'node:path';
import type { releaseAll as ReleaseAll } from '../src/cli/releaseAll.ts';
import type { serve as Serve } from '../src/composer/serve.ts';

const [, , root = '', dataDir = '', only] = process.argv;
const from = (file: string) => import(join(root, 'infra/src', file));

if (only === 'build') {
  const { releaseAll } = (await from('cli/releaseAll.ts')) as { releaseAll: typeof ReleaseAll };
  await releaseAll(dataDir, (line) => process.stderr.write(`${line}\n`));
} else {
  const { serve } = (await from('composer/serve.ts')) as { serve: typeof Serve };
  const site = await serve({ dataDir, port: 0 });
  process.send?.(site.url);
  process.once('SIGTERM', () => site.close().then(() => process.exit(0)));
}
