import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { seededFolder } from '@agence/backend/testing/seededFolder';
import { afterAll, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { ROOT } from './workspace.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** Runs a program of ours to its end. */
async function node(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  return { code: await new Promise((resolve) => child.once('close', resolve)), said };
}

test.each(['CONTRIBUTING.md', 'README.md'])('every command that %s names is there', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const all = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];
  // Of a remote outside this repository, in a folder of its own.
  const elsewhere = ['release'];
  const ours = all(/npm run (?:-s |--silent )?([a-z][\w:-]*)/g).filter((name) => !elsewhere.includes(name));
  expect(ours.filter((name) => !(name in scripts))).toEqual([]);
  expect(all(/npx agence ([a-z-]+)/g).filter((name) => !(name in COMMANDS))).toEqual([]);
});

test.each([
  [['tool', 'checklist-seo', 'Checklist'], 'There is a tool'],
  [['event', 'lead.newsletterSubmitted.v1', '--sender', 'mfe-tools'], 'There is an event'],
])('agence new %j is understood', async (args, refusal) => {
  const { run } = await (COMMANDS.new as (typeof COMMANDS)[string])();
  await expect(run(args)).rejects.toThrow(refusal);
});

test.runIf(process.env.NIGHTLY)(
  'agence backend sql looks into the database of AGENCE_DATA, reset takes it away',
  async () => {
    const seeded = await seededFolder();
    const data = mkdtempSync(join(seeded, '../recipes-'));
    made.push(seeded, data);
    const backend = join(data, 'backend');
    cpSync(seeded, backend, { recursive: true });
    const env = { AGENCE_DATA: data };
    const sql = await node(['infra/bin/agence.mjs', 'backend', 'sql', 'select 40 + 2 as sum'], env);
    expect(sql).toEqual({ code: 0, said: '{"sum":42}\nRows: 1\n' });
    const reset = await node(['infra/bin/agence.mjs', 'backend', 'reset'], env);
    expect(reset).toEqual({ code: 0, said: `Taken away: ${backend}\n` });
    expect(existsSync(backend)).toBe(false);
  },
);

test.each([
  ['new:landing', 'mfe-marketing', 'scripts/newLanding.ts', 'src/content/landings/agence-essai.ts'],
  ['new:article', 'mfe-blog', 'scripts/newArticle.ts', 'src/content/articles/agence-essai.md'],
])('npm run %s writes the file that CONTRIBUTING names', async (script, workspace, program, file) => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(scripts[script]).toBe(`node ${workspace}/${program}`);
  // Below the repository, so that its packages are found from there.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(ROOT, '.cache/recipe-'));
  made.push(copy);
  for (const part of ['scripts', 'src']) cpSync(join(ROOT, workspace, part), join(copy, part), { recursive: true });
  const { code, said } = await node([join(copy, program), 'agence-essai']);
  expect([code, said]).toEqual([0, expect.stringContaining('agence-essai')]);
  expect(existsSync(join(copy, file))).toBe(true);
});
