import * as v from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

const text = v.nullable(v.string());
const kind = v.picklist(['consultation', 'audit', 'meeting', 'vip', 'quote', 'paid']);
const appointmentSchema = v.object({
  ...{ id: v.string(), kind, starts_at: v.string(), ends_at: v.string(), title: text, is_proposed: v.boolean() },
  state: v.picklist(['booked', 'displaced', 'cancelled', 'over', 'done', 'missed']),
  ...{ host: v.string(), host_id: text, request: text, booking: text, visitor: text, email: text, phone: text },
  ...{ company: text, is_undelivered: v.boolean() },
});
const hourSchema = v.object({ weekday: v.number(), starts_at: v.string(), ends_at: v.string() });
const hostsSchema = v.object({
  kinds: v.array(
    v.object({ id: kind, minutes: v.nullable(v.number()), buffer_minutes: v.number(), notice_hours: v.number() }),
  ),
  people: v.array(
    v.object({
      ...{ id: v.string(), name: v.string(), is_consultant: v.boolean(), kinds: v.array(kind), room_url: text },
      // The address itself is secret, and never given back.
      ...{ has_calendar: v.boolean(), calendar_read_at: text, calendar_error: text },
      hours: v.array(hourSchema),
    }),
  ),
  absences: v.array(
    v.object({ id: v.string(), host_id: text, starts_at: v.string(), ends_at: v.string(), reason: v.string() }),
  ),
});

export const appointmentsSchema = v.array(appointmentSchema);
export type Appointment = v.InferOutput<typeof appointmentSchema>;
export type Hour = v.InferOutput<typeof hourSchema>;
export type Hosts = v.InferOutput<typeof hostsSchema>;
export type Host = Hosts['people'][number];

/** Whose appointments from when on, or those of a request. */
export interface AppointmentQuery {
  /** ISO 8601. */
  readonly from_moment?: string;
  readonly of_host?: string;
  readonly of_request?: string;
}

const done = () => null;

const appointmentsApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    appointments: build.query<Appointment[], AppointmentQuery>({
      queryFn: read(
        (database, query) => database.rpc('list_appointments', query),
        (rows) => v.parse(appointmentsSchema, rows),
      ),
      providesTags: ['appointments'],
    }),
    appointmentHosts: build.query<Hosts, void>({
      queryFn: read(
        (database) => database.rpc('appointment_hosts'),
        (hosts) => v.parse(hostsSchema, hosts),
      ),
      providesTags: ['appointments'],
    }),
    timesToMove: build.query<string[], string>({
      queryFn: read(
        (database, appointment) => database.rpc('times_to_move', { appointment }),
        (times) => v.parse(v.array(v.string()), times),
      ),
      providesTags: ['appointments'],
    }),
    /** With a time it is moved, without one cancelled. */
    changeAppointment: build.mutation<null, { appointment: string; starts_at?: string }>({
      queryFn: write((database, change) => database.rpc('change_appointment', change), done),
      invalidatesTags: ['appointments', 'requests', 'lists'],
    }),
    settleAppointment: build.mutation<null, { appointment: string; outcome: 'done' | 'missed' }>({
      queryFn: write((database, settled) => database.rpc('settle_appointment', settled), done),
      invalidatesTags: ['appointments'],
    }),
    /** Whether the time of a bought consultation suits its consultant. */
    answerBooking: build.mutation<null, { booking: string; answer: 'confirmed' | 'to_schedule' }>({
      queryFn: write((database, answer) => database.rpc('answer_booking', answer), done),
      invalidatesTags: ['appointments', 'lists'],
    }),
    saveHost: build.mutation<
      null,
      { person: string; kinds: string[]; hours: Hour[]; room_url: string; calendar_url?: string }
    >({
      queryFn: write(
        (database, { hours, ...host }) =>
          database.rpc('save_host', { ...host, hours: hours.map((hour) => ({ ...hour })) }),
        done,
      ),
      // Whoever gives hours has services on their page.
      invalidatesTags: ['appointments', 'courses'],
    }),
    saveKind: build.mutation<
      null,
      { kind: string; minutes: number | null; buffer_minutes: number; notice_hours: number }
    >({
      queryFn: write((database, lengths) => database.rpc('save_kind', lengths), done),
      invalidatesTags: ['appointments'],
    }),
    /** How many appointments it has moved. */
    addAbsence: build.mutation<
      number,
      { absence: string; person: string | null; starts_at: string; ends_at: string; reason: string }
    >({
      queryFn: write(
        // The generated types know no null in parameters.
        (database, absence) => database.rpc('add_absence', absence as typeof absence & { person: string }),
        (count) => count,
      ),
      invalidatesTags: ['appointments', 'requests'],
    }),
    removeAbsence: build.mutation<null, string>({
      queryFn: write((database, absence) => database.rpc('remove_absence', { absence }), done),
      invalidatesTags: ['appointments'],
    }),
  }),
});

export const {
  useAppointmentsQuery,
  useAppointmentHostsQuery,
  useTimesToMoveQuery,
  useChangeAppointmentMutation,
  useSettleAppointmentMutation,
  useAnswerBookingMutation,
  useSaveHostMutation,
  useSaveKindMutation,
  useAddAbsenceMutation,
  useRemoveAbsenceMutation,
} = appointmentsApi;
