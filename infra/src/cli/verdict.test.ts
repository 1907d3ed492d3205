import { expect, test } from 'vitest';
import { verdictOn } from './verdict.ts';

const outcome = { what: 'units', seconds: 1, files: [] };

test('ends with the names of what failed, each once, right before the numbers', () => {
  const long = `expected ${'<p />'.repeat(2000)}`;
  const said = verdictOn([
    { ...outcome, passed: 0, failed: 1, failures: [{ name: 'lint' }] },
    {
      ...outcome,
      passed: 7,
      failed: 2,
      failures: [
        { name: 'a.test.ts › adds', reason: '\u001b[31mexpected 3\u001b[39m to be 4' },
        { name: 'b.test.ts › finds', reason: long },
        { name: 'b.test.ts › finds', reason: 'left a timer' },
      ],
    },
  ]);
  expect(said).toMatch(/^\n✗ a\.test\.ts › adds\nexpected 3 to be 4\n\n✗ b\.test\.ts › finds\nexpected /);
  expect(said.split('\n').slice(-6)).toEqual([
    '✗ lint',
    '✗ a.test.ts › adds',
    '✗ b.test.ts › finds',
    '',
    '7 passed, 3 failed',
    '',
  ]);
  expect(said.length).toBeLessThan(2500);
});

test('says what fails nothing before that', () => {
  const remarks = ['scripts of /blog: 99 of 100 B, which leaves less than 2 %'];
  const failures = [{ name: 'a.test.ts › adds' }];
  expect(verdictOn([{ ...outcome, passed: 7, failed: 1, failures, remarks }])).toBe(
    '\n! scripts of /blog: 99 of 100 B, which leaves less than 2 %\n\n✗ a.test.ts › adds\n\n7 passed, 1 failed\n',
  );
});

test('says the numbers alone where nothing failed', () => {
  expect(verdictOn([{ ...outcome, passed: 7, failed: 0, failures: [] }])).toBe('\n7 passed, 0 failed\n');
});
