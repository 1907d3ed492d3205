import type { Json } from '@agence/shared-contracts/backend/database';
import type { Stored } from '@agence/shared-contracts/forms/judge';
import { ASKED } from '@agence/shared-contracts/forms/leadFields';
import { type followUpForm, STAGES } from '@agence/shared-contracts/forms/request';
import * as v from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

const stage = v.picklist(STAGES);
const asked = v.picklist(ASKED);
const text = v.nullable(v.string());

const rowSchema = v.object({
  ...{ id: v.string(), created_at: v.string(), name: v.string(), email: v.string(), company: text, service: text },
  ...{ asked, stage, due_on: text, amount_cents: v.nullable(v.number()), owner_id: text, is_undelivered: v.boolean() },
});
export const requestRowsSchema = v.array(rowSchema);
const boardSchema = v.object({
  stages: v.record(v.string(), v.number()),
  late: v.number(),
  undelivered: v.number(),
  owners: v.array(v.object({ id: v.string(), name: v.string() })),
});
/** With the columns of the contact form, whichever there are (`contactFacts`). */
const detailSchema = v.looseObject({
  ...{ id: v.string(), created_at: v.string(), name: v.string(), email: v.string() },
  ...{ message: v.string(), page: v.string(), asked, stage, owner_id: text, due_on: text },
  ...{ amount_cents: v.nullable(v.number()), lost_reason: text, revision: v.number() },
  context: v.object({
    title: v.optional(v.string()),
    lines: v.optional(v.array(v.tuple([v.string(), v.string()])), []),
  }),
  origin: v.record(v.string(), v.string()),
  acts: v.array(
    v.object({
      ...{ id: v.string(), at: v.string(), kind: v.string(), actor: text },
      detail: v.record(v.string(), v.unknown()),
    }),
  ),
  mails: v.array(
    v.object({
      ...{ id: v.string(), kind: v.string(), state: v.picklist(['waiting', 'done', 'failed']), attempts: v.number() },
      ...{ last_error: text, at: v.string() },
    }),
  ),
  others: v.array(
    v.object({
      ...{ id: v.string(), created_at: v.string(), name: v.string(), asked, stage, message: v.string() },
      is_merged: v.boolean(),
    }),
  ),
});

export type Stage = v.InferOutput<typeof stage>;
export type RequestRow = v.InferOutput<typeof rowSchema>;
export type RequestBoard = v.InferOutput<typeof boardSchema>;
export type RequestDetail = v.InferOutput<typeof detailSchema>;

export interface RequestFilters {
  readonly in_stage?: string;
  readonly asked_for?: string;
  readonly owned_by?: string;
  readonly wanted?: string;
  readonly facet?: string;
}

/** Which are listed, and whether the list begins with who has waited longest. */
export type RequestOrder = RequestFilters & { readonly oldest_first?: true };

/** What staff change of a request. */
type RequestChanges = Stored<typeof followUpForm>;

/** Rows of one question; fewer are the last ones. */
const PAGE = 50;
type Last = Pick<RequestRow, 'created_at' | 'id'> | null;

const listPage = read(
  (database, { queryArg, pageParam }: { queryArg: RequestOrder; pageParam: Last }) =>
    database.rpc('list_requests', {
      ...queryArg,
      size: PAGE,
      ...(pageParam ? { before_at: pageParam.created_at, before_id: pageParam.id } : {}),
    }),
  (rows) => v.parse(requestRowsSchema, rows),
);

const requestsApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    requests: build.infiniteQuery<RequestRow[], RequestOrder, Last>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => (page.length < PAGE ? undefined : (page.at(-1) ?? undefined)),
      },
      queryFn: (argument, api) => listPage(argument, api),
      providesTags: ['requests'],
    }),
    exportRequests: build.mutation<RequestRow[], RequestFilters>({
      queryFn: write(
        (database, filters) => database.rpc('export_requests', { ...filters }),
        (rows) => v.parse(requestRowsSchema, rows),
      ),
    }),
    requestBoard: build.query<RequestBoard, void>({
      queryFn: read(
        (database) => database.rpc('request_board'),
        (board) => v.parse(boardSchema, board),
      ),
      providesTags: ['requests'],
    }),
    request: build.query<RequestDetail, string>({
      queryFn: read(
        (database, request: string) => database.rpc('read_request', { request }),
        (detail) => v.parse(detailSchema, detail),
      ),
      providesTags: ['requests'],
    }),
    changeRequest: build.mutation<number, { request: string; known_revision: number; changes: RequestChanges }>({
      queryFn: write(
        (database, { changes, ...change }) =>
          database.rpc('change_request', { ...change, changes: { ...changes } as unknown as Json }),
        (revision) => revision,
      ),
      // Refused because somebody was faster: what they made of it is to be seen.
      invalidatesTags: ['requests'],
    }),
    noteRequest: build.mutation<null, { request: string; note: string; note_text: string }>({
      queryFn: write(
        (database, note) => database.rpc('note_request', note),
        () => null,
      ),
      invalidatesTags: (_, error) => (error ? [] : ['requests']),
    }),
    mergeRequest: build.mutation<null, { request: string; target?: string }>({
      queryFn: write(
        (database, merge) => database.rpc('merge_request', merge),
        () => null,
      ),
      invalidatesTags: ['requests'],
    }),
    eraseRequest: build.mutation<null, string>({
      queryFn: write(
        (database, request) => database.rpc('erase_request', { request }),
        () => null,
      ),
      invalidatesTags: (_, error) => (error ? [] : ['requests']),
    }),
    resendMail: build.mutation<null, string>({
      queryFn: write(
        (database, job) => database.rpc('resend_mail', { job }),
        () => null,
      ),
      invalidatesTags: ['requests'],
    }),
  }),
});

export const {
  useExportRequestsMutation,
  useRequestsInfiniteQuery,
  useRequestBoardQuery,
  useRequestQuery,
  useChangeRequestMutation,
  useNoteRequestMutation,
  useMergeRequestMutation,
  useEraseRequestMutation,
  useResendMailMutation,
} = requestsApi;
