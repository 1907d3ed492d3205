import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import { WebSocketServer } from 'ws';
import { isPublishableKey, readToken } from '../edge/authenticate.ts';
import { callerOf } from '../edge/clientAddress.ts';
import type { Secrets } from '../secrets.ts';
import type { Sql } from '../sql.ts';
import { RealtimeSocket } from './RealtimeSocket.ts';
import { createRowReader, type Listener, type ReadRow } from './readOwnRow.ts';
import { refuseUpgrade } from './refuseUpgrade.ts';
import { type RowChange, tellOfRowChanges } from './rowChanges.ts';

const MAX_SOCKETS = 500;
const MAX_SOCKETS_OF_CLIENT = 60;
const MAX_MESSAGE_BYTES = 16 * 1024;
/** Of a connection on which nothing is heard, in milliseconds; supabase-js sends a heartbeat every 25 s. */
const SILENCE_MS = 70_000;
const SWEEP_MS = 10_000;

export interface RealtimeOptions {
  readonly driver: PGlite;
  readonly kysely: Kysely<unknown>;
  readonly sql: Sql;
  readonly secrets: Secrets;
}

export interface Realtime {
  /** Takes over a connection that asks to become a websocket. */
  accept(incoming: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Cuts all connections: a client comes back when the service does. */
  close(): void;
}

/** Changes of one's own rows over `/realtime/v1/websocket`, as supabase-js subscribes to them (INF-022, AMB-67). */
export async function openRealtime({ driver, kysely, sql, secrets }: RealtimeOptions): Promise<Realtime> {
  const sockets = new Map<RealtimeSocket, { readonly client: string; readonly cut: () => void }>();
  /** Rows that were written or deleted and are not told of yet; what came last of a row stands for what came before. */
  const waiting = new Map<string, RowChange>();
  let isTelling = false;
  const tables = await tellOfRowChanges(driver, sql, (change) => {
    const hasListeners = [...sockets.keys()].some((socket) => socket.listenersTo(change).length > 0);
    if (!hasListeners) return;
    const row = JSON.stringify([change.table, change.key]);
    const type = joined(waiting.get(row)?.type, change.type);
    waiting.delete(row);
    if (type) waiting.set(row, { ...change, type });
    if (!isTelling) void tellAll();
  });
  const readRow = createRowReader(kysely, sql, tables);

  async function tellAll(): Promise<void> {
    isTelling = true;
    // What a transaction writes of a row in several steps arrives by now, and counts as one change.
    await setImmediate();
    for (const [row, change] of waiting) {
      waiting.delete(row);
      await tell(change, [...sockets.keys()], readRow).catch((error: unknown) => console.error('realtime:', error));
    }
    isTelling = false;
  }

  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  const sweep = setInterval(() => {
    for (const [{ lastHeard }, { cut }] of sockets) if (lastHeard < Date.now() - SILENCE_MS) cut();
  }, SWEEP_MS).unref();

  async function identify(token: string): Promise<Listener | undefined> {
    const claims = await readToken(token, secrets);
    return claims?.role === 'authenticated' && !claims.needs_factor ? { token, claims } : undefined;
  }

  return {
    accept(incoming, socket, head) {
      const url = new URL(incoming.url ?? '', 'http://backend.internal');
      const headers = new Headers();
      for (const [name, value] of Object.entries(incoming.headers))
        if (typeof value === 'string') headers.set(name, value);
      const { client } = callerOf({ headers }, incoming.socket.remoteAddress);
      if (!isPublishableKey(url.searchParams.get('apikey'), secrets)) return refuseUpgrade(socket, 401);
      const version = url.searchParams.get('vsn') ?? '1.0.0';
      if (version !== '1.0.0' && version !== '2.0.0') return refuseUpgrade(socket, 400);
      if (sockets.size >= MAX_SOCKETS) return refuseUpgrade(socket, 503);
      const ofClient = [...sockets.values()].filter((other) => other.client === client).length;
      if (ofClient >= MAX_SOCKETS_OF_CLIENT) return refuseUpgrade(socket, 429);
      server.handleUpgrade(incoming, socket, head, (websocket) => {
        const connection = new RealtimeSocket({ socket: websocket, version, tables, identify });
        sockets.set(connection, { client, cut: () => websocket.terminate() });
        websocket.on('error', () => websocket.terminate());
        websocket.on('close', () => sockets.delete(connection));
      });
    },
    close() {
      clearInterval(sweep);
      for (const websocket of server.clients) websocket.terminate();
    },
  };
}

/** Two changes of one row as one; undefined for a row that came and went. */
function joined(before: RowChange['type'] | undefined, next: RowChange['type']): RowChange['type'] | undefined {
  if (before === 'INSERT') return next === 'DELETE' ? undefined : 'INSERT';
  return before === 'DELETE' ? 'UPDATE' : next;
}

/** Row security is asked once for each session, whatever number of tabs it has open. */
async function tell(change: RowChange, sockets: readonly RealtimeSocket[], readRow: ReadRow): Promise<void> {
  const listeners = sockets.flatMap((socket) => socket.listenersTo(change));
  for (const listener of new Map(listeners.map((each) => [each.token, each])).values()) {
    const row = await readRow(listener, change);
    for (const socket of sockets) {
      if (row === 'signedOut') socket.end(listener, 'InvalidJWTToken: the session has ended');
      else if (row !== 'hidden') socket.tell(listener, change, row);
    }
  }
}
