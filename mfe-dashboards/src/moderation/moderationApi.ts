import * as v from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

const kind = v.picklist(['account', 'course', 'review', 'profile', 'photo']);
const text = v.nullable(v.string());
const boardSchema = v.object({
  measures: v.array(
    v.object({
      id: v.string(),
      kind,
      /** What it was called when the measure was taken. */
      subject_name: v.string(),
      reason: v.string(),
      appeal: text,
      answer: text,
      answered_at: text,
      lifted_at: text,
      created_at: v.string(),
      /** Null where a creator has no account. */
      email: text,
      full_name: text,
    }),
  ),
  /** Reviews that somebody has reported. */
  reported: v.array(
    v.object({
      id: v.string(),
      rating: v.number(),
      comment: text,
      author_name: text,
      author_email: v.string(),
      title: v.string(),
      slug: v.string(),
      reasons: v.array(v.string()),
      /** When the last of these reasons came. */
      seen_until: v.string(),
    }),
  ),
});
type Board = v.InferOutput<typeof boardSchema>;
export type Measure = Board['measures'][number];
export type ReportedReview = Board['reported'][number];

const moderationApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    moderation: build.query<Board, void>({
      queryFn: read(
        (database) => database.rpc('console_moderation'),
        (board) => v.parse(boardSchema, board),
      ),
      providesTags: ['people', 'reviews'],
      keepUnusedDataFor: 0,
    }),
    moderate: build.mutation<
      null,
      { readonly kind: Measure['kind']; readonly target: string; readonly reason: string }
    >({
      queryFn: write(
        (database, { kind: target_kind, target, reason }) => database.rpc('moderate', { target_kind, target, reason }),
        () => null,
      ),
      invalidatesTags: ['people', 'reviews'],
    }),
    settleReports: build.mutation<
      null,
      { readonly review: string; readonly seen_until: string; readonly settled: boolean }
    >({
      queryFn: write(
        (database, decision) => database.rpc('settle_reports', decision),
        () => null,
      ),
      invalidatesTags: ['reviews'],
    }),
    decideModeration: build.mutation<
      null,
      { readonly measure: string; readonly lifted: boolean; readonly answer: string }
    >({
      queryFn: write(
        (database, decision) => database.rpc('decide_moderation', decision),
        () => null,
      ),
      invalidatesTags: ['people', 'reviews'],
    }),
  }),
});

export const { useModerationQuery, useModerateMutation, useSettleReportsMutation, useDecideModerationMutation } =
  moderationApi;
