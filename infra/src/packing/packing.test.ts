import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../cli/workspace.ts';
import { validateRelease } from '../registry/validateRelease.ts';
import { packPackages } from './packPackages.ts';

const outside = mkdtempSync(join(tmpdir(), 'remote-outside-'));
afterAll(() => rmSync(outside, { recursive: true, force: true }));

test('builds a remote outside the workspace with only the two packed packages beside it', {
  timeout: 240_000,
}, async () => {
  const packages = await packPackages(join(outside, 'packages'));
  const remote = join(outside, 'mfe-tools');
  cpSync(join(ROOT, 'mfe-tools'), remote, { recursive: true, filter: (path) => !/node_modules|\/dist/.test(path) });
  const manifest = JSON.parse(readFileSync(join(remote, 'package.json'), 'utf8'));
  for (const kind of ['dependencies', 'devDependencies']) {
    for (const name of Object.keys(manifest[kind] ?? {})) {
      if (packages[name]) manifest[kind][name] = `file:${packages[name]}`;
    }
  }
  // Everything outside the workspace stands in the remote's own folder.
  writeFileSync(join(remote, 'package.json'), JSON.stringify(manifest));
  cpSync(join(ROOT, '.npmrc'), join(remote, '.npmrc'));
  rmSync(join(remote, 'tsconfig.json'));
  const run = (command: string, args: string[]) => execFileSync(command, args, { cwd: remote, encoding: 'utf8' });
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']);
  expect(run('npx', ['agence', 'build'])).toContain('mfe-tools 1.0.0-');

  const release = await validateRelease(join(remote, 'dist'));
  expect(release.fragments).toHaveProperty('/outils/checklist-seo');
});
