/** From when to when, in minutes of a day. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Minutes between two times that may be chosen. */
const STEP = 15;
/** Minutes of a day. */
export const DAY = 24 * 60;
/** What a day begins with, and how long what is added to it is. */
const FIRST: Span = { from: 9 * 60, to: 12 * 60 };
const PAUSE = 60;
const ADDED = 4 * 60;

/** The spans of a weekday as `typedHours` writes them. */
export const spansOf = (typed: string): readonly Span[] =>
  typed
    .split(', ')
    .filter(Boolean)
    .map((span) => {
      const [from = 0, to = 0] = span.split('-').map(minutesOf);
      return { from, to };
    });

/** What `parseHours` reads. */
export const typedSpans = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(', ');

/** A span more, an hour after the last one; undefined where the day has no room for it. */
export function nextSpan(spans: readonly Span[]): Span | undefined {
  if (spans.length === 0) return FIRST;
  const from = Math.max(...spans.map(({ to }) => to)) + PAUSE;
  return from + STEP > DAY ? undefined : { from, to: Math.min(DAY, from + ADDED) };
}

/** Times that a span may begin at, or end at; what it has now is one of them. */
const timesBetween = (least: number, most: number, now: number): readonly number[] => {
  const steps = Array.from({ length: DAY / STEP + 1 }, (_, index) => index * STEP);
  return [...new Set([...steps.filter((time) => time >= least && time <= most), now])].sort(
    (one, other) => one - other,
  );
};

export const startsOf = ({ from }: Span) => timesBetween(0, DAY - STEP, from);
export const endsOf = ({ from, to }: Span) => timesBetween(from + STEP, DAY, to);

/** `9\u00a0h` or `9\u00a0h\u00a015`. */
export const spokenTime = (minutes: number): string => {
  const [hour, minute] = clock(minutes).split(':');
  return minute === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minute}`;
};

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
