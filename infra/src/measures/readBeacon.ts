import * as v from 'valibot';
import { parseJson } from '../registry/json.ts';
import { BROWSER_MEASURES, type Measure, ORIGIN, SEEN } from './measured.ts';

/** What a browser may send at once, in bytes. */
export const MAX_BEACON_BYTES = 4096;
/** Ten minutes; what took longer was a computer that slept. */
const MAX_VALUE = 600_000;

/** What a database takes as text. */
const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u;
const words = (size: number) => v.optional(v.pipe(v.string(), v.maxLength(size), v.regex(PLAIN)));
/** Where a visit began: its first page, the site before it, its campaign. */
const originSchema = v.object({
  landing: words(300),
  referrer: words(200),
  source: words(200),
  medium: words(200),
  campaign: words(200),
});

/** Name, release, route, value; or what a visit came to and its path; or where it began: nothing else can be said. */
const beaconSchema = v.pipe(
  v.array(
    v.union([
      v.strictTuple([
        v.picklist(BROWSER_MEASURES),
        v.pipe(v.string(), v.maxLength(100)),
        v.pipe(v.string(), v.maxLength(200)),
        v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_VALUE)),
      ]),
      v.strictTuple([
        v.picklist(SEEN),
        v.literal(''),
        v.pipe(v.string(), v.maxLength(300), v.regex(PLAIN)),
        v.literal(1),
      ]),
      v.strictTuple([
        v.literal(ORIGIN),
        v.fallback(v.pipe(v.string(), v.parseJson(), originSchema), {}),
        v.literal(''),
        v.picklist([0, 1]),
      ]),
    ]),
  ),
  v.maxLength(40),
);

/** What one document tells of a visit. */
export interface Traffic {
  /** Kind and page, one each. */
  readonly seen: readonly (readonly [kind: (typeof SEEN)[number], page: string])[];
  readonly origin: v.InferOutput<typeof originSchema>;
  readonly consented: boolean;
}

/**
 * What a browser tells, as far as it is about releases and routes of this site: whatever else stands there is left out, so that nobody
 * writes anything of their own into the measures.
 *
 * @param routeOf the route of a published release as its manifest declares it, empty for one that is not shown any more; undefined where
 *   nothing of that name was ever published
 * @param pageOf what a path is counted under: itself where everybody may see it, else its route; undefined for no page of this site
 * @returns undefined for what no browser of ours sends
 */
export function readBeacon(
  text: string,
  routeOf: (release: string, route: string) => string | undefined,
  pageOf: (path: string) => string | undefined,
): { readonly measures: readonly Measure[]; readonly traffic: Traffic } | undefined {
  let json: unknown;
  try {
    json = parseJson(text);
  } catch {
    return undefined;
  }
  const { success, output } = v.safeParse(beaconSchema, json);
  if (!success) return undefined;
  const measures: Measure[] = [];
  const seen: (readonly [(typeof SEEN)[number], string])[] = [];
  let visit: Pick<Traffic, 'origin' | 'consented'> = { origin: {}, consented: false };
  for (const told of output) {
    if (told[0] === ORIGIN) visit = { origin: told[1], consented: told[3] === 1 };
    else if (isSeen(told)) {
      const page = pageOf(told[2]);
      // A document begins one visit at most.
      const isMore = told[0] === 'came' && seen.some(([kind]) => kind === 'came');
      if (page !== undefined && !isMore) seen.push([told[0], page]);
    } else {
      const [name, release, asked, value] = told;
      const route = routeOf(release, asked);
      if (route !== undefined) measures.push({ name, release, route, value });
    }
  }
  return { measures, traffic: { seen, ...visit } };
}

type Told = v.InferOutput<typeof beaconSchema>[number];
const isSeen = (told: Told): told is Extract<Told, readonly [(typeof SEEN)[number], ...unknown[]]> =>
  (SEEN as readonly string[]).includes(told[0]);
