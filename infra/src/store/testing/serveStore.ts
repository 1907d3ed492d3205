// A composer in a process of its own: node serveStore.ts <address of the store> [<options of serve as JSON>]. Says where it answers, to
// who started it.
import { readTrustedProxies } from '../../composer/clientOf.ts';
import { type ServeOptions, serve } from '../../composer/serve.ts';
import { folderOfStore } from '../origin.ts';

const [, , address = '', options = '{}'] = process.argv;
const {
  proxies,
  port = 0,
  ...given
} = JSON.parse(options) as Pick<Partial<ServeOptions>, 'port' | 'siteUrl' | 'backend'> & { proxies?: string };
const site = await serve({
  ...given,
  port,
  dataDir: folderOfStore(address),
  clientOf: readTrustedProxies(proxies),
});
process.send?.(site.url);
process.once('SIGTERM', () => site.close().then(() => process.exit()));
