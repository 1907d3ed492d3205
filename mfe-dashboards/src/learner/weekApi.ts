import { read } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';
import { type DayMinutes, weekOf } from './week.ts';

/** More than a week in any time zone. */
const EIGHT_DAYS_MS = 8 * 86_400_000;

/** Apart from what the first view reads: the strip comes later. */
export const { useWeekQuery } = memberApi.injectEndpoints({
  endpoints: (build) => ({
    /** Minutes learned on each day of this week, Monday first. */
    week: build.query<readonly DayMinutes[], void>({
      queryFn: read(
        (database) =>
          database
            .from('learning_sessions')
            .select('session_start,session_end')
            .gte('session_start', new Date(Date.now() - EIGHT_DAYS_MS).toISOString()),
        (sessions) => weekOf(sessions, new Date()),
      ),
      providesTags: ['progress'],
    }),
  }),
});
