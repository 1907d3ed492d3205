import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { certify } from '../src/cli/nginxConfig.ts';

/** Of HTTP/1.1 alone. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/** What a packet carries, in bytes. */
const PACKET = 1400;

/** A site as visitors have it: over HTTP/2 with TLS, with a certificate that nobody knows. */
export interface SiteOverTls {
  readonly url: string;
  close(): void;
}

/** A slow line, which all answers share. */
export interface Line {
  /** From a request until its answer begins, in milliseconds. */
  readonly latency: number;
  /** In bytes a second. */
  readonly downloadThroughput: number;
}

/**
 * Serves what a site answers over HTTP/2, in packets on a slow line: a browser that makes its own network slow hands over most answers
 * in one piece at their end, and no page would be seen before it is whole.
 *
 * @param change its pages, which are then compressed as well as they can be, once
 */
export async function overTls(
  site: string,
  { latency, downloadThroughput }: Line,
  change?: (html: string) => string,
): Promise<SiteOverTls> {
  let isFreeAt = 0;
  async function transmit(body: AsyncIterable<Buffer> | Iterable<Buffer>, answer: Http2ServerResponse) {
    for await (const chunk of body)
      for (let at = 0; at < chunk.length; at += PACKET) {
        const packet = chunk.subarray(at, at + PACKET);
        const now = performance.now();
        isFreeAt = Math.max(now, isFreeAt) + (packet.length / downloadThroughput) * 1000;
        await after(Math.max(0, isFreeAt - now));
        answer.write(packet);
      }
    answer.end();
  }
  const folder = mkdtempSync(join(tmpdir(), 'agence-tls-'));
  certify(folder);
  const [cert, key] = ['site.pem', 'site.key'].map((file) => readFileSync(join(folder, file)));
  rmSync(folder, { recursive: true });
  const pages = new Map<string, Buffer>();
  const server = createSecureServer({ cert: cert as Buffer, key: key as Buffer }, (asked, answer) => {
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')));
    const { host } = new URL(site);
    const begun = performance.now();
    const passed = request(site + asked.url, { method: asked.method, headers: { ...headers, host } }, async (found) => {
      await after(Math.max(0, begun + latency - performance.now()));
      pass(found, asked, answer);
    });
    passed.on('error', () => answer.stream?.close());
    asked.pipe(passed);
  });
  function pass(found: IncomingMessage, asked: Http2ServerRequest, answer: Http2ServerResponse) {
    const headers = Object.entries(found.headers).filter(([name]) => !OF_CONNECTION.includes(name));
    answer.on('error', () => {});
    const isPage = change && found.statusCode === 200 && found.headers['content-type']?.startsWith('text/html');
    if (!isPage) {
      answer.writeHead(found.statusCode as number, Object.fromEntries(headers));
      void transmit(found, answer);
      return;
    }
    const chunks: Buffer[] = [];
    found.on('data', (chunk: Buffer) => chunks.push(chunk));
    found.on('end', () => {
      const page =
        pages.get(asked.url) ?? brotliCompressSync(change(brotliDecompressSync(Buffer.concat(chunks)).toString()));
      pages.set(asked.url, page);
      answer.writeHead(200, { ...Object.fromEntries(headers), 'content-length': page.length });
      void transmit([page], answer);
    });
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
