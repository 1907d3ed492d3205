import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { certify } from '../src/cli/nginxConfig.ts';

/** Of HTTP/1.1 alone. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/** A site as visitors have it: over HTTP/2 with TLS, with a certificate that nobody knows. */
export interface SiteOverTls {
  readonly url: string;
  close(): void;
}

/**
 * Serves what a site answers over HTTP/2.
 *
 * @param change its pages, which are then compressed as well as they can be, once
 */
export async function overTls(site: string, change?: (html: string) => string): Promise<SiteOverTls> {
  const folder = mkdtempSync(join(tmpdir(), 'agence-tls-'));
  certify(folder);
  const [cert, key] = ['site.pem', 'site.key'].map((file) => readFileSync(join(folder, file)));
  rmSync(folder, { recursive: true });
  const pages = new Map<string, Buffer>();
  const server = createSecureServer({ cert: cert as Buffer, key: key as Buffer }, (asked, answer) => {
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')));
    const { host } = new URL(site);
    const passed = request(site + asked.url, { method: asked.method, headers: { ...headers, host } }, (found) =>
      pass(found, asked, answer),
    );
    passed.on('error', () => answer.stream?.close());
    asked.pipe(passed);
  });
  function pass(found: IncomingMessage, asked: Http2ServerRequest, answer: Http2ServerResponse) {
    const headers = Object.entries(found.headers).filter(([name]) => !OF_CONNECTION.includes(name));
    answer.on('error', () => {});
    const isPage = change && found.statusCode === 200 && found.headers['content-type']?.startsWith('text/html');
    if (!isPage) {
      answer.writeHead(found.statusCode as number, Object.fromEntries(headers));
      found.pipe(answer);
      return;
    }
    const chunks: Buffer[] = [];
    found.on('data', (chunk: Buffer) => chunks.push(chunk));
    found.on('end', () => {
      const page =
        pages.get(asked.url) ?? brotliCompressSync(change(brotliDecompressSync(Buffer.concat(chunks)).toString()));
      pages.set(asked.url, page);
      answer.writeHead(200, { ...Object.fromEntries(headers), 'content-length': page.length });
      answer.end(page);
    });
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
