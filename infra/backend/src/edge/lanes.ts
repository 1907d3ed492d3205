import { decode } from 'hono/jwt';
import { Admission, type AdmissionLimits } from './admission.ts';
import type { Caller } from './clientAddress.ts';
import { isPaymentFunction } from './paymentFunctions.ts';

interface LaneLimits extends AdmissionLimits {
  /** Times the places that the composition server has of them. */
  readonly outer?: number;
}

/** What requests to the database are for. Each kind has places of its own, so that a flood of one leaves the others theirs. */
export type Lane = keyof typeof LIMITS;

const LIMITS = {
  /** Checkout, refunds and what the provider tells. */
  payments: { running: 2, waiting: 22, each: 12 },
  /**
   * A class of forty that signs in at once shares one address. A refused one takes no place here while its answer is delayed
   * (400 ms, alikeAnswers.ts), but keeps the composition server's: one costs 80 ms or more where a password is hashed, so 400 / 80
   * times the places pass on as many a second.
   */
  signIn: { running: 4, waiting: 76, each: 40, outer: 5 },
  /** What members do, and forms. */
  writes: { running: 4, waiting: 28, each: 16 },
  /** What visitors and members ask for: three members who open their page at once ask for eighteen things. */
  reads: { running: 4, waiting: 20, each: 12, inFlood: { places: 12, each: 6 } },
  /** What the site itself reads for its pages, which one cache bounds. */
  pages: { running: 4, waiting: 36, each: 40 },
  /** Before the first byte of a file and after its last. */
  uploads: { running: 2, waiting: 14, each: 6 },
} as const satisfies Record<string, LaneLimits>;

export type Lanes = Readonly<Record<Lane, Admission>>;

export function createLanes(): Lanes {
  return lanesOf((limits) => limits);
}

/** The same lanes for the composition server, which turns a flood away before the backend hears of it. Nobody waits in them twice. */
export function createOuterLanes(): Lanes {
  return lanesOf(({ running, waiting, each, outer = 1, ...inFlood }) => ({
    ...inFlood,
    running: (running + waiting) * outer,
    waiting: 0,
    each: each * outer,
  }));
}

function lanesOf(limitsOf: (limits: LaneLimits) => AdmissionLimits): Lanes {
  const lanes = Object.entries(LIMITS).map(([lane, limits]) => [lane, new Admission(limitsOf(limits))]);
  return Object.fromEntries(lanes) as Lanes;
}

/** @param isMember whether a valid access token came with it: what strangers send takes no place of members */
export function laneOfRest(method: string, isMember: boolean, { isSite }: Pick<Caller, 'isSite'>): Lane {
  if (isMember && method !== 'GET' && method !== 'HEAD') return 'writes';
  return isSite ? 'pages' : 'reads';
}

/** @param name of the function */
export const laneOfFunction = (name: string): Lane => (isPaymentFunction(name) ? 'payments' : 'writes');

/** Whose share of the places a request takes: a member's own, so that those behind one address do not share one. */
export function shareOf(token: string | undefined, { client }: Caller): string {
  return token ? String(decode(token).payload.sub) : client;
}
