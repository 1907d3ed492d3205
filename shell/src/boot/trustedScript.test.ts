// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
  vi.resetModules();
});

test('passes data of script elements through the page’s policy, where there is one', async () => {
  const createPolicy = vi.fn((_: string, rules: { createScript(text: string): string }) => ({
    createScript: (text: string) => `trusted ${rules.createScript(text)}`,
    createHTML: (text: string) => text,
  }));
  window.trustedTypes = { createPolicy };
  const { trustedScript } = await import('./trustedScript.ts');
  expect(trustedScript('{}')).toBe('trusted {}');
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('agence', expect.anything());
});

test('leaves text alone in browsers without Trusted Types', async () => {
  const { trustedScript } = await import('./trustedScript.ts');
  expect(trustedScript('{}')).toBe('{}');
});

test('makes HTML of what was fetched from this site alone, by the page’s policy', async () => {
  const createHTML = vi.fn((text: string) => text.toUpperCase());
  window.trustedTypes = { createPolicy: () => ({ createScript: (text) => text, createHTML }) };
  const { fetchHtml, ...others } = await import('./trustedScript.ts');
  vi.stubGlobal('fetch', async (path: string) => new Response(`<p>${path}</p>`));
  const [add, draw] = await fetchHtml('/_page/blog', async (response, found) => {
    found(await response.text());
    return found;
  });
  expect(draw().innerHTML).toBe('<p>/_PAGE/BLOG</p>');
  add('<b>suite</b>');
  expect(draw().innerHTML).toBe('<p>/_PAGE/BLOG</p><b>SUITE</b>');
  expect(Object.keys(others)).toEqual(['trustedScript']);
  vi.unstubAllGlobals();
});
