import { wallTime } from '@agence/shared-contracts/forms/quebecTime';

/** Something that happens at an hour. */
export interface RibbonEvent {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly until?: string;
  readonly title: string;
  readonly detail: string;
  readonly href?: string;
  readonly tone?: 'moss' | 'glacier' | 'danger';
}

/** Events of one kind, or of one person. */
export interface RibbonLane {
  readonly label: string;
  readonly events: readonly RibbonEvent[];
  /** Where all of them stand. */
  readonly href?: string;
}

/** The day in Québec of a moment, and the minute of that day. */
function wallOf(moment: string) {
  const [day = '', time = ''] = wallTime(new Date(moment)).split('T');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { day, minute: hour * 60 + minute };
}

/** Minutes in a column of the ribbon. */
const STEP = 5;
/** Columns in an hour. */
export const HOUR = 60 / STEP;
/** A shorter event still has room for its words: two hours. */
const LEAST = 2 * HOUR;
/** Words of what has no end have room after it: three hours, before midnight. */
const WORDS = 3 * HOUR;
/** Lines that a lane has at most: what is more is counted, and stands in the lists. */
const LINES = 2;
/** Hours that every day shows, so that days look alike; it is longer where something happens before or after them. */
const OPENS = 8;
const CLOSES = 18;
const MIDNIGHT = 24;

/** Columns that an event takes. */
function spanOf({ at, until }: RibbonEvent, least: number): number {
  const minutes = until ? (Date.parse(until) - Date.parse(at)) / 60_000 : 0;
  return Math.max(least, Math.ceil(minutes / STEP));
}

/**
 * Where the events of a day stand on a ribbon of its hours.
 *
 * An event too late for its words has them before its moment (`isBefore`).
 *
 * @param day such as `2026-12-01`, in Québec; what happens on others is left out
 */
export function ribbonOf(lanes: readonly RibbonLane[], day: string) {
  const ofDay = lanes.map((lane) => ({ ...lane, events: lane.events.filter(({ at }) => wallOf(at).day === day) }));
  const all = ofDay.flatMap(({ events }) => events);
  // The last words of the day have room, where the day has.
  const ends = all.map((event) =>
    Math.ceil((wallOf(event.at).minute / STEP + spanOf(event, event.until ? LEAST : WORDS)) / HOUR),
  );
  const starts = all.map(({ at }) => Math.floor(wallOf(at).minute / 60));
  const first = Math.min(OPENS, ...starts);
  const last = Math.min(MIDNIGHT, Math.max(CLOSES, ...ends));
  const columns = (last - first) * HOUR;
  // Of a long day two hours are too narrow for words: a fifth of it never is.
  const least = Math.max(LEAST, Math.ceil(columns / 5));
  const columnOf = (at: string) => Math.floor((wallOf(at).minute - first * 60) / STEP);
  return {
    hours: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    columns,
    columnOf,
    lanes: ofDay.map(({ label, events, href }) => {
      const placed = inLines(
        events.map((event) => {
          const from = columnOf(event.at);
          const room = columns - from;
          if (room >= least) return { ...event, from, span: Math.min(room, spanOf(event, least)), isBefore: false };
          return { ...event, from: from - least, span: least, isBefore: true };
        }),
      );
      const shown = placed.filter(({ line }) => line < LINES);
      return {
        ...{ label, href, more: placed.length - shown.length },
        events: roomyBefore(shown.map((event) => roomy(event, shown, columns))),
      };
    }),
  };
}

/** Where an event stands on its lane. */
interface Placed extends RibbonEvent {
  readonly from: number;
  readonly span: number;
  readonly line: number;
  readonly isBefore: boolean;
}

/** One without an end has room for its words up to what comes next in its line. */
function roomy(event: Placed, others: readonly Placed[], columns: number): Placed {
  if (event.until || event.isBefore) return event;
  const next = others.filter(({ line, from }) => line === event.line && from > event.from).map(({ from }) => from);
  return { ...event, span: Math.min(columns, ...next) - event.from };
}

/** One whose words end at its moment has room for them from the end of what comes before in its line. */
function roomyBefore(events: readonly Placed[]): Placed[] {
  return events.map((event) => {
    if (event.until || !event.isBefore) return event;
    const ends = events
      .filter(({ line, from }) => line === event.line && from < event.from)
      .map(({ from, span }) => from + span);
    const from = Math.max(0, ...ends);
    return { ...event, from, span: event.from + event.span - from };
  });
}

/** From the first to the last, each in the first line in which nothing stands where it will. */
function inLines<Each extends { readonly from: number; readonly span: number }>(events: readonly Each[]) {
  const ends: number[] = [];
  return [...events]
    .sort((one, other) => one.from - other.from)
    .map((event) => {
      const free = ends.findIndex((end) => end <= event.from);
      const line = free < 0 ? ends.length : free;
      ends[line] = event.from + event.span;
      return { ...event, line };
    });
}
