import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './reports.ts';

test('counts unit tests and says what failed, also files that could not be run', () => {
  expect(
    readVitest({
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        { message: '', assertionResults: [{ fullName: 'adds', failureMessages: ['expected 3 to be 4'] }] },
        { message: 'Cannot find module', assertionResults: [] },
      ],
    }),
  ).toEqual({ passed: 2, failed: 1, failures: ['adds\nexpected 3 to be 4', 'Cannot find module'] });
});

test('counts browser tests of nested groups; one that passed at a second try has failed', () => {
  const spec = (title: string, message: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ results: [{ errors: [{ message }] }, { errors: [] }] }],
  });
  expect(
    readPlaywright({
      suites: [{ specs: [spec('opens', 'timeout')], suites: [{ specs: [spec('closes', 'not visible')] }] }],
      errors: [{ message: 'no server' }],
      stats: { expected: 3, unexpected: 1, flaky: 1 },
    }),
  ).toEqual({
    passed: 3,
    failed: 2,
    failures: ['no server', 'a.spec.ts › opens\ntimeout', 'a.spec.ts › closes\nnot visible'],
  });
});
