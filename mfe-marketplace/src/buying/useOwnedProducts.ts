import { dataOf } from '@agence/shared-contracts/backend/refusal';
import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { useCallback, useEffect, useRef, useState } from 'react';

/** On which the tabs of this site tell each other that something was bought. */
const CHANNEL = 'agence-purchases';

const nothing: ReadonlySet<string> = new Set();

/**
 * Ids of the products that the signed-in person owns, kept right while they pay in another tab. Nobody signed in owns
 * nothing, and the Supabase client stays unloaded.
 */
export function useOwnedProducts(): { readonly owned: ReadonlySet<string>; readonly refresh: () => Promise<void> } {
  const { database } = useShell();
  const userId = useAuth().user?.id;
  const [owned, setOwned] = useState(nothing);

  const asked = useRef(0);

  const refresh = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    if (!userId) return setOwned(nothing);
    try {
      const backend = await database();
      const rows = dataOf(
        await backend.from('user_products').select('product_id').eq('user_id', userId).eq('is_active', true),
      );
      // Answers can overtake each other: that of a moment before the purchase would hide it again.
      if (turn === asked.current) setOwned(new Set(rows.map(({ product_id }) => product_id)));
    } catch (error) {
      // Not knowing is safe: the backend refuses to sell the same thing twice.
      console.error('Reading what is owned failed', error);
    }
  }, [database, userId]);

  useEffect(() => void refresh(), [refresh]);
  useEffect(() => (userId ? onPurchase(() => void refresh()) : undefined), [userId, refresh]);
  return { owned, refresh };
}

/** Tells the other tabs of this site that something was bought. */
export function announcePurchase(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('bought');
  channel.close();
}

/** Calls back when another tab has bought something. @returns the function that ends it */
function onPurchase(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
