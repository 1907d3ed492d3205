import { createHash } from 'node:crypto';

/** Hash of an inline element's text as a CSP source. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** styled-components fills empty style elements through CSSOM, so only the empty text has to be allowed. */
const EMPTY_STYLE = cspHash('');

/**
 * The strict policy of a page, with hashes instead of nonces: every inline element of a composed page is known
 * when it is composed, so that pages stay the same bytes for everybody and are compressed once
 * (infra/docs/decisions/0002-hash-csp.md).
 */
export function pagePolicy(inline: {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}): string {
  return [
    "default-src 'none'",
    `script-src ${inline.scripts.map(cspHash).join(' ')} 'strict-dynamic'`,
    `style-src 'self' ${[...inline.styles.map(cspHash), EMPTY_STYLE].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types agence',
  ].join('; ');
}

/** Sent with every response (reliability SRV-08). */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** For everything that is not a page: nothing in it may run or load anything. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
/** Modules without a known hash do not run (CMP-02). */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)';
