import type { Lanes } from '@agence/backend/edge/lanes';
import { BACKEND_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import type { Connection } from '../composer/createSiteServer.ts';
import { proxyToBackend } from '../composer/proxy.ts';
import type { Traffic } from './readBeacon.ts';

/** Programs that say so themselves. */
const PROGRAM = /bot\b|crawl|spider|headless|lighthouse|preview|monitor|python|curl/i;

/** Where the database counts. Visitors tell it by the beacon alone, which knows the site's pages and how much one network has told. */
export const TRAFFIC_ADDRESS = `${BACKEND_ADDRESSES.rest}/rpc/count_traffic`;

interface CountOptions {
  readonly backendUrl: string | undefined;
  readonly anonKey: string;
  readonly lanes: Lanes;
}

/**
 * Hands what a document tells of its visit to the database, which adds it to the hour. Neither address nor browser goes with it into a
 * row: what is counted is of nobody. Programs are left out.
 */
export async function countTraffic(
  traffic: Traffic,
  request: Request,
  connection: Connection,
  { backendUrl, anonKey, lanes }: CountOptions,
): Promise<void> {
  if (PROGRAM.test(request.headers.get('user-agent') ?? '')) return;
  const asked = new Request(new URL(TRAFFIC_ADDRESS, request.url), {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(traffic),
  });
  const answer = await proxyToBackend(asked, backendUrl, connection, anonKey, lanes);
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The database answered ${answer.status}.`);
}
