import { useShell } from '@agence/shared-contracts/platform';
import { useSyncExternalStore } from 'react';

const none = () => '';

/** Hash of the page's address; empty on the server and while hydrating, because servers never see it. */
export function useHash(): string {
  const { navigation } = useShell();
  return useSyncExternalStore(navigation.subscribe, () => navigation.getLocation().hash, none);
}
