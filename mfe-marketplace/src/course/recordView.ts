import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { whenSessionIsKnown } from '../buying/whenSessionIsKnown.ts';

const KEY = 'formations-vues';

/**
 * Counts a look of somebody who is signed in, once per visit of the site (§7). Looks of visitors wait: a public page does
 * not load the Supabase client to count.
 */
export async function recordView({ auth, database }: ShellApi, formation: string): Promise<void> {
  const { user } = await whenSessionIsKnown(auth);
  if (!user || !isFirstView(formation)) return;
  const { error } = await (await database()).rpc('record_view', { formation });
  if (error) console.warn('A look was not counted', error.message);
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
