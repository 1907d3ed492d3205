import { WorkerEntrypoint } from 'cloudflare:workers';
import type { ByteRange } from '@agence/backend/http/byteRange';
import type { Env } from './Env.ts';
import type { Site } from './site.ts';

/** What composers read that does not fit into their bundles: the files that browsers load, which the site has in memory. */
export class Files extends WorkerEntrypoint<Env> {
  readonly #site = this.env.SITE.getByName('site') as unknown as {
    readonly [Method in 'sizeOf' | 'bytesOf']: (
      ...given: Parameters<Site[Method]>
    ) => Promise<Awaited<ReturnType<Site[Method]>>>;
  };

  sizeOf(path: string) {
    return this.#site.sizeOf(path);
  }

  bytesOf(path: string, range?: ByteRange) {
    return this.#site.bytesOf(path, range);
  }
}
