import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { whenSessionIsKnown } from '../buying/whenSessionIsKnown.ts';

const KEY = 'formations-vues';

/**
 * Counts a look at a course, once per visit of the site; the database remembers it for who is signed in (§7). By a
 * request of its own, because a public page does not load the Supabase client to count.
 */
export async function recordView({ auth, anonKey }: ShellApi, formation: string): Promise<void> {
  if (!isFirstView(formation)) return;
  const { session } = await whenSessionIsKnown(auth);
  await fetch('/rest/v1/rpc/record_view', {
    method: 'POST',
    keepalive: true,
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${session?.access_token ?? anonKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ formation }),
  }).catch(() => {
    // A look that is not counted is nobody's concern.
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
