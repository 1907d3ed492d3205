import { partsOf } from './createMeasures.ts';
import { boundsOf, type Histogram, totalOf } from './Histogram.ts';
import { isFailure } from './measured.ts';

type Labels = Readonly<Record<string, string>>;

/** What a process says of itself besides its measures. */
interface Process {
  readonly revision: number;
  /** Answers since it began, by status. */
  readonly answers: ReadonlyMap<number, number>;
  readonly residentBytes: number;
  /** Seconds since the epoch. */
  readonly startedAt: number;
}

/** Metric, what it is, and how many of what was counted make one of what is said. */
type Family = readonly [metric: string, help: string, unit: number];
const ON_SERVER: Family = ['agence_page_seconds', 'How long a page took here, or its failing.', 1000];
const HISTOGRAMS: Readonly<Partial<Record<string, Family>>> = {
  answered: ON_SERVER,
  unavailable: ON_SERVER,
  cls: ['agence_browser_layout_shift', 'Cumulative layout shift.', 1],
};
const IN_BROWSERS: Family = ['agence_browser_seconds', 'Web vitals and phases of loading in browsers.', 1000];

/**
 * The measures of this process for Prometheus, in its text format 0.0.4 (prometheus.io/docs/instrumenting/exposition_formats): counters
 * since the process began, to be summed over processes by whoever asks them all.
 */
export function prometheusText(totals: ReadonlyMap<string, Histogram>, process: Process): string {
  const families = new Map<string, string[]>();
  const family = (name: string, type: string, help: string) => {
    const lines = families.get(name) ?? [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
    families.set(name, lines);
    return lines;
  };
  const gauge = (name: string, help: string, value: number) => family(name, 'gauge', help).push(`${name} ${value}`);
  gauge('agence_revision', 'Revision of the registry that is shown.', process.revision);
  gauge('process_resident_memory_bytes', 'Memory of this process.', process.residentBytes);
  gauge('process_start_time_seconds', 'When this process began.', process.startedAt);
  for (const [status, count] of process.answers) {
    const name = 'agence_answers_total';
    family(name, 'counter', 'Answers of every kind.').push(`${name}${labelled({ status: String(status) })} ${count}`);
  }
  for (const [key, histogram] of totals) {
    const { name, release, route } = partsOf(key);
    const at = release.lastIndexOf('@');
    const labels = { remote: release.slice(0, at), version: release.slice(at + 1), route };
    if (isFailure(name)) {
      const metric = 'agence_browser_failures_total';
      const all = labelled({ ...labels, before: name.slice('failed-'.length) });
      family(metric, 'counter', 'Failures in browsers, and the phase that was not reached.').push(
        `${metric}${all} ${totalOf(histogram)}`,
      );
      continue;
    }
    const [metric, help, unit] = HISTOGRAMS[name] ?? IN_BROWSERS;
    family(metric, 'histogram', help).push(...linesOf(metric, name, histogram, { ...labels, measure: name }, unit));
  }
  return `${[...families.values()].flat().join('\n')}\n`;
}

/** A histogram as cumulative buckets. @param unit how many of what was counted make one of what is said */
function linesOf(metric: string, name: string, histogram: Histogram, labels: Labels, unit: number): string[] {
  let below = 0;
  const buckets = histogram.counts.map((count, index) => {
    below += count;
    const bound = boundsOf(name)[index];
    return `${metric}_bucket${labelled({ ...labels, le: bound === undefined ? '+Inf' : String(bound / unit) })} ${below}`;
  });
  return [
    ...buckets,
    `${metric}_sum${labelled(labels)} ${histogram.sum / unit}`,
    `${metric}_count${labelled(labels)} ${below}`,
  ];
}

function labelled(labels: Labels): string {
  const escaped = (value: string) => value.replace(/[\\"\n]/g, (one) => (one === '\n' ? '\\n' : `\\${one}`));
  return `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',')}}`;
}
