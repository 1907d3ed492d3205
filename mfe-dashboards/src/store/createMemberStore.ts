import { configureStore } from '@reduxjs/toolkit';
import type { Extra } from './ask.ts';
import { memberApi } from './memberApi.ts';

/** The store of the member pages. One person has one: nobody sees what was another's. */
export function createMemberStore(extra: Extra) {
  return configureStore({
    reducer: { api: memberApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(memberApi.middleware),
  });
}
