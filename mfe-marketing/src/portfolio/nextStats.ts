import type { Stats } from '../content/portfolio.ts';

/** Active projects never fall below this (marketing-site §4 "Stats page"). */
export const LEAST_ACTIVE = 15;

/** The counters three seconds later. Totals only grow; the number of active projects goes up and down. */
export function nextStats(stats: Stats, random: () => number = Math.random): Stats {
  const step = (most: number) => Math.floor(random() * (most + 1));
  return {
    sitesCreated: stats.sitesCreated + step(1),
    activeProjects: Math.max(LEAST_ACTIVE, stats.activeProjects + step(4) - 2),
    happyClients: stats.happyClients + step(1),
    codeLines: stats.codeLines + 1 + step(98),
  };
}
