import { relative } from 'node:path';
import type { Failure, Report, Taken } from './steps.ts';
import { ROOT } from './workspace.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    /** Why the file could not be run at all. */
    readonly message?: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly failureMessages: readonly string[] }[];
  }[];
}

/** Reads vitest's JSON report. */
export function readVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Report {
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(ROOT, name);
    return [
      ...(message ? [{ name: file, reason: message }] : []),
      ...assertionResults.flatMap(({ fullName, failureMessages }) =>
        failureMessages.map((reason) => ({ name: `${file} › ${fullName}`, reason })),
      ),
    ];
  });
  const files = testResults.map(({ name, startTime, endTime }) => ({
    what: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: numFailedTests, failures, files };
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly {
        readonly duration: number;
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  /** What went wrong outside tests, such as a server that did not start. */
  readonly errors: readonly { readonly message?: string }[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Annotations of this type stand at the end of `agence test`. */
export const REMARK = 'remark';

/** Reads Playwright's JSON report; a test that passed at a second try has failed. */
export function readPlaywright({ suites, errors, stats }: PlaywrightReport): Report {
  const failures = [
    ...errors.map(({ message }) => ({ name: 'outside tests', reason: message })),
    ...suites.flatMap(failuresOf),
  ];
  const remarks = suites.flatMap(remarksOf);
  const files = suites.map(timeOf);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures, remarks, files };
}

function failuresOf({ suites = [], specs }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap((result) =>
        result.errors.map(({ message }) => ({ name: `${file} › ${title}`, reason: message })),
      ),
    ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

function remarksOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations));
  const own = annotations.flatMap(({ type, description }) => (type === REMARK && description ? [description] : []));
  return [...own, ...suites.flatMap(remarksOf)];
}

/** A suite of the top level is a file. */
function timeOf(suite: PlaywrightSuite): Taken {
  return { what: suite.title, seconds: millisecondsOf(suite) / 1000 };
}

function millisecondsOf({ suites = [], specs }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(millisecondsOf)].reduce((sum, duration) => sum + duration, 0);
}
