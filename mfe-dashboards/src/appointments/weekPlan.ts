import { wallTime } from '@agence/shared-contracts/forms/quebecTime';
import type { Appointment, Host, Hosts } from './appointmentsApi.ts';

/** From when to when, in minutes of a day in Québec. */
export interface DayPart {
  readonly from: number;
  readonly to: number;
}

export interface PlannedDay {
  /** Such as `2026-12-01`. */
  readonly day: string;
  /** When appointments may be taken. */
  readonly open: readonly DayPart[];
  readonly absent: readonly DayPart[];
  readonly appointments: readonly (DayPart & { readonly appointment: Appointment })[];
}

interface Week {
  readonly days: readonly string[];
  readonly hours: Host['hours'];
  readonly absences: Hosts['absences'];
  readonly appointments: readonly Appointment[];
}

const MIDNIGHT = 24 * 60;
/** Hours that a week shows where nothing is said of it. */
const USUAL: DayPart = { from: 9 * 60, to: 17 * 60 };

/** Days with what is open in them, what is closed and what takes place, and the hours that hold all of it. */
export function weekPlan({ days, hours, absences, appointments }: Week) {
  const plan = days.map((day): PlannedDay => {
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
    return {
      day,
      open: hours
        .filter((span) => span.weekday === weekday)
        .map(({ starts_at, ends_at }) => ({ from: minutesOf(starts_at), to: minutesOf(ends_at) || MIDNIGHT })),
      absent: absences.map(({ starts_at, ends_at }) => partOn(day, starts_at, ends_at)).filter(isSome),
      appointments: appointments
        .map((appointment) => ({ appointment, ...partOn(day, appointment.starts_at, appointment.ends_at) }))
        .filter(isSome),
    };
  });
  const shown = plan.flatMap(({ open, appointments }) => [...open, ...appointments]);
  const all = shown.length > 0 ? shown : [USUAL];
  return {
    plan,
    /** Whole hours of a day. */
    first: Math.floor(Math.min(...all.map(({ from }) => from)) / 60),
    last: Math.ceil(Math.max(...all.map(({ to }) => to)) / 60),
  };
}

const isSome = ({ from, to }: DayPart) => to > from;

/** What of a stretch of time lies in a day; nothing where it ends as it begins. */
const partOn = (day: string, starts: string, ends: string): DayPart => ({
  from: minuteOn(day, starts),
  to: minuteOn(day, ends),
});

/** The minute of a day at which a moment is: its first one of earlier moments, its last one of later ones. */
export function minuteOn(day: string, moment: string): number {
  const [date = '', time = ''] = wallTime(new Date(moment)).split('T');
  return date < day ? 0 : date > day ? MIDNIGHT : minutesOf(time);
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
