import type { AuthPort, AuthSnapshot } from '@agence/shared-contracts/remote/shell';

/** Who is signed in, once a stored session has been read: at once for most, after a moment right after a page load. */
export function whenSessionIsKnown(auth: Pick<AuthPort, 'getSnapshot' | 'subscribe'>): Promise<AuthSnapshot> {
  return new Promise((resolve) => {
    const check = () => {
      const snapshot = auth.getSnapshot();
      if (!snapshot.initialized) return false;
      resolve(snapshot);
      return true;
    };
    if (check()) return;
    const stop = auth.subscribe(() => check() && stop());
  });
}
