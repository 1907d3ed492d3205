import { expect, test } from 'vitest';
import { cspHash, INERT_POLICY, integrityPolicy, pagePolicy, SECURITY_HEADERS } from './headers.ts';

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

test('demands integrity of engines that can keep it, and of no other (CMP-02)', () => {
  const enforced = { 'integrity-policy': 'blocked-destinations=(script)' };
  expect(integrityPolicy('"Chromium";v="156", "Google Chrome";v="156", "Not?A_Brand";v="24"', {})).toEqual(enforced);
  expect(integrityPolicy('"Not?A_Brand";v="24", "Chromium";v="138"', {})).toEqual(enforced);
  expect(integrityPolicy('"Chromium";v="137"', {})).toEqual({});
  // Firefox and Safari send no brands.
  expect(integrityPolicy(null, {})).toEqual({});
  expect(integrityPolicy('"Chromium";v="156"', { pixelId: '123456' })).toEqual({});
});

test('gives way to hot replacement in development alone', () => {
  const page = { scripts: ['a()'], styles: ['b{}'], config: {} };
  expect(pagePolicy({ ...page, dev: false })).toBe(pagePolicy(page));
  const relaxed = pagePolicy({ ...page, dev: true });
  expect(relaxed).toContain("style-src 'self' 'unsafe-inline';");
  expect(relaxed).toContain(`script-src ${cspHash('a()')} 'strict-dynamic';`);
  expect(pagePolicy(page)).not.toMatch(/unsafe|worker-src/);
});

test('is this policy, to the letter, for a page of this site', () => {
  expect(pagePolicy({ scripts: ['a()', 'b()'], styles: ['c{}', 'd{}'], config: {} }).split('; ')).toEqual([
    "default-src 'none'",
    `script-src ${cspHash('a()')} ${cspHash('b()')} 'strict-dynamic'`,
    `style-src 'self' ${cspHash('c{}')} ${cspHash('d{}')} ${cspHash('')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    expect.stringMatching(/^frame-src 'self' https:\/\/[^ ]+( https:\/\/[^ ]+)*$/),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types agence',
  ]);
});

test('sends these headers with every response (SRV-08)', () => {
  expect(SECURITY_HEADERS).toEqual({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  });
  expect(INERT_POLICY).toBe("default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
});
