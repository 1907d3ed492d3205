import * as v from 'valibot';
import { memberApi } from '../store/memberApi.ts';

const versionSchema = v.object({
  version: v.string(),
  state: v.picklist(['active', 'canary', 'other']),
  visits: v.number(),
  failures: v.number(),
  figures: v.record(v.string(), v.number()),
});
const statusSchema = v.object({
  revision: v.number(),
  remotes: v.array(v.object({ name: v.string(), versions: v.array(versionSchema) })),
  history: v.array(
    v.object({
      revision: v.number(),
      at: v.string(),
      by: v.string(),
      why: v.string(),
      action: v.string(),
      changes: v.array(v.object({ remote: v.string(), from: v.nullable(v.string()), to: v.nullable(v.string()) })),
    }),
  ),
});

export type SiteStatusAnswer = v.InferOutput<typeof statusSchema>;
export type VersionFigures = v.InferOutput<typeof versionSchema>;

const TIME_LIMIT_MS = 10_000;

const siteStatusApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked of the composition server, which asks the database whether the token is of staff. */
    siteStatus: build.query<SiteStatusAnswer, { readonly accessToken: string }>({
      async queryFn({ accessToken }) {
        try {
          const headers = { authorization: `Bearer ${accessToken}` };
          const answer = await fetch('/r/mesures', { headers, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
          if (!answer.ok) return { error: { message: `answered ${answer.status}` } };
          return { data: v.parse(statusSchema, await answer.json()) };
        } catch (error) {
          return { error: { message: String(error) } };
        }
      },
      // A new token is no new question.
      serializeQueryArgs: ({ endpointName }) => endpointName,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSiteStatusQuery } = siteStatusApi;
