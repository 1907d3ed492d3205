import { parse, serialize } from 'hono/utils/cookie';
import type { Preview } from './token.ts';

/** Of the cookie and of the query parameter that brings it. */
export const PREVIEW_NAME = 'apercu';

/** The token in a visitor's cookie. */
export function previewToken(cookies: string | null): string | undefined {
  return cookies?.includes(PREVIEW_NAME) ? parse(cookies, PREVIEW_NAME)[PREVIEW_NAME] : undefined;
}

/** `Set-Cookie` that keeps a token as long as it counts, out of reach of scripts. */
export function keepPreview(token: string, { expires }: Preview, siteUrl: string): string {
  return serialize(PREVIEW_NAME, token, {
    ...{ path: '/', httpOnly: true, sameSite: 'Lax', secure: siteUrl.startsWith('https:') },
    maxAge: Math.max(1, Math.round((expires - Date.now()) / 1000)),
  });
}

/** `Set-Cookie` that ends a preview. */
export const FORGET_PREVIEW = serialize(PREVIEW_NAME, '', { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 0 });
