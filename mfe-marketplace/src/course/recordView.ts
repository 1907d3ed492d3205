import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { whenSessionIsKnown } from '../buying/whenSessionIsKnown.ts';

const KEY = 'formations-vues';

/**
 * Counts a look at a course, once per visit of the site (marketplace §7 "View count"); of somebody who is signed in, the
 * backend also remembers it. One plain request: a public page does not load the Supabase client to count.
 *
 * @throws TypeError when the backend cannot be reached
 */
export async function recordView({ auth, anonKey }: ShellApi, formation: string): Promise<void> {
  const { session } = await whenSessionIsKnown(auth);
  if (!isFirstView(formation)) return;
  // Whatever the answer is, there is nothing to do about it: further looks of one address are not counted either.
  await fetch('/rest/v1/rpc/record_view', {
    method: 'POST',
    keepalive: true,
    headers: {
      apikey: anonKey,
      'content-type': 'application/json',
      ...(session ? { authorization: `Bearer ${session.access_token}` } : {}),
    },
    body: JSON.stringify({ formation }),
  });
}

/** Where storage is blocked, every look counts. */
function isFirstView(formation: string): boolean {
  try {
    const seen = (sessionStorage.getItem(KEY) ?? '').split(' ');
    if (seen.includes(formation)) return false;
    sessionStorage.setItem(KEY, [...seen, formation].join(' ').trim());
  } catch {
    return true;
  }
  return true;
}
