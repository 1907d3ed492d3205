interface CalendarEntry {
  readonly id: string;
  /** ISO 8601. */
  readonly starts_at: string;
  readonly ends_at: string;
  readonly summary: string;
  readonly location: string | null;
}

/**
 * An appointment as a calendar takes it (RFC 5545), with the name that it has in our mails: a calendar that has it already keeps one.
 *
 * @param host of the site
 */
export function appointmentFile({ id, starts_at, ends_at, summary, location }: CalendarEntry, host: string): Blob {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rendez-vous//FR',
    'BEGIN:VEVENT',
    `UID:rdv-${id}@${host}`,
    `DTSTAMP:${moment(new Date().toISOString())}`,
    `DTSTART:${moment(starts_at)}`,
    `DTEND:${moment(ends_at)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return new Blob([lines.map(folded).join('\r\n')], { type: 'text/calendar;charset=utf-8' });
}

/** `20261201T140000Z`. */
const moment = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A line has 75 bytes at most; one of our letters has three at most. */
const folded = (line: string) => line.match(/.{1,24}/gu)?.join('\r\n ') ?? line;
