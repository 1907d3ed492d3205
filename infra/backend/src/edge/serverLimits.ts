import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Options of `createServer` for a server that takes large files over slow lines (SRV-05). Headers have their time; a body
 * has no common one: who reads it sets a deadline or a floor of speed, and what nobody reads is cut off with the answer.
 */
export const SERVER_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 0,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  // How long a connection may rest. A busy server that comes to its timers before its sockets closes a connection on which
  // the next request has already arrived, so this is longer than callers rest: nginx keeps its own for a minute.
  keepAliveTimeout: 65_000,
} as const;
/** After which a connection on which nothing moves is cut, in milliseconds. */
const IDLE_MS = 120_000;
/** How long a sender has to notice the answer before it is cut off, in milliseconds. */
const LINGER_MS = 2_000;
/** What of an unwanted body is read all the same, in bytes: a small one leaves its connection usable. */
const MAX_DISCARDED = 256 * 1024;

/** Cuts connections that stand still, and those that go on sending a body after the answer. */
export function limitConnections(server: Server): void {
  server.timeout = IDLE_MS;
  server.prependListener('request', (incoming: IncomingMessage, answer: ServerResponse) => {
    // Who has sent more than is read of an unwanted body believes the connection free, and would lose the next request on it.
    if (bodyLength(incoming) > MAX_DISCARDED) answer.setHeader('connection', 'close');
    // Before Node's own listener, which reads an untouched body to its end however long that is.
    answer.prependListener('finish', () => incoming.complete || cutOff(incoming));
  });
}

/** In bytes; infinite when the sender does not say. */
function bodyLength({ headers }: IncomingMessage): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Number.POSITIVE_INFINITY;
}

function cutOff(incoming: IncomingMessage): void {
  const { socket } = incoming;
  const close = socket.destroySoon.bind(socket);
  // Node closes at once, and what still arrives would then take the answer away from the sender.
  let isToClose = false;
  socket.destroySoon = () => {
    isToClose = true;
  };
  let discarded = 0;
  incoming.on('error', () => {});
  incoming.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MAX_DISCARDED) incoming.pause();
  });
  incoming.read(0);
  incoming.resume();
  const timer = setTimeout(close, LINGER_MS);
  incoming.once('end', () => {
    socket.destroySoon = close;
    clearTimeout(timer);
    if (isToClose) close();
  });
}
