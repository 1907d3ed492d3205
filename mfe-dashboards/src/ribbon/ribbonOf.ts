import { wallTime } from '@agence/shared-contracts/forms/quebecTime';
import { ribbonTexts } from '../content/ribbon.ts';

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
  /** Whether nobody has said yet that it suits. */
  readonly isProposed?: boolean;
}

/** Events of one kind, or of one person. */
export interface RibbonLane {
  readonly label: string;
  readonly events: readonly RibbonEvent[];
  /** What is said beside its name where there are none. */
  readonly none?: string;
  /** Where all of them stand. */
  readonly href?: string;
  /** Whether those alone are one that begin together: each hour is its own. */
  readonly isOfHour?: true;
  /** What several that happen at once are called; those of a lane without it all stand there. */
  readonly many?: (events: readonly RibbonEvent[]) => Pick<RibbonEvent, 'title' | 'detail'>;
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
/** Words of what has no end have room for an hour and a half; more moments than two within it stand there as one. */
const WORDS = 1.5 * HOUR;
/** Words of what lasts have an hour at least, from where it begins. */
const BESIDE = HOUR;
/** Lines of a lane in which words have the room that they need; more that happens at once makes do with less. */
const ROOMY_LINES = 6;
/** What happens before the hours that are drawn, or after them, stands in a cell as wide as two of them. */
const ASIDE = 2 * HOUR;
/** Where nothing happens in these hours, they leave it what its words need. */
const ASIDE_OF_QUIET = 6 * HOUR;
/** So near before now that its line would stand at the beginning of their words. */
const NEAR = 4;
/** Hours that every day shows, so that days look alike; more where something lasts then. */
const OPENS = 8;
const CLOSES = 18;
const MIDNIGHT = 24;

const minutesOf = ({ at, until }: RibbonEvent) => (until ? (Date.parse(until) - Date.parse(at)) / 60_000 : 0);

/** Columns that words take in a wide window, by how many letters they have: a name's are larger. */
function wordsOf({ title, detail, isProposed }: RibbonEvent): number {
  const said = isProposed ? `${detail}, ${ribbonTexts.proposed}` : detail;
  return Math.ceil(Math.max(title.length * 1.2, said.length * 0.9)) + 3;
}

/** Columns that something needs: its words begin where it begins, and go on after its bar where that is shorter. */
const roomOf = (event: RibbonEvent, bar: number): number =>
  event.until ? Math.max(BESIDE, bar, wordsOf(event)) : WORDS;

/**
 * Where the events of a day stand on a ribbon of its hours.
 *
 * An event too late for its words, or too near to now, whose line they would stand on, has them before its moment (`isBefore`); where
 * the hours before now have no room for them, they begin after its line (`skip`). `bar` are the columns that it lasts.
 *
 * @param day such as `2026-12-01`, in Québec; what happens on others is left out
 */
export function ribbonOf(lanes: readonly RibbonLane[], day: string, now?: string) {
  const ofDay = lanes.map((lane) => ({
    ...lane,
    events: lane.events
      .filter(({ at }) => wallOf(at).day === day)
      .sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
  }));
  const all = ofDay.flatMap(({ events }) => events);
  const lasting = all.filter(({ until }) => until);
  const starts = lasting.map(({ at }) => Math.floor(wallOf(at).minute / 60));
  // The last words of the day have room, where the day has.
  const ends = lasting.map((each) =>
    Math.ceil((wallOf(each.at).minute + Math.max(minutesOf(each), BESIDE * STEP)) / 60),
  );
  const first = Math.min(OPENS, ...starts);
  const last = Math.min(MIDNIGHT, Math.max(CLOSES, ...ends));
  const isEarly = ({ at }: RibbonEvent) => wallOf(at).minute < first * 60;
  const isLate = ({ at }: RibbonEvent) => wallOf(at).minute >= last * 60;
  const aside = all.every((event) => isEarly(event) || isLate(event)) ? ASIDE_OF_QUIET : ASIDE;
  const before = all.some(isEarly) ? aside : 0;
  const after = all.some(isLate) ? aside : 0;
  const drawn = { from: before, end: before + (last - first) * HOUR };
  const columns = drawn.end + after;
  /** Without a cell for it, what is before the hours is before the first column, what is after them after the last. */
  const columnOf = (at: string) => {
    const { minute } = wallOf(at);
    if (minute < first * 60) return before > 0 ? Math.floor((minute / (first * 60)) * before) : -1;
    const late = minute - last * 60;
    if (late >= 0) return drawn.end + Math.floor((late / ((MIDNIGHT - last) * 60)) * after);
    return before + Math.floor((minute - first * 60) / STEP);
  };
  const present = now && wallOf(now).day === day ? columnOf(now) : -1;
  const isNear = (from: number) => present >= from && present - from < NEAR;
  return {
    ...{ columns, columnOf, before, after, present },
    hours: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    lanes: ofDay.map((lane) => {
      const within = lane.events.filter(({ at }) => columnOf(at) >= drawn.from && columnOf(at) < drawn.end);
      const placed = inLines(
        grouped(within, lane, columnOf).map((event) => {
          const from = columnOf(event.at);
          const bar = event.until ? Math.max(1, Math.ceil(minutesOf(event) / STEP)) : 0;
          const shown = Math.min(bar, drawn.end - from);
          const room = roomOf(event, shown);
          const words = event.until ? wordsOf(event) : room;
          const isLate = from + room > drawn.end && (!event.until || from >= words || from + BESIDE > drawn.end);
          const isOfNow = bar === 0 && isNear(from);
          const past = from - drawn.from;
          const isBefore = isLate || (isOfNow && past >= wordsOf(event));
          const begun = Math.min(past, words);
          return isBefore
            ? { ...event, from: from - begun, span: begun + shown, bar: shown, skip: 0, isBefore }
            : { ...event, from, span: room, bar: shown, skip: isOfNow ? present - from : 0, isBefore };
        }),
      );
      const aside = [
        asideOf(
          lane.events.filter(({ at }) => columnOf(at) < drawn.from),
          lane,
          { from: 0, span: before },
        ),
        asideOf(
          lane.events.filter(({ at }) => columnOf(at) >= drawn.end),
          lane,
          { from: drawn.end, span: after },
        ),
      ];
      return {
        label: lane.label,
        none: lane.none,
        events: [
          ...roomyBefore(
            placed.map((event) => roomy(event, placed, drawn.end)),
            drawn.from,
          ),
          ...aside.flat(),
        ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
      };
    }),
  };
}

/** Where an event stands on its lane. */
interface Placed extends RibbonEvent {
  readonly from: number;
  /** Columns for its words. */
  readonly span: number;
  /** Columns that it lasts. */
  readonly bar: number;
  /** Columns between its moment and its words. */
  readonly skip: number;
  readonly line: number;
  readonly isBefore: boolean;
  /** Beside the hours: it says its own. */
  readonly isAside?: true;
  /** Several as one, which have no hour in common. */
  readonly isMany?: boolean;
}

/** Several events as one, which leads to where all of them stand. */
function asOne(events: readonly RibbonEvent[], { many, href }: RibbonLane): RibbonEvent[] {
  const [first] = events;
  if (!first || events.length === 1 || !many) return [...events];
  const { href: _, ...rest } = first;
  return [{ ...rest, ...many(events), ...(href ? { href } : {}) }];
}

/** Moments too many for two lines are one; of a lane whose hours matter those that begin together. */
function grouped(events: readonly RibbonEvent[], lane: RibbonLane, columnOf: (at: string) => number): RibbonEvent[] {
  const groups: RibbonEvent[][] = [];
  const within = lane.isOfHour ? 1 : WORDS;
  const most = lane.isOfHour ? 1 : 2;
  for (const event of events) {
    const group = groups.at(-1);
    const begin = group?.[0];
    if (group && begin && !event.until && columnOf(event.at) - columnOf(begin.at) < within) group.push(event);
    else groups.push([event]);
  }
  return groups.flatMap((group) => (group.length > most ? asOne(group, lane) : group));
}

/** What stands beside the hours, in the lines of its cell. */
const asideOf = (events: readonly RibbonEvent[], lane: RibbonLane, cell: Pick<Placed, 'from' | 'span'>): Placed[] =>
  asOne(events, lane).map((event, line, shown) => ({
    ...{ ...event, ...cell, bar: 0, skip: 0, line, isBefore: false, isAside: true as const },
    isMany: shown.length < events.length,
  }));

/** Words have room up to what comes next in their line. */
function roomy(event: Placed, others: readonly Placed[], end: number): Placed {
  if (event.isBefore) return event;
  const next = others.filter(({ line, from }) => line === event.line && from > event.from).map(({ from }) => from);
  return { ...event, span: Math.min(end, ...next) - event.from };
}

/** One whose words end at its moment has room for them from the end of what comes before in its line. */
function roomyBefore(events: readonly Placed[], first: number): Placed[] {
  return events.map((event) => {
    if (!event.isBefore) return event;
    const ends = events
      .filter(({ line, from }) => line === event.line && from < event.from)
      .map(({ from, span }) => from + span);
    const from = Math.max(first, ...ends);
    return { ...event, from, span: event.from + event.span - from };
  });
}

/** From the first that happens to the last, each in the first line in which nothing stands where it will; on a full day words give way. */
function inLines<Each extends Pick<Placed, 'from' | 'span' | 'bar' | 'until' | 'isBefore'>>(events: readonly Each[]) {
  const lines: { words: number; bar: number }[] = [];
  return events.map((event) => {
    const { from, span, bar, until, isBefore } = event;
    const roomy = lines.findIndex(({ words }) => words <= from);
    const tight = lines.length < ROOMY_LINES ? -1 : lines.findIndex((end) => end.bar <= from);
    const line = [roomy, tight].find((free) => free >= 0) ?? lines.length;
    lines[line] = { words: from + span, bar: from + (until && !isBefore ? Math.max(bar, BESIDE) : span) };
    return { ...event, line };
  });
}
