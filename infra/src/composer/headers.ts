import { createHash } from 'node:crypto';
import type { SiteConfig } from '@agence/shared-contracts/remote/siteConfig';

/** Hash of an inline element's text as a CSP source. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** styled-components fills empty style elements through CSSOM, so only the empty text has to be allowed. */
const EMPTY_STYLE = cspHash('');

/** Players and maps that pages load after a click on them, never before (AMB-49). */
const CLICK_TO_LOAD_FRAMES = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
];
/** Where tag manager and pixel send to. */
const ANALYTICS_HOSTS =
  'https://*.googletagmanager.com https://*.google-analytics.com https://*.google.com https://connect.facebook.net https://www.facebook.com';

interface PolicyOptions {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly config: SiteConfig;
  /** Development: lets in what Vite's client and the development styled-components do. */
  readonly dev?: boolean;
}

/** Whether the site can load scripts of third parties, after consent. */
function hasAnalytics({ tagManagerId, pixelId }: SiteConfig): boolean {
  return tagManagerId !== undefined || pixelId !== undefined;
}

/**
 * The strict policy of a page, with hashes instead of nonces: every inline element of a composed page is known
 * when it is composed, so that pages stay the same bytes for everybody and are compressed once
 * (docs/decisions/0002-hash-csp.md).
 */
export function pagePolicy({ scripts, styles, config, dev = false }: PolicyOptions): string {
  const analytics = hasAnalytics(config);
  const inlineStyles = dev ? ["'unsafe-inline'"] : [...styles.map(cspHash), EMPTY_STYLE];
  // Of this site the preview of a draft alone lets itself be framed.
  const frames = [
    "'self'",
    ...CLICK_TO_LOAD_FRAMES,
    ...(config.calendarUrl ? [new URL(config.calendarUrl).origin] : []),
  ];
  return [
    "default-src 'none'",
    `script-src ${scripts.map(cspHash).join(' ')} 'strict-dynamic'`,
    `style-src 'self' ${inlineStyles.join(' ')}`,
    `img-src 'self' data: blob:${analytics ? ` ${ANALYTICS_HOSTS}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${analytics ? ` ${ANALYTICS_HOSTS}` : ''}`,
    "media-src 'self' blob:",
    `frame-src ${frames.join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // In which Vite's client waits for its server to come back.
    ...(dev ? ['worker-src blob:'] : []),
    // Tag managers write scripts as text, which Trusted Types exist to stop.
    ...(analytics || dev ? [] : ["require-trusted-types-for 'script'", 'trusted-types agence']),
  ].join('; ');
}

/** Sent with every response (SRV-08). */
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
/** First version of Chromium that reads the hashes of every import map, for every module, and knows the policy. */
const CHROMIUM_KEEPS_INTEGRITY = 138;

/**
 * Modules without a known hash do not run (CMP-02). Sent to engines alone that are known to keep it: Firefox enforces
 * it without reading the hashes of a second import map, WebKit without those of modules that modules import, so there
 * every module would be blocked. They still check each hash that they do read. Not sent where third parties' scripts may run.
 *
 * @param brands the request's `Sec-CH-UA`, which Chromium alone sends
 * @returns headers of a page for this browser
 */
export function integrityPolicy(brands: string | null, config: SiteConfig): Readonly<Record<string, string>> {
  const version = Number(/"Chromium";v="(\d+)/.exec(brands ?? '')?.[1] ?? 0);
  if (hasAnalytics(config) || version < CHROMIUM_KEEPS_INTEGRITY) return {};
  return { 'integrity-policy': 'blocked-destinations=(script)' };
}
