import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { clientNetwork } from '@agence/backend/edge/clientAddress';
import type { Connection } from '../composer/createSiteServer.ts';

/**
 * Where somebody asks from, as coarsely as providers hand out addresses: 24 bits of IPv4, 48 of IPv6. Each request of whoever sits
 * at this machine stands for itself.
 */
export function networkOf({ clientIp, isThisMachine }: Pick<Connection, 'clientIp' | 'isThisMachine'>): string {
  if (isThisMachine) return randomUUID();
  const separator = isIP(clientIp) === 6 ? ':' : '.';
  return clientNetwork(clientIp).split(separator).slice(0, 3).join(separator);
}
