/**
 * `inner`: the address leads into our own network, or is not https; `slow`, `endless`, `redirects`: it does not come to an end;
 * `crowded`: more events than anybody has; `partly`: some events are no events, all others were read.
 */
export type CalendarReason =
  | 'inner'
  | 'unreachable'
  | 'refused'
  | 'redirects'
  | 'slow'
  | 'endless'
  | 'unreadable'
  | 'crowded'
  | 'partly';

/** Why a calendar could not be read. */
export class CalendarError extends Error {
  override name = 'CalendarError';
  readonly reason: CalendarReason;

  constructor(reason: CalendarReason) {
    super(`The calendar could not be read: ${reason}.`);
    this.reason = reason;
  }
}
