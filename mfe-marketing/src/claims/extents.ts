import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { type Measure, claimsPageTexts as texts } from '../content/claimsPage.ts';

/** From where to where a figure goes, in the unit of its group. */
export type Extent = readonly [from: number, to: number];

const TIMES: Readonly<Record<string, number>> = { K: 1000, M: 1_000_000 };
/** Days of a unit as it is written. */
const DAYS = [
  [/semaine/, 7],
  [/mois/, 30],
] as const;

/** Numbers as people write them: « 3 500 $ », « 2 à 3 semaines », « 500K$ à 10M$ ». */
function numbersIn(value: string): number[] {
  const joined = value.replaceAll(/(?<=\d)\s(?=\d{3})/g, '');
  return [...joined.matchAll(/(\d+(?:,\d+)?)\s?([KM](?=\s?\$))?/g)].map(
    ([, digits = '', times = '']) => Number(digits.replace(',', '.')) * (TIMES[times] ?? 1),
  );
}

/** What a figure says in the unit of its group, however staff have written it; undefined where it has no number. */
export function extentOf(value: string, measure: Measure): Extent | undefined {
  const unit =
    measure === 'days' ? (DAYS.find(([word]) => word.test(value))?.[1] ?? 1) : /min/.test(value) ? 1 / 60 : 1;
  const [first, last] = numbersIn(value).map((number) => number * unit);
  if (first === undefined) return undefined;
  return last === undefined ? [0, first] : [first, last];
}

/** Where the scale of a group ends: dollars at a round thousand, so that the largest of them is no full bar of its own. */
export const scaleEnd = (measure: Measure, most: number) =>
  measure === 'dollars' ? Math.ceil(most / 1000) * 1000 : most;

/** What stands below each drawing of a group, from the beginning of their scale to its end. @param most the largest of its figures */
export function scaleOf(measure: Measure, most: number): readonly string[] {
  if (measure === 'revenue') return texts.revenues;
  if (measure !== 'days' && measure !== 'dollars') return [];
  return [0, 1, 2, 3]
    .map((part) => frenchNumber((most * part) / 4, { most: 0 }))
    .concat(`${frenchNumber(most)}\u00a0${measure === 'days' ? texts.days : '$'}`);
}
