import { clock, isoDate } from '@agence/shared-contracts/format/frenchDate';
import type { Appointment } from '../appointments/appointmentsApi.ts';
import { requestsTexts } from '../content/requests.ts';
import { briefDay, soonMoment } from '../member/briefMoment.ts';
import type { Stage } from './requestsApi.ts';

const texts = requestsTexts.next;

/** The one that comes next of those that stand; what is only proposed does not. */
export const meetingOf = (appointments: readonly Appointment[], now: number): Appointment | undefined =>
  appointments
    .filter(({ state, is_proposed, ends_at }) => state === 'booked' && !is_proposed && Date.parse(ends_at) > now)
    .sort((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))[0];

/** Nothing comes next of a request that is won or lost. */
export const isOverAt = (stage: Stage): boolean => requestsTexts.nexts[stage] === '';

/** What comes next of a request whose person has an appointment that stands: they are answered, and meet. */
export const nextMeetingOf = (stage: Stage, appointments: readonly Appointment[], now: number) =>
  isOverAt(stage) ? undefined : meetingOf(appointments, now);

/** When it is: `à 13 h`, `mardi à 9 h`. */
export const whenOf = ({ starts_at }: Pick<Appointment, 'starts_at'>, now: number): string =>
  isoDate(starts_at) === isoDate(now) ? texts.at(clock(starts_at)) : soonMoment(starts_at, now);

/** The same as a row has room for it: `à 13 h`, `le 2 déc.`. */
export const briefWhenOf = ({ starts_at }: Pick<Appointment, 'starts_at'>, now: number): string =>
  isoDate(starts_at) === isoDate(now) ? texts.at(clock(starts_at)) : texts.on(briefDay(starts_at, now));
