/**
 * Name, release (`mfe-blog@1.2.0-3f2a…`), route as its manifest declares it, value. Of what a visit comes to (`came`, `viewed`, `phone`,
 * `download`) the path and nothing else; of the visit itself (`origin`) where it began, and 1 after consent.
 */
export type Measured = readonly [name: string, release: string, route: string, value: number];

/** Tells the composer what was measured (infra/src/measures/createMeasuring.ts); nobody waits for it, and nothing comes back. */
export function tell(measured: readonly Measured[]): void {
  // Somebody may have taken it out of their browser.
  if ('sendBeacon' in navigator) navigator.sendBeacon('/r/mesures', JSON.stringify(measured));
}
