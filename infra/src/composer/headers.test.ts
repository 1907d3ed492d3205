import { expect, test } from 'vitest';
import { cspHash, pagePolicy } from './headers.ts';

test('allows exactly the inline elements of the page and nothing unsafe (CNT-04)', () => {
  const policy = pagePolicy({ scripts: ['a()'], styles: ['b{}'] });
  expect(policy).toContain(`script-src ${cspHash('a()')} 'strict-dynamic';`);
  expect(policy).toContain(cspHash('b{}'));
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  for (const directive of ["default-src 'none'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(directive);
  }
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('hashes as browsers do', () => {
  expect(cspHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
