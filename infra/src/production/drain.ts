import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * How long running requests, and connections that rest, may take to end, in milliseconds: longer than a connection rests, than the
 * backend may take to answer (15 s), and than most files take. Whoever ends the processes waits longer (`infra/deploy`).
 */
export const DRAIN_MS = 60_000;

/** Lets a server end without a request that fails. */
export interface Drain {
  isDraining(): boolean;
  /**
   * Goes on answering for a while, in which whoever asks whether it is ready hears that it is not; then takes no more connections.
   * Every answer meanwhile is the last on its connection, and a connection that rests ends by itself: one that was closed here
   * could have had the next request on its way.
   *
   * @param noticeMs how long others have to notice, in milliseconds
   * @returns settles when the last connection has ended, or was given up
   */
  run(noticeMs: number): Promise<void>;
}

/** @param sockets that were upgraded to websockets: they end when no more connections are taken, and are opened anew elsewhere */
export function createDrain(server: HttpServer, sockets: Iterable<Duplex>): Drain {
  let isDraining = false;
  server.prependListener('request', (_, answer) => {
    if (isDraining) answer.setHeader('connection', 'close');
  });
  return {
    isDraining: () => isDraining,
    async run(noticeMs) {
      isDraining = true;
      await wait(noticeMs);
      // HTTP's own way of closing ends the connections that rest.
      const closed = new Promise<void>((resolve) => void Server.prototype.close.call(server, () => resolve()));
      for (const socket of sockets) socket.destroy();
      const givenUp = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      await closed;
      clearTimeout(givenUp);
    },
  };
}
