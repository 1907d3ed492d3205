import { isIP } from 'node:net';

/** Header in which the composition server passes on who its client is; it must replace what a client sent itself. */
export const CLIENT_ADDRESS_HEADER = 'x-agence-client-ip';
/** Header with which it says that somebody at this machine asks; absent for everybody else (composer/thisMachine.ts). */
export const THIS_MACHINE_HEADER = 'x-agence-this-machine';

/** Header with the id that a request has in the log of our composition server; what a client sent itself never comes here. */
export const REQUEST_ID_HEADER = 'x-request-id';
const REQUEST_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Who sends a request. */
export interface Caller {
  /** Address that limits are kept by; of IPv6 the network of 64 bits, in which one customer has every address. */
  readonly client: string;
  /** Whether our composition server asks for itself, to make a page, and passes on nobody's request. */
  readonly isSite: boolean;
  /** Whether it is somebody who sits at this machine. */
  readonly isThisMachine: boolean;
  /** What our composition server calls the request; absent where somebody else asks. */
  readonly requestId?: string;
}

/**
 * Who sends a request to the backend. The headers count only from this machine, where our composition server runs
 * (AUT-06); X-Forwarded-For never does: that server has read it (composer/clientOf.ts). The address alone says nothing about where somebody sits: behind a proxy it is
 * the proxy's.
 *
 * @param peer remote address of the connection
 */
export function callerOf(request: Pick<Request, 'headers'>, peer: string | undefined): Caller {
  const isOurs = peer !== undefined && isLoopback(peer);
  const named = request.headers.get(CLIENT_ADDRESS_HEADER);
  const requestId = isOurs ? (request.headers.get(REQUEST_ID_HEADER) ?? '') : '';
  return {
    ...(REQUEST_ID.test(requestId) ? { requestId } : {}),
    client: clientNetwork((isOurs && named && named.length <= 45 ? named : peer) ?? 'unknown'),
    isSite: isOurs && named === null,
    isThisMachine: isOurs && request.headers.get(THIS_MACHINE_HEADER) === '1',
  };
}

/** An address as it is counted: one of IPv6 by its network of 64 bits, in which one customer has every address. */
export function clientNetwork(address: string): string {
  if (isIP(address) !== 6 || isLoopback(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = (half: string) => (half ? half.split(':') : []);
  const zeros = Array<string>(Math.max(0, 8 - groups(head).length - groups(tail).length)).fill('0');
  const whole = [...groups(head), ...zeros, ...groups(tail)];
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Whether an address is this machine's. */
export function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(address);
}
