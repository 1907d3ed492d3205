import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../cli/workspace.ts';
import { newTool } from './newTool.ts';

/** Below the repository, so that its packages are found from there. */
const CACHE = join(ROOT, '.cache');
const SOURCES = 'mfe-tools/src';

let root: string;
beforeEach(() => {
  mkdirSync(CACHE, { recursive: true });
  root = mkdtempSync(join(CACHE, 'new-tool-'));
  const isNoTest = (path: string) => !path.endsWith('.test.ts') && !path.endsWith('.test.tsx');
  cpSync(join(ROOT, SOURCES), join(root, SOURCES), { recursive: true, filter: isNoTest });
});
afterEach(() => rmSync(root, { recursive: true }));

const load = (path: string) => import(/* @vite-ignore */ join(root, SOURCES, path));

test('a tool is a page with its head, in the menu, in all lists, with a drawing, from six files', async () => {
  const files = newTool(root, 'calculateur-roas', 'Calculateur de ROAS');
  expect(files).toHaveLength(6);
  const { render, manifest } = await load('exposes/server.ts');
  expect(manifest.navigation.at(-1)).toEqual({
    ...{ slot: 'footer-resources', label: 'Calculateur de ROAS', to: '/outils/calculateur-roas', order: 34 },
  });
  const siteUrl = 'https://site.test';
  const { status, head, html } = await render({ path: '/outils/calculateur-roas', siteUrl });
  expect([status, head.title]).toEqual([200, 'Calculateur de ROAS, gratuit']);
  expect(head.description.length).toBeGreaterThanOrEqual(110);
  expect(head.description.length).toBeLessThanOrEqual(165);
  expect(html).toContain('Calculateur de ROAS</h1>');
  const all = await render({ path: '/outils', siteUrl });
  expect(all.html).toContain('href="/outils/calculateur-roas"');
  expect(all.head.description).toContain('cinq outils');
  expect(all.html).not.toContain('<path></path>');
});

test.each([
  ['Calculateur ROAS', 'Calculateur', '"Calculateur ROAS" is no slug'],
  ['checklist-seo', 'Checklist', 'There is a tool'],
  ['calculateur-roas', "Calcul d'essai", 'is no name'],
])('writes nothing and says why: %s %s', (slug, name, reason) => {
  expect(() => newTool(root, slug, name)).toThrow(reason);
  expect(readFileSync(join(root, SOURCES, 'content/tools.ts'), 'utf8')).toBe(
    readFileSync(join(ROOT, SOURCES, 'content/tools.ts'), 'utf8'),
  );
});
