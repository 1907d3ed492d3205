import type { Lanes } from '@agence/backend/edge/lanes';
import { BACKEND_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import type { Connection } from '../composer/createSiteServer.ts';
import { proxyToBackend } from '../composer/proxy.ts';

interface StaffOptions {
  readonly backendUrl: string | undefined;
  readonly anonKey: string;
  readonly lanes: Lanes;
}

/**
 * Whether who asks is staff: the database says so, asked with their own access token, whose signature it checks; what stands in the
 * token here only names the row to look for.
 */
export async function isStaff(request: Request, connection: Connection, options: StaffOptions): Promise<boolean> {
  const { backendUrl, anonKey, lanes } = options;
  const authorization = request.headers.get('authorization') ?? '';
  const person = personIn(authorization);
  if (!person) return false;
  const query = `select=role&role=eq.admin&user_id=eq.${person}`;
  const asked = new Request(new URL(`${BACKEND_ADDRESSES.rest}/profiles?${query}`, request.url), {
    headers: { authorization, apikey: anonKey, accept: 'application/json' },
  });
  const answer = await proxyToBackend(asked, backendUrl, connection, anonKey, lanes);
  if (!answer.ok) return false;
  const rows: unknown = await answer.json();
  return Array.isArray(rows) && rows.length === 1;
}

/** The person whom an access token is about, unchecked. */
function personIn(authorization: string): string | undefined {
  const [, claims = ''] = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(authorization) ?? [];
  const [, person] =
    /"sub":"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/.exec(Buffer.from(claims, 'base64url').toString()) ?? [];
  return person;
}
