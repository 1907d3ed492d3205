import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { ROOT } from '../cli/workspace.ts';
import { unnamed } from './unnamedRouter.ts';

test('takes the names from the router that is installed, which keep links and forms in every bundle, and nothing else', () => {
  const files = globSync('node_modules/react-router/dist/production/chunk-*.mjs', { cwd: ROOT });
  const whole = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  const cut = unnamed(whole);
  for (const name of ['Link', 'NavLink', 'Form', 'ScrollRestoration']) {
    expect(whole).toContain(`\n${name}.displayName = "${name}";`);
    expect(cut).not.toContain(`\n${name}.displayName`);
  }
  expect(cut).toMatch(/\nvar Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/);
  expect(cut.split('\n')).toHaveLength(whole.split('\n').length);
  for (const file of files) expect(() => parseAst(unnamed(readFileSync(join(ROOT, file), 'utf8')))).not.toThrow();
});
