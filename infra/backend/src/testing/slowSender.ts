import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A request whose body comes in small pieces. */
export interface SlowRequest {
  readonly method: 'GET' | 'PATCH' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What its body consists of, and how often each piece comes, in milliseconds. */
  readonly pieces: readonly Buffer[];
  readonly everyMs: number;
}

/** What came back: status and body, or `undefined` where the connection ended without an answer. */
export type SlowAnswer = { readonly status: number; readonly body: string; readonly afterMs: number } | undefined;

/** Over a bare socket, sends a request piece by piece until an answer comes, whatever its headers promised. */
export function sendSlowly(url: string, request: SlowRequest): { readonly answer: Promise<SlowAnswer>; end(): void } {
  const { hostname, port, host } = new URL(url);
  const started = performance.now();
  const socket = connect({ host: hostname, port: Number(port) });
  let received = '';
  let isOver = false;
  // A connection that is cut in the middle shows in what was received.
  socket.on('error', () => {});
  const answer = new Promise<SlowAnswer>((resolve) => {
    const settle = (complete: SlowAnswer) => {
      isOver = true;
      resolve(complete);
      socket.destroy();
    };
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const [, status, head = '', body = ''] = /^HTTP\/1\.1 (\d+)([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(received) ?? [];
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      if (length ? body.length >= Number(length) : body.endsWith('\r\n0\r\n\r\n')) {
        settle({ status: Number(status), body, afterMs: performance.now() - started });
      }
    });
    socket.on('close', () => settle(undefined));
  });
  void send(socket, host, request, () => isOver);
  return { answer, end: () => socket.destroy() };
}

async function send(socket: Socket, host: string, request: SlowRequest, isOver: () => boolean): Promise<void> {
  const lines = Object.entries({ host, ...request.headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${request.method} ${request.path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  for (const piece of request.pieces) {
    await wait(request.everyMs);
    if (isOver() || socket.destroyed) return;
    if (!socket.write(piece)) await new Promise<void>((done) => socket.once('drain', done).once('close', done));
  }
}

/** Requests of somebody with no account whose bodies come at a byte a second: uploads, forms, JSON of every kind. */
export function slowStrangers(count: number, anonKey: string): SlowRequest[] {
  const kinds: readonly (readonly [path: string, type: string])[] = [
    ['/storage/v1/object/thumbnails/00000000-0000-4000-8000-000000000002/a.png', 'image/png'],
    ['/storage/v1/object/videos/00000000-0000-4000-8000-000000000002/a.mp4', 'multipart/form-data; boundary=x'],
    ['/rest/v1/rpc/catalogue', 'application/json'],
    ['/auth/v1/token?grant_type=password', 'application/json'],
    ['/functions/v1/create-payment', 'application/json'],
    ['/functions/v1/stripe-webhook', 'application/json'],
    ['/functions/v1/lead', 'application/x-www-form-urlencoded'],
    ['/storage/v1/object/list/thumbnails', 'application/json'],
  ];
  return Array.from({ length: count }, (_, index) => {
    const [path, type] = kinds[index % kinds.length] as (typeof kinds)[number];
    // The key stands in every page; half of them have read one.
    const key = index % 2 === 0 ? { apikey: anonKey } : {};
    return {
      method: 'POST',
      path,
      headers: { 'content-type': type, 'content-length': '200000', ...key },
      pieces: Array.from({ length: 600 }, () => Buffer.from('a')),
      everyMs: 1000,
    };
  });
}

/**
 * An upload over a line of that speed.
 *
 * @param size bytes of the file
 * @param bytesPerSecond of the line
 */
export function upload(
  path: string,
  size: number,
  bytesPerSecond: number,
  headers: Readonly<Record<string, string>>,
): SlowRequest {
  const everyMs = 50;
  const piece = Buffer.alloc(Math.round((bytesPerSecond * everyMs) / 1000), 'v');
  const rest = size % piece.length;
  const pieces = Array<Buffer>(Math.floor(size / piece.length)).fill(piece);
  if (rest > 0) pieces.push(piece.subarray(0, rest));
  // What is no film is refused after its first bytes.
  const first = Buffer.from(pieces[0] ?? piece);
  first.write('ftyp', 4);
  pieces[0] = first;
  return {
    method: 'POST',
    path: `/storage/v1/object/${path}`,
    headers: { 'content-type': 'video/mp4', ...headers, 'content-length': String(size) },
    pieces,
    everyMs,
  };
}
