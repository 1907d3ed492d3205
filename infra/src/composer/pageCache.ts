import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf } from './etagOf.ts';
import type { ComposedPage } from './pages.ts';

/** A page ready to be sent: compressed once, not per request. */
export interface StoredPage {
  readonly page: ComposedPage;
  readonly etag: string;
  readonly bodies: { readonly identity: Buffer; br: Buffer; readonly gzip: Buffer };
}

const MAX_PAGES = 1000;
/** Good enough for the first visitor; the best quality follows in the background. */
const FIRST_QUALITY = 5;

/** Composed pages by key; the oldest goes when there are too many. */
export class PageCache {
  readonly #pages = new Map<string, StoredPage>();

  get(key: string): StoredPage | undefined {
    return this.#pages.get(key);
  }

  async store(key: string, page: ComposedPage): Promise<StoredPage> {
    const stored = await preparePage(page);
    this.#pages.set(key, stored);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > MAX_PAGES && oldest !== undefined) this.#pages.delete(oldest);
    void compressBrotli(stored.bodies.identity, 11).then((best) => {
      stored.bodies.br = best;
    });
    return stored;
  }
}

/** Compresses a page for sending. */
export async function preparePage(page: ComposedPage): Promise<StoredPage> {
  const identity = Buffer.from(page.html);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, FIRST_QUALITY),
    promisify(gzip)(identity, { level: 6 }),
  ]);
  const etag = etagOf(identity);
  return { page, etag, bodies: { identity, br, gzip: gz } };
}

function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return promisify(brotliCompress)(body, { params });
}
