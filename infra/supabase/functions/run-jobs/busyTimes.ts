import ICAL from 'ical.js';
import { CalendarError } from './CalendarError.ts';
import { OWN_UID } from './calendarFile.ts';

/** Related here: by itself the library looks for those of each event in all others, whatever their series. */
const NO_EXCEPTIONS = { exceptions: [] };

/** When somebody is busy. */
export interface Period {
  readonly starts: Date;
  readonly ends: Date;
}

/** What a calendar says. */
export interface BusyTimes {
  readonly periods: readonly Period[];
  /** Events that nobody can read were left out. */
  readonly isPartial: boolean;
}

/** More than anybody has in three months; what is kept is looked through for each time that is offered. */
const MAX_PERIODS = 5_000;
/** Repetitions that are looked at: the ten thousand events of a full calendar, and one that comes every second, which is a mistake. */
const MAX_STEPS = 200_000;
/** Where the people of the agency are: times without a zone are theirs. */
const HOME = 'America/Toronto';

/**
 * When the owner of a calendar is busy: repetitions with their exceptions, time zones, days as a whole. What was cancelled or marks no
 * time, and our own appointments, which the database knows itself, are left out. Periods that touch are one.
 *
 * A rule can make this compute for ever (a 31 February every day): who calls it sets an end.
 *
 * @param text an iCalendar file (RFC 5545)
 * @throws CalendarError `unreadable` or `crowded`
 */
export function busyTimes(text: string, from: Date, to: Date): BusyTimes {
  const { events, isWhole } = eventsOf(text);
  const found: Period[] = [];
  let steps = 0;
  let isPartial = !isWhole;
  const step = () => {
    steps += 1;
    if (steps > MAX_STEPS) throw new CalendarError('crowded');
  };
  for (const event of events) {
    try {
      if (isFree(event.component)) continue;
      for (const period of periodsOf(event, to, step)) {
        // What compares with nothing is no time.
        if (Number.isNaN(period.starts.getTime() + period.ends.getTime())) isPartial = true;
        else if (period.ends > from && period.starts < to && period.ends > period.starts) found.push(period);
      }
    } catch (error) {
      if (error instanceof CalendarError) throw error;
      isPartial = true;
    }
  }
  const periods = joined(found);
  if (periods.length > MAX_PERIODS) throw new CalendarError('crowded');
  return { periods, isPartial };
}

const EVENTS = /^BEGIN:VEVENT\r?\n[\s\S]*?^END:VEVENT(?:\r?\n|$)/gim;

/** The calendar; where it cannot be read, without the events that cannot be read by themselves. */
function parsed(text: string): { readonly calendar: ICAL.Component; readonly isWhole: boolean } {
  const read = (source: string) => new ICAL.Component(ICAL.parse(source) as unknown[]);
  try {
    return { calendar: read(text.trim()), isWhole: true };
  } catch {
    const isEvent = (event: string) => {
      try {
        return read(event.trim()).name === 'vevent';
      } catch {
        return false;
      }
    };
    return { calendar: read(text.trim().replace(EVENTS, (event) => (isEvent(event) ? event : ''))), isWhole: false };
  }
}

/** Events with the exceptions of each, which are events themselves: one may have been moved here from far away. */
function eventsOf(text: string): { readonly events: readonly ICAL.Event[]; readonly isWhole: boolean } {
  try {
    const { calendar, isWhole } = parsed(text);
    if (calendar.name !== 'vcalendar') throw new CalendarError('unreadable');
    const all = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component, NO_EXCEPTIONS));
    const masters = all.filter((event) => !event.isRecurrenceException());
    const series = new Map(masters.map((event) => [event.uid, event]));
    const exceptions = all.filter((event) => event.isRecurrenceException());
    for (const exception of exceptions) series.get(exception.uid)?.relateException(exception);
    return { events: all, isWhole };
  } catch {
    throw new CalendarError('unreadable');
  }
}

const textOf = (component: ICAL.Component, name: string) => String(component.getFirstPropertyValue(name) ?? '');

function isFree(component: ICAL.Component): boolean {
  return (
    textOf(component, 'status').toUpperCase() === 'CANCELLED' ||
    textOf(component, 'transp').toUpperCase() === 'TRANSPARENT' ||
    textOf(component, 'uid').startsWith(OWN_UID) ||
    !component.hasProperty('dtstart')
  );
}

function* periodsOf(event: ICAL.Event, to: Date, step: () => void): Generator<Period> {
  if (!event.isRecurring() || event.isRecurrenceException()) {
    step();
    yield periodOf(event, event.startDate, event.endDate);
    return;
  }
  // The library leaves out the first of dates that are listed without a rule.
  if (!event.component.hasProperty('rrule')) {
    const { startDate, endDate, item } = event.getOccurrenceDetails(event.startDate);
    if (!isFree(item.component)) yield periodOf(item, startDate, endDate);
  }
  const times = event.iterator();
  for (let next = times.next(); next; next = times.next()) {
    step();
    const { startDate, endDate, item } = event.getOccurrenceDetails(next);
    if (instantOf(next, zoneOf(event.component)) > to) return;
    if (!isFree(item.component)) yield periodOf(item, startDate, endDate);
  }
}

const zoneOf = (component: ICAL.Component, name = 'dtstart') =>
  String(component.getFirstProperty(name)?.getParameter('tzid') ?? HOME);

/** When an event is that starts and ends then by the clock; one that ends by another clock lasts as long as it does the first time. */
function periodOf({ component, startDate, endDate }: ICAL.Event, starts: ICAL.Time, ends: ICAL.Time): Period {
  const zone = zoneOf(component);
  const endZone = component.hasProperty('dtend') ? zoneOf(component, 'dtend') : zone;
  const begun = instantOf(starts, zone);
  if (endZone === zone) return { starts: begun, ends: instantOf(ends, zone) };
  const length = instantOf(endDate, endZone).getTime() - instantOf(startDate, zone).getTime();
  return { starts: begun, ends: new Date(begun.getTime() + length) };
}

/** The moment of a time. One that its calendar has no rules for is of the zone it names, or of home. */
function instantOf(time: ICAL.Time, zone: string): Date {
  const isFloating = time.isDate || time.zone === ICAL.Timezone.localTimezone;
  if (!isFloating) return time.toJSDate();
  const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
  const named = time.isDate ? HOME : zone;
  // Twice, because the first guess may stand on the other side of a change of clocks.
  const guess = wall - offsetAt(wall, named);
  return new Date(wall - offsetAt(guess, named));
}

const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const fields = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const;
  const options = { ...fields, hourCycle: 'h23' } as const;
  let clock: Intl.DateTimeFormat;
  try {
    clock = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
  } catch {
    clock = new Intl.DateTimeFormat('en-US', { ...options, timeZone: HOME });
  }
  if (clocks.size < 100) clocks.set(zone, clock);
  return clock;
}

/** Milliseconds that a zone's clocks are ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  const part = Object.fromEntries(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

function joined(periods: readonly Period[]): readonly Period[] {
  const result: Period[] = [];
  for (const period of periods.toSorted((a, b) => a.starts.getTime() - b.starts.getTime())) {
    const last = result.at(-1);
    if (!last || period.starts > last.ends) result.push(period);
    else if (period.ends > last.ends) result[result.length - 1] = { starts: last.starts, ends: period.ends };
  }
  return result;
}
