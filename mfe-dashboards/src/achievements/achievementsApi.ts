import type { Row } from '@agence/shared-contracts/backend/database';
import { read } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

export type CertificateRow = Row<'user_certificates', 'number' | 'formation_id' | 'issued_at'>;
export type BadgeRow = Row<'user_badges', 'code' | 'name' | 'earned_at'>;

/** What the learner has earned, and how long what is done still has to wait. */
interface Earned {
  readonly certificates: readonly CertificateRow[];
  readonly badges: readonly BadgeRow[];
  /** Seconds until a finished course counts, by its id; a course is missing where waiting does not help. */
  readonly waits: Readonly<Record<string, number>>;
}

// Work that was delivered late, or done fast, counts once its time has passed: the database looks again when it is asked.
const settleCourses = read(
  (database) => database.rpc('settle_courses'),
  (rows) =>
    Object.fromEntries(
      rows.flatMap(({ formation_id, wait_seconds }) =>
        formation_id && wait_seconds !== null ? [[formation_id, wait_seconds] as const] : [],
      ),
    ),
);

const readCertificates = read(
  (database) =>
    database.from('user_certificates').select('number,formation_id,issued_at').order('issued_at', { ascending: false }),
  (rows) => rows,
);

const readBadges = read(
  (database) => database.from('user_badges').select('code,name,earned_at').order('earned_at', { ascending: false }),
  (rows) => rows,
);

/** The database alone gives what is earned (DAT-08). */
const achievementsApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    earned: build.query<Earned, void>({
      async queryFn(_, api) {
        // What was earned before is shown also when this fails.
        const waits = await settleCourses(undefined, api);
        const [certificates, badges] = await Promise.all([
          readCertificates(undefined, api),
          readBadges(undefined, api),
        ]);
        if ('error' in certificates) return certificates;
        if ('error' in badges) return badges;
        return {
          data: {
            certificates: certificates.data,
            badges: badges.data,
            waits: 'data' in waits ? waits.data : {},
          },
        };
      },
      providesTags: ['progress'],
    }),
  }),
});

export const { useEarnedQuery } = achievementsApi;
