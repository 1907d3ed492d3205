import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whose request it is: the address that every limit per client is kept by. */
export type ClientOf = (incoming: AskedBy) => string;

type AskedBy = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/**
 * Reads `TRUSTED_PROXIES`, the addresses and networks of the proxies before the site, separated by commas: `127.0.0.1, ::1,
 * 10.0.0.0/8`. The client of a request is the right-most address of X-Forwarded-For that is none of them, and the connection's own
 * where that is none of them either: whatever a client has written there itself stands further left (AUT-06).
 *
 * @param list nothing for none: every request is the connection's
 * @throws Error in one sentence that names what is no address or network, or would trust everybody
 */
export function readTrustedProxies(list = ''): ClientOf {
  const proxies = new BlockList();
  for (const entry of list.split(',').map((one) => one.trim())) if (entry) trust(proxies, entry);
  const isTrusted = (address: string) => proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return ({ socket, headers }) => {
    let client = plain(socket.remoteAddress ?? '');
    // Node joins what several headers of this name say.
    const named = String(headers['x-forwarded-for'] ?? '').split(',');
    while (isIP(client) && isTrusted(client)) {
      const before = addressIn(named.pop());
      // A trusted proxy that says nothing readable is all that is known.
      if (before === undefined) break;
      client = before;
    }
    return client;
  };
}

function trust(proxies: BlockList, entry: string): void {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const family = isIP(address);
  const prefix = bits === undefined ? undefined : Number(bits);
  if (family === 0 || (prefix !== undefined && prefix > (family === 6 ? 128 : 32))) {
    throw new Error(`TRUSTED_PROXIES has "${entry}", which is no address or network such as 10.0.0.1 or 10.0.0.0/8.`);
  }
  if (prefix === 0) throw new Error(`TRUSTED_PROXIES has "${entry}", which trusts everybody: anyone could be anyone.`);
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (prefix === undefined) proxies.addAddress(address, type);
  else proxies.addSubnet(address, prefix, type);
}

/** The address in an entry of X-Forwarded-For, where some proxies write a port too. */
function addressIn(entry = ''): string | undefined {
  const [, bracketed, short] = /^\s*(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+)(?::\d+)?)\s*$/.exec(entry) ?? [];
  const address = plain(bracketed ?? short ?? entry.trim());
  return isIP(address) ? address : undefined;
}

/** One spelling of an IPv4 address: a socket for both families has `::ffff:10.0.0.1`. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
