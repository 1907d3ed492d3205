import { expect, test } from 'vitest';
import { cspHash, pagePolicy } from './headers.ts';

test('allows exactly the inline elements of the page and nothing unsafe (CNT-04)', () => {
  const policy = pagePolicy({ scripts: ['a()'], styles: ['b{}'], config: {} });
  expect(policy).toContain(`script-src ${cspHash('a()')} 'strict-dynamic';`);
  expect(policy).toContain(cspHash('b{}'));
  expect(policy.replace(/frame-src [^;]*/, '')).not.toMatch(/unsafe|\*|https?:/);
  for (const directive of ["default-src 'none'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(directive);
  }
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('hashes as browsers do', () => {
  expect(cspHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test('opens to the configured calendar and to nobody else', () => {
  const policy = pagePolicy({ scripts: [], styles: [], config: { calendarUrl: 'https://cal.exemple.test/cimes?a=1' } });
  expect(policy).toMatch(/frame-src [^;]* https:\/\/cal\.exemple\.test(;|$)/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('google');
});

test('opens to tag manager and pixel only where one is configured (SHL-105)', () => {
  const policy = pagePolicy({ scripts: ['a()'], styles: [], config: { tagManagerId: 'GTM-ABC1234' } });
  expect(policy).toMatch(/connect-src 'self' [^;]*google-analytics/);
  expect(policy).not.toContain('require-trusted-types-for');
  expect(policy).not.toContain('unsafe');
});
