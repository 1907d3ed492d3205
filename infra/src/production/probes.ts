import { PROBE_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { INERT_POLICY, SECURITY_HEADERS } from '../composer/headers.ts';

/** How long an answer is given again, in milliseconds: whoever asks often asks nobody else for it. */
const KEPT_MS = 2_000;
const HEADERS = { ...SECURITY_HEADERS, 'content-security-policy': INERT_POLICY, 'cache-control': 'no-store' };

/** Finds why there should be no requests for pages now: a sentence each, or throws it. */
export type Check = () => Promise<readonly string[]>;

/**
 * `/livez`: the process runs. `/readyz`: it is to be asked for pages, or 503 with the reasons why not. Answered to whoever asks, under
 * any name: who watches over a machine knows it by its address.
 *
 * @param isDraining whether it is about to end
 */
export function createProbes(checks: readonly Check[], isDraining: () => boolean) {
  let kept: { readonly at: number; readonly reasons: Promise<readonly string[]> } | undefined;

  async function look(): Promise<readonly string[]> {
    const found = await Promise.all(checks.map((check) => check().catch((error: Error) => [error.message])));
    return found.flat();
  }

  async function reasons(): Promise<readonly string[]> {
    if (isDraining()) return ['It is about to end.'];
    if (!kept || performance.now() - kept.at > KEPT_MS) kept = { at: performance.now(), reasons: look() };
    return kept.reasons;
  }

  /** @returns nothing where something else is asked for */
  return async (pathname: string): Promise<Response | undefined> => {
    if (pathname === PROBE_ADDRESSES.live) return Response.json({ status: 'live' }, { headers: HEADERS });
    if (pathname !== PROBE_ADDRESSES.ready) return undefined;
    const found = await reasons();
    if (found.length === 0) return Response.json({ status: 'ready' }, { headers: HEADERS });
    return Response.json({ status: 'not ready', reasons: found }, { status: 503, headers: HEADERS });
  };
}
