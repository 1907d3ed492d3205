import { LRUCache } from 'lru-cache';
import type { Traffic } from './readBeacon.ts';

/** Names that one network is heard of in an hour: a tenth of what the hour has room for (`count_traffic`). */
const MAX_NAMES = 200;
const HOUR_MS = 3_600_000;
/** Networks that are remembered, so that made-up ones cannot fill the memory. */
const MAX_NETWORKS = 1000;
/** What the database calls what it counts together. */
const TOGETHER = '…';

/**
 * Keeps one network from taking the places of everybody's names: what it tells beyond its own is counted, but together. Which names it
 * told is remembered in this process alone, as digests of nothing but themselves, and for an hour.
 */
export function createNameLimit(): (network: string, traffic: Traffic) => Traffic {
  const networks = new LRUCache<string, Set<string>>({ max: MAX_NETWORKS, ttl: HOUR_MS, perf: Date });

  return (network, traffic) => {
    const { source, referrer, campaign } = traffic.origin;
    const names = networks.get(network) ?? new Set();
    networks.set(network, names, { noUpdateTTL: true });
    const told = traffic.seen.map(([, page]) => JSON.stringify([page, source || referrer, campaign]));
    const fresh = new Set(told.filter((name) => !names.has(name)));
    if (names.size + fresh.size > MAX_NAMES) {
      return {
        ...traffic,
        seen: traffic.seen.map(([kind]) => [kind, TOGETHER]),
        origin: { source: TOGETHER, campaign: TOGETHER },
      };
    }
    for (const name of fresh) names.add(name);
    return traffic;
  };
}
