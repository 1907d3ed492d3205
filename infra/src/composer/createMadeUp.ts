import { clientNetwork } from '@agence/backend/edge/clientAddress';
import { RateLimit } from '@agence/backend/edge/RateLimit';
import type { Connection } from './createSiteServer.ts';

/** Of those that are composed in a minute, for one client and for all: each costs as much as a page that is there. */
const MADE_UP = { each: 60, inAll: 300, windowMs: 60_000 };

/** Whether somebody makes up one address after the other. */
export type MakesUpTooMuch = (connection: Connection) => boolean;

/** Takes one of the made-up addresses that are composed in a minute. Who sits at this machine evaluates the site. */
export function createMadeUp(): MakesUpTooMuch {
  const each = new RateLimit(MADE_UP.each, MADE_UP.windowMs);
  const inAll = new RateLimit(MADE_UP.inAll, MADE_UP.windowMs);
  return ({ clientIp, isThisMachine }) =>
    !isThisMachine && (each.take(clientNetwork(clientIp)) > 0 || inAll.take('') > 0);
}
