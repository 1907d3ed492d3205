import { createMeasures } from '../measures/measures.ts';
import type { Measured } from '../measures/tell.ts';

/** Measures of a test's document, and what was told of them, beacon by beacon. */
export function someMeasures(options: Partial<Parameters<typeof createMeasures>[0]> = {}) {
  const told: Measured[][] = [];
  Object.assign(navigator, {
    sendBeacon(_: string, body: string) {
      told.push(JSON.parse(body));
      return true;
    },
  });
  const measures = createMeasures({
    remotes: {},
    routeOf: () => undefined,
    visit: { origin: '{}', isNew: false },
    hasConsented: () => false,
    ...options,
  });
  return { measures, told };
}
