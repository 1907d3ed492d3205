import type { Measure } from '../measures/measured.ts';
import { isFailure } from '../measures/measured.ts';

/** Networks that have told of a version, before what they tell means anything: with fewer, three could end any canary. */
const TOLD = 20;
/** How many of them must fail, as for every release (decision 0021); whoever has a few networks is no such share. */
const FAILING_SHARE = 0.2;
/** By how much that share must be larger than with the active version. */
const WORSE = 0.01;
/** How much later the largest paint of three networks in four may come: the smaller differences are the network's. */
const SLOWER = { times: 1.2, ms: 100 };
/** Networks that are remembered of a version. */
export const MAX_NETWORKS = 10_000;

/** What browsers have told of a version, by network: whoever sends much counts once. */
export interface Seen {
  readonly failed: Set<string>;
  readonly ran: Set<string>;
  /** The last largest paint of each, in milliseconds. */
  readonly paints: Map<string, number>;
}

export const nothingSeen = (): Seen => ({ failed: new Set(), ran: new Set(), paints: new Map() });

/** Whether a measure says anything for or against a version. */
export const isJudgedBy = (name: string) =>
  isFailure(name) || name === 'hydrated' || name === 'mounted' || name === 'lcp';

/** Takes what one browser tells of a version. */
export function see(seen: Seen, { name, value }: Pick<Measure, 'name' | 'value'>, network: string): void {
  const into = isFailure(name) ? seen.failed : name === 'hydrated' || name === 'mounted' ? seen.ran : undefined;
  if (into && into.size < MAX_NETWORKS) into.add(network);
  if (name === 'lcp' && seen.paints.size < MAX_NETWORKS) seen.paints.set(network, value);
}

/** Why a canary must end, in the words of the history; undefined while nothing speaks against it. */
export function verdict(canary: Seen, active: Seen): string | undefined {
  const { failed } = canary;
  const [share, usual] = [failingShare(canary), failingShare(active)];
  if (networksOf(canary) >= TOLD && share >= FAILING_SHARE && share > usual + WORSE) {
    return `it failed in browsers of ${failed.size} networks (${percent(share)} instead of ${percent(usual)})`;
  }
  if (canary.paints.size < TOLD || active.paints.size < TOLD) return undefined;
  const [slow, fast] = [threeInFour(canary.paints), threeInFour(active.paints)];
  if (slow <= fast * SLOWER.times || slow <= fast + SLOWER.ms) return undefined;
  return `its largest paint came after ${Math.round(slow)} ms instead of ${Math.round(fast)} ms`;
}

const networksOf = ({ failed, ran }: Seen) => new Set([...failed, ...ran]).size;

function failingShare(seen: Seen): number {
  const all = networksOf(seen);
  return all === 0 ? 0 : seen.failed.size / all;
}

function threeInFour(paints: ReadonlyMap<string, number>): number {
  const sorted = [...paints.values()].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}

const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;
