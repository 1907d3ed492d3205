import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { colors } from './colors.ts';
import { tokensCss } from './css.ts';

const css = tokensCss();

/** Declarations of the first rule with a selector. */
function rule(selector: string): string {
  const at = css.indexOf(`${selector}{`);
  return css.slice(at, css.indexOf('}', at));
}

test('gives every colour a value in both themes', () => {
  for (const theme of ['light', 'dark'] as const) {
    for (const [name, value] of Object.entries(colors[theme])) expect(css).toContain(`--ag-${name}:${value}`);
  }
});

test('lets a part of a page keep one theme, on the dark ground of the page', () => {
  expect(rule('[data-theme=dark]')).toContain(`--ag-ink:${colors.dark.ink}`);
  expect(rule('[data-theme=dark]')).toContain('color-scheme:dark');
  expect(rule('[data-theme=dark]')).not.toContain('--ag-spruce');
});

test('uses no property that it does not define', () => {
  const used = [...css.matchAll(/var\((--ag-[\w-]+)/g)].map(([, name]) => name);
  expect(used.filter((name) => !css.includes(`${name}:`))).toEqual([]);
});

test('lets a row that goes on sideways fade into the ground, without any motion, and covers nothing at its end', () => {
  expect(rule('[data-sideways]::after')).toMatch(/position:sticky;right:0;.*width:.*var\(--ag-ground\)/);
  expect(rule('[data-sideways]::after')).not.toContain('margin');
  expect(rule('[data-sideways]::after')).not.toContain('animation');
});

test('stays under two kilobytes in every page', () => {
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(2048);
});
