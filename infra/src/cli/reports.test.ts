import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REMARK, readPlaywright, readVitest } from './reports.ts';
import { ROOT } from './workspace.ts';

test('counts unit tests and says what failed, also files that could not be run', () => {
  const file = { name: join(ROOT, 'infra/a.test.ts'), startTime: 1000, endTime: 3500 };
  expect(
    readVitest({
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        { ...file, message: '', assertionResults: [{ fullName: 'adds', failureMessages: ['expected 3 to be 4'] }] },
        { ...file, message: 'Cannot find module', assertionResults: [] },
      ],
    }),
  ).toEqual({
    passed: 2,
    failed: 1,
    failures: [
      { name: 'infra/a.test.ts › adds', reason: 'expected 3 to be 4' },
      { name: 'infra/a.test.ts', reason: 'Cannot find module' },
    ],
    files: [
      { what: 'infra/a.test.ts', seconds: 2.5 },
      { what: 'infra/a.test.ts', seconds: 2.5 },
    ],
  });
});

test('counts browser tests of nested groups; one that passed at a second try has failed', () => {
  const spec = (title: string, message: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [
      {
        annotations: [
          { type: 'measured', description: '7 B' },
          { type: REMARK, description: `${title}: little room` },
        ],
        results: [
          { duration: 1000, errors: [{ message }] },
          { duration: 500, errors: [] },
        ],
      },
    ],
  });
  expect(
    readPlaywright({
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('opens', 'timeout')],
          suites: [{ title: 'group', specs: [spec('closes', 'not visible')] }],
        },
      ],
      errors: [{ message: 'no server' }],
      stats: { expected: 3, unexpected: 1, flaky: 1 },
    }),
  ).toEqual({
    passed: 3,
    failed: 2,
    failures: [
      { name: 'outside tests', reason: 'no server' },
      { name: 'a.spec.ts › opens', reason: 'timeout' },
      { name: 'a.spec.ts › closes', reason: 'not visible' },
    ],
    remarks: ['opens: little room', 'closes: little room'],
    files: [{ what: 'a.spec.ts', seconds: 3 }],
  });
});
