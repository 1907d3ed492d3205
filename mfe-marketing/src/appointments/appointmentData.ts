import { dataOf } from '@agence/shared-contracts/backend/refusal';
import { weekdayMoment } from '@agence/shared-contracts/format/frenchDate';
import type { LoadContext, LoadResult } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';
import { appointments } from '../content/appointments.ts';
import { type Day, dayAfter, daysOf, startDay } from './days.ts';
import { errorOf } from './timesData.ts';

/** Days of the list that comes with an appointment. */
const SHOWN_DAYS = 14;

const shownSchema = v.object({
  token: v.string(),
  kind: v.picklist(['consultation', 'audit', 'meeting', 'vip', 'quote', 'paid']),
  state: v.picklist(['held', 'lapsed', 'booked', 'displaced', 'cancelled', 'over', 'done', 'missed']),
  starts_at: v.string(),
  ends_at: v.string(),
  title: v.nullable(v.string()),
  is_proposed: v.boolean(),
  room_url: v.nullable(v.string()),
  host: v.string(),
  times: v.array(v.string()),
});

export interface AppointmentData {
  /** Null: nobody knows it. */
  readonly appointment:
    | (Omit<v.InferOutput<typeof shownSchema>, 'times'> & { readonly when: string; readonly minutes: number })
    | null;
  readonly days: readonly Day[];
  readonly error: string | undefined;
  readonly earlier: string | undefined;
  readonly later: string;
}

/** The appointment of a token, with what it can be moved to from a day on (`du`). */
export async function readAppointment({ params, search, database }: LoadContext): Promise<LoadResult<AppointmentData>> {
  const from = startDay(search.get('du'), SHOWN_DAYS);
  const links = { earlier: from.before, later: dayAfter(from.day, SHOWN_DAYS) };
  const none = { appointment: null, days: [], error: undefined, ...links };
  const token = v.safeParse(v.pipe(v.string(), v.uuid()), params.jeton);
  if (!token.success) return { kind: 'notFound', data: none };
  const answer = await (await database()).rpc('read_appointment', { token: token.output, from_day: from.day });
  const found = v.parse(v.nullable(shownSchema), dataOf(answer));
  if (!found) return { kind: 'notFound', data: none };
  const { times, ...shown } = found;
  const minutes = Math.round((Date.parse(shown.ends_at) - Date.parse(shown.starts_at)) / 60_000);
  const refused = search.get('inscription') === 'erreur' ? appointments.form.refused : undefined;
  return {
    kind: 'found',
    data: {
      appointment: { ...shown, when: weekdayMoment(shown.starts_at), minutes },
      days: daysOf(times),
      error: refused ?? errorOf(search),
      ...links,
    },
  };
}
