import type { Hour } from '@agence/shared-contracts/forms/typedHours';
import { typedHours } from '@agence/shared-contracts/forms/typedHours';
import { hostHoursTexts } from '../content/hostHours.ts';
import { spansOf, spokenTime } from './spans.ts';

const { shortDays, days, span } = hostHoursTexts;

/** The hours of a week in a line, days of the same hours together: « lun.–ven., 9 h à 17 h ; sam., 9 h à 12 h ». */
export function hoursLine(hours: readonly Hour[]): string {
  const runs: { first: number; last: number; readonly typed: string }[] = [];
  for (let day = 1; day <= shortDays.length; day++) {
    const typed = typedHours(day, hours);
    const before = runs.at(-1);
    if (!typed) continue;
    if (before?.typed === typed && before.last === day - 1) before.last = day;
    else runs.push({ first: day, last: day, typed });
  }
  return runs
    .map(({ first, last, typed }) => {
      const times = spansOf(typed).map(({ from, to }) => span(spokenTime(from), spokenTime(to)));
      return [days(first, last), ...times].join(', ');
    })
    .join('\u202f; ');
}
