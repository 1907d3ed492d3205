import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { BackendError } from './BackendError.ts';
import { limitConnections, SERVER_LIMITS } from './edge/serverLimits.ts';
import { isRealtime } from './realtime/isRealtime.ts';

/** Answers a request; `peer` is the remote address of its connection. */
export type Answer = (request: Request, peer: string | undefined) => Promise<Response>;

/** Takes over a connection that asks to become a websocket. */
export type Upgrade = (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Listener {
  readonly url: string;
  /** Stops accepting, lets running requests finish, and cuts those that take longer than five seconds. */
  close(): Promise<void>;
}

/**
 * Listens on the loopback interface, with limits for slow and oversized requests (SRV-05).
 *
 * @param port 0 for any free one
 * @throws BackendError when the port cannot be had
 */
export async function listen(port: number, answer: Answer, upgrade: Upgrade): Promise<Listener> {
  const server = createServer(
    { ...SERVER_LIMITS, shouldUpgradeCallback: isRealtime },
    getRequestListener((request, env) => answer(request, (env as HttpBindings).incoming.socket.remoteAddress), {
      autoCleanupIncoming: false,
    }),
  );
  limitConnections(server);
  server.on('upgrade', upgrade);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used: ${error.message}`;
      reject(new BackendError(`Port ${port} ${reason}.`));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 5_000).unref();
      }),
  };
}
