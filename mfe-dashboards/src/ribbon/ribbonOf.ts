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
/** Lines that a lane has at most: what is more is counted, and stands in the lists. */
const LINES = 4;
/** Hours that every day shows, and more where something happens earlier or later. */
const OPENS = 8;
const CLOSES = 18;
const MIDNIGHT = 24;

/** Columns that an event takes. */
function spanOf({ at, until }: RibbonEvent): number {
  const minutes = until ? (Date.parse(until) - Date.parse(at)) / 60_000 : 0;
  return Math.max(LEAST, Math.ceil(minutes / STEP));
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
  const first = Math.min(OPENS, ...all.map(({ at }) => Math.floor(wallOf(at).minute / 60)));
  // The last words of the day have room, where the day has.
  const ends = all.map((event) => Math.ceil((wallOf(event.at).minute / STEP + spanOf(event)) / HOUR));
  const last = Math.min(MIDNIGHT, Math.max(CLOSES, ...ends));
  const columns = (last - first) * HOUR;
  const columnOf = (at: string) => Math.floor((wallOf(at).minute - first * 60) / STEP);
  return {
    hours: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    columns,
    columnOf,
    lanes: ofDay.map(({ label, events }) => {
      const placed = inLines(
        events.map((event) => {
          const from = columnOf(event.at);
          const room = columns - from;
          if (room >= LEAST) return { ...event, from, span: Math.min(room, spanOf(event)), isBefore: false };
          return { ...event, from: from - LEAST, span: LEAST, isBefore: true };
        }),
      );
      const shown = placed.filter(({ line }) => line < LINES);
      return { label, events: shown, more: placed.length - shown.length };
    }),
  };
}

/** From the first to the last, each in the first line in which nothing stands where it will. */
function inLines<Placed extends { readonly from: number; readonly span: number }>(events: readonly Placed[]) {
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
