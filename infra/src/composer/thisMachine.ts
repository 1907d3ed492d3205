import type { IncomingMessage } from 'node:http';
import { isLoopback } from '@agence/backend/edge/clientAddress';
import { isLocalAddress } from '@agence/backend/siteAddress';

/** Headers that proxies and tunnels add. Nobody's browser sends one. */
const FORWARDING =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-original-(?:for|host|url)|x-real-ip|x-client-ip|x-cluster-client-ip|client-ip|true-client-ip|fastly-client-ip|fly-client-ip|cf-.+|cdn-loop|x-envoy-.+|x-amzn-trace-id)$/;

/**
 * Whether a request comes from somebody who sits at this machine. A connection from here is not enough: a proxy or
 * tunnel on this machine makes one for every visitor. So a request that was passed on never counts (AMB-59), nor one
 * for another name than this machine's, which a page of another site has had resolved to it (DNS rebinding), nor one in
 * HTTP/1.0, which proxies speak that add no header (nginx as it is installed) and browsers do not.
 */
export function isThisMachine({
  socket,
  httpVersion,
  headers,
}: Pick<IncomingMessage, 'httpVersion' | 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
}): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => FORWARDING.test(name)) &&
    URL.canParse(`http://${headers.host}`) &&
    isLocalAddress(new URL(`http://${headers.host}`))
  );
}
