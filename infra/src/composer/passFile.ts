import { Agent, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { Readable } from 'node:stream';
import { watchSpeed } from '@agence/backend/edge/watchSpeed';
import { askOver } from './askOver.ts';

/** Below which a download is given up: whoever pauses a video longer asks for the rest of it. */
const DOWNLOAD_FLOOR = { bytesPerSecond: 4096, windowMs: 60_000 };
/** How long nothing may move between here and the backend, in milliseconds. */
const IDLE_MS = 60_000;

/** None waits for another's connection. They are kept alive: one that ends with its answer would lose an early one. */
const agents = { plain: new Agent({ keepAlive: true }), tls: new TlsAgent({ keepAlive: true }) };

/** What the backend answers to a request for a file, while it comes. */
interface PassedFile {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ReadableStream | null;
}

/**
 * Passes the request that is answered on to the backend.
 *
 * @param url of the backend
 * @param headers to send
 * @throws Error when the backend cannot be reached, or the visitor goes away
 */
export type PassFile = (url: string, headers: Readonly<Record<string, string>>) => Promise<PassedFile>;

/**
 * Passes a request for a file on to the backend, either way at the speed of the visitor's line, as long as that takes. The
 * head goes first and alone: what the backend refuses by it is never read. `fetch` would wait for the first chunk, and
 * has a common limit of time for all answers.
 *
 * @param incoming the visitor's request; what is not passed on of it is left for its server to cut off
 * @param url of the backend
 * @param headers to send
 * @throws Error when the backend cannot be reached, or the visitor goes away
 */
export function passFile(incoming: IncomingMessage, url: string, headers: OutgoingHttpHeaders): Promise<PassedFile> {
  const method = incoming.method as string;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const length = hasBody ? incoming.headers['content-length'] : undefined;
  return new Promise((resolve, reject) => {
    const passed = askOver(url).request(url, {
      method,
      agent: url.startsWith('https:') ? agents.tls : agents.plain,
      headers: { ...headers, ...(length ? { 'content-length': length } : {}) },
    });
    passed.setTimeout(IDLE_MS, () => passed.destroy(new Error('The backend does not answer.')));
    passed.on('error', reject);
    passed.once('response', (answer) => {
      // A body that was refused is not sent to its end.
      incoming.unpipe(passed);
      answer.once('end', () => passed.writableEnded || passed.destroy());
      resolve({
        status: answer.statusCode as number,
        headers: new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
        body: download(answer),
      });
    });
    if (!hasBody) return passed.end();
    passed.flushHeaders();
    incoming.pipe(passed);
    incoming.once('close', () => incoming.complete || passed.destroy(new Error('The visitor went away.')));
  });
}

function download(answer: IncomingMessage): ReadableStream<Uint8Array> {
  const body = Readable.toWeb(answer) as ReadableStream<Uint8Array>;
  const speed = watchSpeed(DOWNLOAD_FLOOR, () => answer.destroy());
  answer.on('data', (chunk: Uint8Array) => speed.moved(chunk.length));
  answer.once('close', () => speed.stop());
  return body;
}
