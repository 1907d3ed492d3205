/** Steps from an address to a page that answers, in milliseconds each. `mounted` is for pages that the server did not render. */
const PHASES = ['registry', 'entry', 'evaluated', 'prepared', 'mounted', 'hydrated'] as const;
/** Of the document that was loaded: milliseconds; `cls` is a score (web.dev/articles/vitals). */
const VITALS = ['ttfb', 'lcp', 'inp', 'cls'] as const;
/** A remote failed before it reached the phase, or after all of them. */
const FAILURES = ['failed-entry', 'failed-evaluated', 'failed-prepared', 'failed-mounted', 'failed-later'] as const;

/** What browsers tell; the shell's `measures/measures.ts` says the same names. */
export const BROWSER_MEASURES = [...PHASES, ...VITALS, ...FAILURES] as const;
/** What this process measures of its own answers: milliseconds. */
export const SERVER_MEASURES = ['answered', 'unavailable'] as const;

export type MeasureName = (typeof BROWSER_MEASURES)[number] | (typeof SERVER_MEASURES)[number];

/** One measured thing, of nobody. */
export interface Measure {
  readonly name: MeasureName;
  /** Such as `mfe-blog@1.2.0-3f2a…`. */
  readonly release: string;
  /** As its manifest declares it, such as `/blog/:slug`; empty for none in particular. */
  readonly route: string;
  readonly value: number;
}

export const isFailure = (name: string) => name.startsWith('failed-');

/** What a visit comes to, with the path that it is about: a visit began, a page was seen, our number or a download was clicked. */
export const SEEN = ['came', 'viewed', 'phone', 'download'] as const;
/** What a document tells of its visit, once in a beacon: where it began as JSON, and 1 after consent. */
export const ORIGIN = 'origin';
