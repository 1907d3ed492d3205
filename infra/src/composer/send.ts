import { type EncodedText, encodedText, sendText } from './encodedText.ts';
import { integrityPolicy } from './headers.ts';
import type { ComposedPage, Site } from './render.ts';
import { sharedControl } from './sharedLife.ts';
import { SPECULATION_RULES_ADDRESS } from './speculationRules.ts';

/** A document as it goes to visitors. */
export interface SentPage extends Omit<ComposedPage, 'html' | 'laterStyles'>, EncodedText {
  readonly styles?: EncodedText;
}

/** @param isLasting whether the best quality follows in the background, as it takes longer than composing the page */
export function toSend({ html, laterStyles, ...page }: ComposedPage, isLasting: boolean): SentPage {
  const styles = laterStyles === undefined ? {} : { styles: encodedText(laterStyles, isLasting) };
  return { ...page, ...styles, ...encodedText(html, isLasting) };
}

/** The last step of every page: the answer to one request. */
export function send(page: SentPage, request: Request, { config, devStart }: Site): Promise<Response> {
  const { status, cacheControl, shared, policy } = page;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': shared ? sharedControl(shared) : cacheControl,
    'content-security-policy': policy,
    'speculation-rules': `"${SPECULATION_RULES_ADDRESS}"`,
    vary: 'accept-encoding, sec-ch-ua',
    ...(devStart ? {} : integrityPolicy(request.headers.get('sec-ch-ua'), config)),
    ...(status === 503 ? { 'retry-after': '10' } : {}),
  };
  return sendText(page, request, { status, headers }, status === 200 && cacheControl === 'no-cache');
}
