import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_BODY_BYTES } from '@agence/backend/edge/readBody';
import { limitConnections, SERVER_LIMITS } from '@agence/backend/edge/serverLimits';
import { isRealtime } from '@agence/backend/realtime/isRealtime';
import { BACKEND_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Trace } from '../log/Trace.ts';
import { type ClientOf, readTrustedProxies } from './clientOf.ts';
import { namesHost } from './namesHost.ts';
import { type PassFile, passFile } from './passFile.ts';
import { MAX_FILE_BYTES } from './proxy.ts';
import type { HotRemotes } from './serve.ts';
import { isThisMachine } from './thisMachine.ts';

/** What the platform knows of a request besides the request itself. */
export interface Connection {
  readonly clientIp: string;
  /** Whether somebody who sits at this machine asks. */
  readonly isThisMachine: boolean;
  /** Passes the request on as it comes, for what is too large to be kept (passFile.ts). */
  readonly passFile: PassFile;
  /** What becomes known of it on its way. */
  readonly trace: Trace;
}

/** The composer's server on Node: no time for a whole request, as a video takes its own, but limits for all that is slow. */
export function createSiteServer(
  answer: (request: Request, connection: Connection) => Response | Promise<Response>,
  /** Takes over a connection that asks to become the backend's websocket; without one there is none. */
  upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer, clientIp: string) => void = (_, socket) =>
    socket.destroy(),
  {
    clientOf = readTrustedProxies(),
    create,
    turnAway = () => false,
  }: {
    /** Whose requests they are; the connection's without trusted proxies. */
    readonly clientOf?: ClientOf | undefined;
    /** Development: makes a server that answers for some addresses itself. */
    readonly create?: HotRemotes['createServer'] | undefined;
    /** Answers requests that there is no place for. @returns whether it did */
    readonly turnAway?: (incoming: IncomingMessage, answer: ServerResponse, clientIp: string) => boolean;
  } = {},
) {
  const server = createAdaptorServer({
    fetch: (request, env) => {
      const { incoming } = env as HttpBindings;
      const clientIp = clientOf(incoming);
      return answer(request, {
        clientIp,
        isThisMachine: isThisMachine(incoming),
        passFile: (url, headers) => passFile(incoming, url, headers),
        trace: new Trace(),
      });
    },
    serverOptions: { ...SERVER_LIMITS, shouldUpgradeCallback: isRealtime },
    autoCleanupIncoming: false,
    createServer: ((options: ServerOptions, listener: RequestListener) => {
      const handle: RequestListener = (incoming, answer) => {
        if (namesTwoHosts(incoming)) answer.writeHead(400, { connection: 'close' }).end();
        else if (!turnAway(incoming, answer, clientOf(incoming))) listener(incoming, answer);
      };
      return (create ?? createServer)(options, handle).on('checkContinue', (incoming, answer) => {
        // Who asks first is told before they send what would be refused.
        if (!isTooLarge(incoming)) answer.writeContinue();
        handle(incoming, answer);
      });
    }) as typeof createServer,
  }) as Server;
  limitConnections(server);
  // The server that development makes takes other upgrades itself.
  server.on('upgrade', (incoming, socket, head) => {
    if (isRealtime(incoming)) upgrade(incoming, socket, head, clientOf(incoming));
  });
  return server;
}

/** Whether a request says of itself that it is for two sites (RFC 9112, 3.2). */
function namesTwoHosts({ url, headers, headersDistinct }: IncomingMessage): boolean {
  if ((headersDistinct.host ?? []).length > 1) return true;
  const target = url?.startsWith('/') ? undefined : URL.parse(url ?? '');
  return target ? !namesHost([target.host], headers.host) : false;
}

/** Whether the body that a request announces is larger than any that is read at its address. */
function isTooLarge({ url, headers }: IncomingMessage): boolean {
  const isFile = url?.startsWith(`${BACKEND_ADDRESSES.storage}/object/`);
  return Number(headers['content-length'] ?? 0) > (isFile ? MAX_FILE_BYTES : MAX_BODY_BYTES);
}
