import { newId } from '@agence/shared-contracts/remote/newId';
import type { KeyValueStore } from './deviceStore.ts';

/** Names the device to the server in a person's notes: made at their first note here, and known to nobody else. */
export function deviceName(store: KeyValueStore, userId: string): string {
  const key = `agence-device:${userId}`;
  const known = store.get(key);
  if (known) return known;
  const name = newId();
  store.set(key, name);
  return name;
}
