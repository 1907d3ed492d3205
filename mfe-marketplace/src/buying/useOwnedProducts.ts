import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { useCallback, useEffect, useState } from 'react';
import { onPurchase } from './purchaseNews.ts';

/** As the column of that name is declared; a schema would be the only one on the pages of courses. */
interface OwnedRow {
  readonly product_id: string;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Ids of the products that the signed-in person owns, kept right while they pay in another tab. Nobody signed in owns
 * nothing, and the Supabase client stays unloaded.
 */
export function useOwnedProducts(): { readonly owned: ReadonlySet<string>; readonly refresh: () => Promise<void> } {
  const { database } = useShell();
  const userId = useAuth().user?.id;
  const [owned, setOwned] = useState(nothing);

  const refresh = useCallback(async () => {
    if (!userId) return setOwned(nothing);
    try {
      const { data, error } = await (await database())
        .from('user_products')
        .select('product_id')
        .eq('user_id', userId)
        .eq('is_active', true);
      if (error) throw new Error(error.message);
      setOwned(new Set((data as readonly OwnedRow[]).map(({ product_id }) => product_id)));
    } catch (error) {
      // Not knowing is safe: the backend refuses to sell the same thing twice.
      console.error('Reading what is owned failed', error);
    }
  }, [database, userId]);

  useEffect(() => void refresh(), [refresh]);
  useEffect(() => (userId ? onPurchase(() => void refresh()) : undefined), [userId, refresh]);
  return { owned, refresh };
}
