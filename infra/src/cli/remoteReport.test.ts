import { expect, test } from 'vitest';
import { remoteReport } from './remoteReport.ts';

const blog = { name: 'mfe-blog', version: '1.0.0-b', contract: '^1.0.0' };
const shell = { name: 'shell', version: '1.0.0-s', contract: '^1.1.0' };
const outcome = { what: 'composition and journeys', passed: 3, failed: 0, seconds: 61.4, failures: [], files: [] };

test('says what was tried together, and how it went', () => {
  expect(remoteReport(blog, [shell, blog], [outcome])).toBe(`# mfe-blog 1.0.0-b: works with the others

| Release | Version | Contract | From |
| --- | --- | --- | --- |
| mfe-blog | 1.0.0-b | ^1.0.0 | this build |
| shell | 1.0.0-s | ^1.1.0 | the site |

| Tests | Passed | Failed | Seconds |
| --- | --- | --- | --- |
| composition and journeys | 3 | 0 | 61 |
`);
});

test('names what failed, each with its reason', () => {
  const reason = 'no heading\n  at blog.spec.ts:5:1\n  at file:///a/node_modules/b.js:1:2';
  const failed = { ...outcome, failed: 1, failures: [{ name: 'blog.spec.ts:3 › reads', reason }] };
  const report = remoteReport(blog, [shell, blog], [failed]);
  expect(report).toMatch(/^# mfe-blog 1\.0\.0-b: does not work with the others\n/);
  expect(report).toContain('- ✗ blog.spec.ts:3 › reads\n  no heading\n    at blog.spec.ts:5:1\n');
  expect(report).not.toContain('node_modules');
});
