import { serve } from '../../src/composer/serve.ts';

const [dataDir = '', url = '', anonKey = ''] = process.argv.slice(2);
const site = await serve({ dataDir, port: 0, backend: { url, anonKey } });
process.send?.(site.url);
process.once('SIGTERM', () => site.close().then(() => process.exit(0)));
