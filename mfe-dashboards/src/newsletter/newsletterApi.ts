import * as v from 'valibot';
import type { SaveOutcome } from '../drafts/useAutosave.ts';
import { read, write } from '../store/ask.ts';
import { type MemberError, memberApi } from '../store/memberApi.ts';

const sequence = v.picklist(['welcome', 'abandoned_checkout', 'course_not_begun']);
const numbers = v.object({
  planned: v.number(),
  waiting: v.number(),
  sent: v.number(),
  failed: v.number(),
  skipped: v.number(),
  unsubscribed: v.number(),
});
const summary = {
  id: v.string(),
  sequence: v.nullable(sequence),
  subject: v.string(),
  state: v.picklist(['draft', 'scheduled', 'sending', 'stopped']),
  send_at: v.nullable(v.string()),
  on_since: v.nullable(v.string()),
  delay_hours: v.nullable(v.number()),
  numbers,
};
export const lettersBoardSchema = v.object({
  letters: v.array(v.object(summary)),
  subscribers: v.object({
    confirmed: v.number(),
    interests: v.array(v.object({ id: v.string(), count: v.number() })),
    products: v.array(v.object({ id: v.string(), name: v.string(), count: v.number() })),
  }),
});
const letterSchema = v.object({
  ...summary,
  preheader: v.string(),
  body: v.string(),
  audience: v.object({
    interests: v.optional(v.array(v.string()), []),
    products: v.optional(v.array(v.string()), []),
  }),
  revision: v.number(),
  failures: v.array(v.object({ email: v.nullable(v.string()), error: v.nullable(v.string()) })),
});

export type Sequence = v.InferOutput<typeof sequence>;
export type LettersBoard = v.InferOutput<typeof lettersBoardSchema>;
export type LetterSummary = LettersBoard['letters'][number];
export type Letter = v.InferOutput<typeof letterSchema>;
export type Audience = Letter['audience'];

/** What staff write of a letter. */
export interface LetterChanges extends Partial<Pick<Letter, 'subject' | 'preheader' | 'body' | 'audience'>> {}

const nothing = () => null;

const newsletterApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    lettersBoard: build.query<LettersBoard, void>({
      queryFn: read(
        (database) => database.rpc('letters_board'),
        (board) => v.parse(lettersBoardSchema, board),
      ),
      providesTags: ['letters'],
      keepUnusedDataFor: 30,
    }),
    letter: build.query<Letter, string>({
      queryFn: read(
        (database, letter: string) => database.rpc('read_letter', { letter }),
        (found) => v.parse(letterSchema, found),
      ),
      providesTags: ['letters'],
      keepUnusedDataFor: 0,
    }),
    countAudience: build.query<number, Audience>({
      queryFn: read(
        (database, audience: Audience) => database.rpc('count_audience', { audience }),
        (count) => count,
      ),
      keepUnusedDataFor: 30,
    }),
    saveLetter: build.mutation<number, { letter: string; known_revision: number; changes: LetterChanges }>({
      queryFn: write(
        (database, { changes, ...letter }) => database.rpc('save_letter', { ...letter, changes: { ...changes } }),
        (revision) => revision,
      ),
      invalidatesTags: (_, error) => (error ? [] : ['letters']),
    }),
    createLetter: build.mutation<number, string>({
      queryFn: write(
        (database, letter) => database.rpc('save_letter', { letter, known_revision: 0, changes: {} }),
        (revision) => revision,
      ),
      invalidatesTags: ['letters'],
    }),
    removeLetter: build.mutation<null, string>({
      queryFn: write((database, letter) => database.rpc('remove_letter', { letter }), nothing),
      invalidatesTags: ['letters'],
    }),
    sendLetterTest: build.mutation<null, string>({
      queryFn: write((database, letter) => database.rpc('send_letter_test', { letter }), nothing),
    }),
    scheduleLetter: build.mutation<null, { letter: string; known_revision: number; send_at?: string }>({
      queryFn: write((database, schedule) => database.rpc('schedule_letter', schedule), nothing),
      invalidatesTags: ['letters'],
    }),
    haltLetter: build.mutation<null, string>({
      queryFn: write((database, letter) => database.rpc('halt_letter', { letter }), nothing),
      invalidatesTags: ['letters'],
    }),
    resendLetter: build.mutation<null, string>({
      queryFn: write((database, letter) => database.rpc('resend_letter', { letter }), nothing),
      invalidatesTags: ['letters'],
    }),
    /** Whether a mail that was interrupted has arrived; it is sent again where not. */
    settleLetterSend: build.mutation<null, { letter: string; address: string; arrived: boolean }>({
      queryFn: write((database, decision) => database.rpc('settle_letter_send', decision), nothing),
      invalidatesTags: ['letters'],
    }),
    switchSequence: build.mutation<null, { letter: string; is_on: boolean; hours: number }>({
      queryFn: write((database, change) => database.rpc('switch_sequence', change), nothing),
      invalidatesTags: ['letters'],
    }),
  }),
});

export const {
  useLettersBoardQuery,
  useLetterQuery,
  useSettleLetterSendMutation,
  useCountAudienceQuery,
  useSaveLetterMutation,
  useCreateLetterMutation,
  useRemoveLetterMutation,
  useSendLetterTestMutation,
  useScheduleLetterMutation,
  useHaltLetterMutation,
  useResendLetterMutation,
  useSwitchSequenceMutation,
} = newsletterApi;

/** What an autosave makes of a refusal. */
export const saveRefusal = (error: unknown): SaveOutcome =>
  (error as MemberError).code === 'letter_changed' ? 'changed' : 'failed';
