/** From when to when somebody takes appointments on a weekday; 1 is Monday. */
export interface Hour {
  readonly weekday: number;
  /** `09:00` */
  readonly starts_at: string;
  readonly ends_at: string;
}

const SPAN = /^(\d{1,2})(?:\s*[:h]\s*(\d\d)?)?\s*[-–à]\s*(\d{1,2})(?:\s*[:h]\s*(\d\d)?)?$/;

/**
 * Hours of a weekday as somebody types them, such as `9:00-12:00, 13 h - 17 h 30`.
 *
 * @param weekday 1 is Monday
 * @returns undefined for what is no list of hours
 */
export function parseHours(weekday: number, typed: string): readonly Hour[] | undefined {
  const hours: Hour[] = [];
  for (const part of typed.split(/[,;]/)) {
    if (part.trim() === '') continue;
    const [, fromHour = '', fromMinute = '0', toHour = '', toMinute = '0'] =
      SPAN.exec(part.replace(/[\u00a0\u202f]/g, ' ').trim()) ?? [];
    const starts = Number(fromHour) * 60 + Number(fromMinute);
    const ends = Number(toHour) * 60 + Number(toMinute);
    const isSpan =
      fromHour !== '' && Number(fromMinute) < 60 && Number(toMinute) < 60 && starts < ends && ends <= 24 * 60;
    if (!isSpan || hours.some((other) => minutesOf(other.starts_at) < ends && starts < minutesOf(other.ends_at))) {
      return undefined;
    }
    hours.push({ weekday, starts_at: clock(starts), ends_at: clock(ends) });
  }
  return hours;
}

/** The hours of a weekday as they are typed. */
export const typedHours = (weekday: number, hours: readonly Hour[]): string =>
  hours
    .filter((hour) => hour.weekday === weekday)
    .map(({ starts_at, ends_at }) => `${starts_at.replace(/^0/, '')}-${ends_at.replace(/^0/, '')}`)
    .join(', ');

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
