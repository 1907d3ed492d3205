import * as v from 'valibot';
import { read } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

const certificateSchema = v.object({ number: v.string(), formation_id: v.nullable(v.string()), issued_at: v.string() });
export type CertificateRow = v.InferOutput<typeof certificateSchema>;

const badgeSchema = v.object({ code: v.string(), name: v.string(), earned_at: v.string() });
export type BadgeRow = v.InferOutput<typeof badgeSchema>;

/** What the learner has earned; the database alone gives it (reliability DAT-08). */
export const achievementsApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    certificates: build.query<CertificateRow[], void>({
      queryFn: read(
        (database) =>
          database
            .from('user_certificates')
            .select('number,formation_id,issued_at')
            .order('issued_at', { ascending: false }),
        (rows) => v.parse(v.array(certificateSchema), rows),
      ),
      providesTags: ['progress'],
    }),
    badges: build.query<BadgeRow[], void>({
      queryFn: read(
        (database) =>
          database.from('user_badges').select('code,name,earned_at').order('earned_at', { ascending: false }),
        (rows) => v.parse(v.array(badgeSchema), rows),
      ),
      providesTags: ['progress'],
    }),
  }),
});

export const { useCertificatesQuery, useBadgesQuery } = achievementsApi;
