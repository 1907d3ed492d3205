import ICAL from 'ical.js';
import type { CalendarFile } from '../_shared/FunctionEnv.ts';

/** Begins the UID of our own events: where one comes back from a calendar that it was added to, it is not busy because of itself. */
export const OWN_UID = 'rdv-';

/** An appointment as calendars know it. */
export interface CalendarEvent {
  readonly id: string;
  /** Counts changes: a calendar keeps the one with the highest number. */
  readonly sequence: number;
  readonly starts: Date;
  readonly ends: Date;
  readonly summary: string;
  readonly location: string | undefined;
  readonly url: string;
  /** Not confirmed yet by who holds it. */
  readonly isTentative: boolean;
  readonly organizer: { readonly name: string; readonly email: string };
  readonly attendee: string;
}

/**
 * The iCalendar file of an appointment (RFC 5545, RFC 5546). Times are in UTC, which every calendar shows in its owner's own.
 *
 * @param method what the calendar is to do with it
 * @param now when it is written
 * @throws Error when an address is more than one line
 */
export function calendarFile(event: CalendarEvent, method: CalendarFile['method'], now = new Date()): CalendarFile {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Rendez-vous//FR');
  calendar.addPropertyWithValue('method', method);
  const vevent = new ICAL.Component('vevent');
  calendar.addSubcomponent(vevent);
  const status = method === 'CANCEL' ? 'CANCELLED' : event.isTentative ? 'TENTATIVE' : 'CONFIRMED';
  vevent.addPropertyWithValue('uid', `${OWN_UID}${event.id}@${new URL(event.url).hostname}`);
  vevent.addPropertyWithValue('sequence', event.sequence);
  vevent.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true));
  vevent.addPropertyWithValue('dtstart', ICAL.Time.fromJSDate(event.starts, true));
  vevent.addPropertyWithValue('dtend', ICAL.Time.fromJSDate(event.ends, true));
  vevent.addPropertyWithValue('summary', event.summary);
  vevent.addPropertyWithValue('status', status);
  vevent.addPropertyWithValue('url', address(event.url));
  if (event.location) vevent.addPropertyWithValue('location', event.location);
  vevent
    .addPropertyWithValue('organizer', address(`mailto:${event.organizer.email}`))
    .setParameter('cn', event.organizer.name);
  const attendee = vevent.addPropertyWithValue('attendee', address(`mailto:${event.attendee}`));
  attendee.setParameter('role', 'REQ-PARTICIPANT');
  attendee.setParameter('partstat', 'ACCEPTED');
  return { method, content: `${calendar.toString()}\r\n` };
}

/** The library escapes texts and not addresses, in which a new line would begin a property of somebody else's choice. */
function address(value: string): string {
  if (/\p{Cc}/u.test(value)) throw new Error('An address has control characters.');
  return value;
}
