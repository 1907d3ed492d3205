import type { Outcome } from './steps.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** Why the file could not be run at all. */
    readonly message?: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly failureMessages: readonly string[] }[];
  }[];
}

/** Reads vitest's JSON report. */
export function readVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Outcome {
  const failures = testResults.flatMap(({ message, assertionResults }) => [
    ...(message ? [message] : []),
    ...assertionResults.flatMap(({ fullName, failureMessages }) =>
      failureMessages.map((reason) => `${fullName}\n${reason}`),
    ),
  ]);
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  /** What went wrong outside tests, such as a server that did not start. */
  readonly errors: readonly { readonly message?: string }[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Reads Playwright's JSON report; a test that passed at a second try has failed. */
export function readPlaywright({ suites, errors, stats }: PlaywrightReport): Outcome {
  const failures = [...errors.map(({ message }) => message ?? ''), ...suites.flatMap(failuresOf)];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}

function failuresOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap((result) => result.errors.map(({ message }) => `${file} › ${title}\n${message ?? ''}`)),
    ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}
