import { openServedPage, type ServedPage, type Visit } from '@agence/shared-contracts/testing/servedPage';
import * as lifecycles from '../exposes/lifecycles.ts';
import * as server from '../exposes/server.ts';

/** A page of this remote as a visitor gets it, hydrated; see `openServedPage`. */
export function openPage(address: string, visit?: Visit): Promise<ServedPage> {
  return openServedPage({ lifecycles, server }, address, visit);
}
