import { expect, test } from 'vitest';
import { breakingChanges } from './breakingChanges.ts';
import { committedReport, refusalOf, reportProblems } from './contractReport.ts';

test('the committed report describes the contract as it is', async () => {
  expect(await reportProblems()).toEqual([]);
});

test('a report breaks nothing of itself, so every declaration in it can be compared', async () => {
  const { report } = await committedReport();
  expect(Object.keys(report).length).toBeGreaterThan(50);
  expect(await breakingChanges(report, report)).toEqual([]);
});

const old = { version: '1.4.0', report: { 'a.d.ts': 'export declare const a: string;\n' } };
const more = { 'a.d.ts': 'export declare const a: string;\nexport declare const b: string;\n' };
const less = { 'a.d.ts': 'export declare const a: string | undefined;\n' };

test.each([
  ['the same again', { ...old }, undefined],
  ['more under the same version', { version: '1.4.0', report: more }, /give it version 1\.5\.0/],
  ['more under a new patch', { version: '1.4.1', report: more }, /give it version 1\.5\.0/],
  ['more under a new minor', { version: '1.5.0', report: more }, undefined],
  ['an older version', { version: '1.3.0', report: old.report }, /give it version 1\.5\.0/],
  ['less under a new minor', { version: '1.5.0', report: less }, /would break.*2\.0\.0:\n {2}a: a is not what it was/s],
  ['less under a new major', { version: '2.0.0', report: less }, undefined],
])('%s', async (_, after, refusal) => {
  const said = await refusalOf(old, after);
  if (refusal) expect(said).toMatch(refusal);
  else expect(said).toBeUndefined();
});
