import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLIENT_ADDRESS_HEADER } from '@agence/backend/edge/clientAddress';
import { refuseUpgrade } from '@agence/backend/realtime/refuseUpgrade';
import { askOver } from './askOver.ts';
import { namesHost } from './namesHost.ts';

/** Headers of an upgrade that the backend gets to see; no extension is offered, so nothing is compressed. */
const FORWARDED = ['sec-websocket-key', 'sec-websocket-version'];
/** Until the backend has taken the connection over, in milliseconds. */
const UPGRADE_LIMIT_MS = 10_000;
/** Of a connection on which nothing moves, in milliseconds: either side sends a heartbeat more often. */
const IDLE_MS = 120_000;

/**
 * Passes a websocket of the site's own pages to the backend and back, byte by byte; who reads slowly holds up the backend,
 * which cuts it. Which connections there may be is the backend's to say.
 *
 * @param hosts that the site answers to; a page of another site may not open one
 */
export function passSocket(
  incoming: IncomingMessage,
  client: Duplex,
  head: Buffer,
  {
    backendUrl,
    hosts,
    clientIp,
  }: { readonly backendUrl: string | undefined; readonly hosts: readonly string[]; readonly clientIp: string },
): void {
  const refused = refusal(incoming, hosts);
  if (refused || !backendUrl) {
    refuseUpgrade(client, refused ?? 503);
    return;
  }
  const headers: Record<string, string> = {
    connection: 'upgrade',
    upgrade: 'websocket',
    [CLIENT_ADDRESS_HEADER]: clientIp,
  };
  for (const name of FORWARDED) {
    const value = incoming.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const url = `${backendUrl}${incoming.url}`;
  const asked = askOver(url).request(url, { headers, agent: false, timeout: UPGRADE_LIMIT_MS });
  asked.on('timeout', () => asked.destroy(new Error('The backend does not take the connection over.')));
  asked.on('error', () => refuseUpgrade(client, 503));
  asked.on('response', (answer) => {
    answer.resume();
    refuseUpgrade(client, answer.statusCode as number);
  });
  asked.on('upgrade', ({ headers: { 'sec-websocket-accept': accept } }, backend, first) => {
    client.write(
      `HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
    );
    client.write(first);
    backend.write(head);
    for (const [one, other] of [
      [client, backend],
      [backend, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
    backend.setTimeout(IDLE_MS, () => backend.destroy());
  });
  client.on('error', () => asked.destroy());
  client.on('close', () => asked.destroy());
  asked.end();
}

/** The status with which a connection is refused before the backend hears of it. */
function refusal({ headers: { host = '', origin } }: IncomingMessage, hosts: readonly string[]): number | undefined {
  if (!namesHost(hosts, host)) return 421;
  return origin === undefined || namesHost([URL.parse(origin)?.host ?? ''], host) ? undefined : 403;
}
