import { configureStore } from '@reduxjs/toolkit';
import type { Extra } from './ask.ts';
import { memberApi } from './memberApi.ts';

/** Development checks warn by the clock, which says more about the machine than about the state. */
const CHECK = { warnAfter: Number.POSITIVE_INFINITY };
const checks = import.meta.env.DEV ? { immutableCheck: CHECK, serializableCheck: CHECK } : {};

/** The store of the member pages. One person has one: nobody sees what was another's. */
export function createMemberStore(extra: Extra) {
  return configureStore({
    reducer: { api: memberApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra }, ...checks }).concat(memberApi.middleware),
  });
}
