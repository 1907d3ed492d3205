import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './workspace.ts';

const LONGEST = 72;
/** The last commit that the rule was not written for. */
const BEFORE_THE_RULE = '8a88ec8983a6e19f24b0ce94198e9c5c69269123';

test('no commit since the rule has a subject of more than 72 characters', () => {
  expect(longSubjects(ROOT, BEFORE_THE_RULE)).toEqual([]);
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'subjects-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

test('a subject too long is named, also in a clone that ends after the rule; without a history there is none', () => {
  expect(longSubjects(folder, BEFORE_THE_RULE)).toEqual([]);
  git('init', '--quiet');
  const author = ['-c', 'user.name=Maude', '-c', 'user.email=maude@exemple.ca'];
  const commit = (subject: string) => git(...author, 'commit', '--quiet', '--allow-empty', '--message', subject);
  commit('b'.repeat(LONGEST + 1));
  const before = git('rev-parse', 'HEAD');
  commit('é'.repeat(LONGEST));
  expect(longSubjects(folder, before)).toEqual([]);
  commit('a'.repeat(LONGEST + 1));
  expect(longSubjects(folder, before)).toEqual(['a'.repeat(LONGEST + 1)]);
  git('clone', '--quiet', '--depth', '1', `file://${folder}`, 'shallow');
  expect(longSubjects(join(folder, 'shallow'), before)).toEqual(['a'.repeat(LONGEST + 1)]);
});

/** Of the commits that this clone has after `before`, whether it has that one or not; merges are worded by programs. */
function longSubjects(root: string, before: string): string[] {
  const args = ['--git-dir=.git', 'log', '--ignore-missing', '--no-merges', '--format=%s', 'HEAD', `^${before}`];
  try {
    const subjects = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    return subjects.split('\n').filter((subject) => [...subject].length > LONGEST);
  } catch {
    return [];
  }
}
