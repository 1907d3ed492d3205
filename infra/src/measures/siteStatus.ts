import { historyOf } from '../registry/history.ts';
import { type Registry, readRegistry } from '../registry/registryFile.ts';
import { type Hours, lastDay, partsOf } from './createMeasures.ts';
import { add, type Histogram, newHistogram, quantile, totalOf } from './Histogram.ts';
import { isFailure } from './measured.ts';

/** Entries of the history that staff sees, the newest. */
const SHOWN_HISTORY = 50;
/** Of how many visits a figure is true: three of four are as fast or faster (web.dev/articles/vitals). */
const SHARE = 0.75;

/** What the last day says of a version. */
interface VersionFigures {
  readonly version: string;
  readonly state: 'active' | 'canary' | 'other';
  /** Pages that came alive in a browser. */
  readonly visits: number;
  /** Of those that did not, or broke later. */
  readonly failures: number;
  /** Milliseconds, `cls` a score; what nobody has measured is missing. */
  readonly figures: Readonly<Partial<Record<string, number>>>;
}

const FIGURES = ['lcp', 'inp', 'cls', 'ttfb', 'evaluated', 'hydrated', 'answered'] as const;

/**
 * For staff: which versions visitors get, how they do, and what has happened to them.
 *
 * @param hours what every process has counted
 * @throws RegistryError as `readRegistry` and `historyOf` do
 */
export async function siteStatus(dataDir: string, hours: readonly Hours[]) {
  const [registry, history] = [await readRegistry(dataDir), await historyOf(dataDir)];
  const counted = byRelease(lastDay(hours));
  const remotes = Object.entries(registry.remotes).map(([name, entry]) => ({
    name,
    versions: versionsOf(name, entry, counted),
  }));
  return {
    revision: registry.revision,
    remotes,
    history: history
      .slice(0, SHOWN_HISTORY)
      .map(({ revision, at, by, why, action, changes }) => ({ revision, at, by, why, action, changes })),
  };
}

/** Release → measure → histogram over all routes. */
function byRelease(day: ReadonlyMap<string, Histogram>): ReadonlyMap<string, ReadonlyMap<string, Histogram>> {
  const releases = new Map<string, Map<string, Histogram>>();
  for (const [key, histogram] of day) {
    const { name, release } = partsOf(key);
    const measures = releases.get(release) ?? new Map<string, Histogram>();
    releases.set(release, measures);
    const all = measures.get(name) ?? newHistogram(name);
    measures.set(name, all);
    add(all, histogram);
  }
  return releases;
}

function versionsOf(
  name: string,
  entry: Registry['remotes'][string],
  counted: ReturnType<typeof byRelease>,
): VersionFigures[] {
  const measured = [...counted.keys()].flatMap((release) =>
    release.startsWith(`${name}@`) ? release.slice(name.length + 1) : [],
  );
  const shown = [entry.active, entry.canary?.version].flatMap((version) => version || []);
  const versions = new Set([...shown, ...measured]);
  return [...versions].map((version) => {
    const measures = counted.get(`${name}@${version}`) ?? new Map<string, Histogram>();
    const count = (wanted: (measure: string) => boolean) =>
      [...measures].reduce((sum, [measure, one]) => sum + (wanted(measure) ? totalOf(one) : 0), 0);
    const figures = FIGURES.flatMap((measure) => {
      const histogram = measures.get(measure);
      const value = histogram && quantile(measure, histogram, SHARE);
      return value === undefined ? [] : [[measure, value] as const];
    });
    return {
      version,
      state: version === entry.active ? 'active' : version === entry.canary?.version ? 'canary' : 'other',
      visits: count((measure) => measure === 'hydrated' || measure === 'mounted'),
      failures: count(isFailure),
      figures: Object.fromEntries(figures),
    };
  });
}
