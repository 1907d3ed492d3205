/** Header in which the composition server passes on who its client is; it must replace what a client sent itself. */
export const CLIENT_ADDRESS_HEADER = 'x-agence-client-ip';

/**
 * Address that limits are kept by. The header counts only from this machine, where our composition server runs
 * (AUT-06); X-Forwarded-For never does.
 *
 * @param peer remote address of the connection
 */
export function clientAddress(request: Request, peer: string | undefined): string {
  const named = request.headers.get(CLIENT_ADDRESS_HEADER);
  return (peer && isLoopback(peer) && named && named.length <= 45 ? named : peer) ?? 'unknown';
}

/** Whether an address is this machine. */
export function isLoopback(address: string): boolean {
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address);
}
