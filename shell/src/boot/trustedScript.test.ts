// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
  vi.resetModules();
});

test('passes data of script elements through the page’s policy, where there is one', async () => {
  const createPolicy = vi.fn((_: string, rules: { createScript(text: string): string }) => ({
    createScript: (text: string) => `trusted ${rules.createScript(text)}`,
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
