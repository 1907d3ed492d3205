import type { Database } from '@agence/shared-contracts/remote/page';
import { configureStore } from '@reduxjs/toolkit';
import '../account/accountApi.ts';
import '../account/measuresApi.ts';
import '../accounting/accountingApi.ts';
import '../achievements/achievementsApi.ts';
import '../admin/adminApi.ts';
import '../applications/applicationsApi.ts';
import '../appointments/appointmentsApi.ts';
import '../catalogue/catalogueApi.ts';
import '../console/consoleApi.ts';
import '../creator-profile/creatorProfileApi.ts';
import '../editor/editorApi.ts';
import '../learner/learnerApi.ts';
import '../learner/recommendedApi.ts';
import '../learner/weekApi.ts';
import '../member-area/memberAreaApi.ts';
import '../member-area/onSaleApi.ts';
import '../moderation/moderationApi.ts';
import '../newsletter/newsletterApi.ts';
import '../notes/notesApi.ts';
import '../orders/ordersApi.ts';
import '../people/peopleApi.ts';
import '../public-page/publicPageApi.ts';
import '../purchases/purchasesApi.ts';
import '../requests/requestsApi.ts';
import '../site-status/siteStatusApi.ts';
import '../studio/studioApi.ts';
import '../texts/textsApi.ts';
import '../traffic/trafficApi.ts';
import '../viewer/viewerApi.ts';
import { memberApi } from '../store/memberApi.ts';

/** Whatever member pages ask the backend: one of them. */
interface Endpoint {
  readonly initiate: (argument: unknown, options?: object) => unknown;
}
const endpoints = memberApi.endpoints as unknown as Readonly<Record<string, Endpoint>>;

/** The names of all questions and changes of the member pages. */
export const endpointNames = (): readonly string[] => Object.keys(endpoints);

/**
 * Asks the backend what a member page asks it, once and without a page.
 *
 * @throws Error where the backend refuses, or its answer is not what the page reads
 */
export async function askEndpoint(database: Database, name: string, argument: unknown): Promise<unknown> {
  const store = configureStore({
    reducer: { api: memberApi.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { database: async () => database, learn: () => {} } },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(memberApi.middleware),
  });
  const asked = endpoints[name]?.initiate(argument, { subscribe: false, track: false });
  if (!asked) throw new Error(`No member page asks for ${name}.`);
  const { data, error } = (await store.dispatch(asked as never)) as { data?: unknown; error?: object };
  // Else what was answered is kept for some time, and the process with it.
  store.dispatch(memberApi.util.resetApiState());
  if (error) throw new Error(JSON.stringify(error));
  return data;
}
