import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { CalendarError } from './CalendarError.ts';
import { isPublicAddress } from './isPublicAddress.ts';

/** 10,000 events are some five million bytes. */
const MAX_BYTES = 20_000_000;
/** For everything, redirects too: ten jobs fit into one lease. */
const LIMIT_MS = 8_000;
const MAX_REDIRECTS = 3;

/** What a test replaces: names, and which addresses are reached. */
export interface Network {
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isAllowed: (address: string) => boolean;
  readonly protocols: readonly string[];
  readonly limitMs: number;
}

const internet: Network = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
  protocols: ['https:'],
  limitMs: LIMIT_MS,
};

/**
 * The text behind a calendar's secret address. Somebody else chose the address, so it must not lead into our own network: each name is
 * resolved here, all its addresses are checked, and the connection is made to the very address that was checked; each redirect again.
 *
 * @throws CalendarError with what was wrong
 */
export async function fetchCalendar(address: string, network = internet): Promise<string> {
  const signal = AbortSignal.timeout(network.limitMs);
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await get(url, network, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location && URL.canParse(headers.location, url)) {
      response.destroy();
      url = new URL(headers.location, url);
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new CalendarError('refused');
    }
    return await textOf(response);
  }
  throw new CalendarError('redirects');
}

async function get(url: URL, network: Network, signal: AbortSignal): Promise<http.IncomingMessage> {
  if (!network.protocols.includes(url.protocol)) throw new CalendarError('inner');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = await Promise.race([network.resolve(host), ended(signal)]).catch(() => {
    throw new CalendarError(signal.aborted ? 'slow' : 'unreachable');
  });
  if (found.length === 0 || !found.every(({ address }) => network.isAllowed(address))) throw new CalendarError('inner');
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request({
      host: found[0]?.address,
      port: url.port || (isSecure ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      // The certificate is the name's, whose address was looked up already.
      ...(isSecure ? { servername: host } : {}),
      headers: { host: url.host, accept: 'text/calendar', 'user-agent': 'Rendez-vous/1.0' },
      agent: false,
      signal,
    });
    request.once('response', resolve);
    request.once('error', () => reject(new CalendarError(signal.aborted ? 'slow' : 'unreachable')));
    request.end();
  });
}

/** Fails when time is up: names are looked up without a limit of their own. */
const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

async function textOf(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new CalendarError('endless');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof CalendarError ? error : new CalendarError('slow');
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks).toString('utf8');
}
