import { clientNetwork } from '@agence/backend/edge/clientAddress';
import type { Lane } from '@agence/backend/edge/lanes';
import { LRUCache } from 'lru-cache';

/** How long a token counts that the backend has accepted, in milliseconds: as long as one is good for (`jwt_expiry`). */
const TOKEN_LIFE_MS = 600_000;

/** Authorization headers of members that the backend has accepted: this server cannot verify them, and must believe no other. */
const accepted = new LRUCache<string, true>({
  ...{ max: 10_000, ttl: TOKEN_LIFE_MS },
  // The clock of now: the package has kept the one that was there when it was loaded.
  perf: { now: () => performance.now() },
});

/** @param authorization of a member's request that the backend has answered as such */
export function rememberMember(authorization: string): void {
  accepted.set(authorization, true);
}

/**
 * Whose share of a lane's places a request takes, as in the backend: a member's own, so that those behind one address do not
 * share one, and else that of the network it comes from. Signing in is counted by the network alone.
 */
export function shareOf(lane: Lane, authorization: string | null, clientIp: string): string {
  const isMember = lane !== 'signIn' && authorization !== null && accepted.has(authorization);
  return isMember ? authorization : clientNetwork(clientIp);
}
