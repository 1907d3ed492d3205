import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';

/** Answers stay fresh for five minutes and are kept for thirty (marketplace §9 "Query cache"). */
export const FRESH_SECONDS = 300;
export const KEPT_SECONDS = 1800;

/** Why an answer is missing; shown to nobody, decides what can be tried. */
export interface MemberError {
  readonly message: string;
  /** The database's code, e.g. `42501` for what the person may not do. */
  readonly code?: string;
}

/** What all member pages ask the backend; each feature adds its own endpoints. */
export const memberApi = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<MemberError>(),
  keepUnusedDataFor: KEPT_SECONDS,
  refetchOnMountOrArgChange: FRESH_SECONDS,
  refetchOnFocus: false,
  tagTypes: [
    'progress',
    'courses',
    'course',
    'profile',
    'lists',
    'reviews',
    'requests',
    'orders',
    'people',
    'appointments',
    'letters',
    'traffic',
    'texts',
    'catalogue',
    'taxes',
  ],
  endpoints: () => ({}),
});
