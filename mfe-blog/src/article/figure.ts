import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';

export interface Bar {
  readonly label: string;
  /** How its value comes about, such as `100 × 600 $`; absent for a number alone. */
  readonly working?: string;
  readonly value: string;
  /** Of the longest, in percent. */
  readonly length: number;
  /** The one that the article is about. */
  readonly isMain?: true;
}

export interface FigureData {
  readonly title: string;
  readonly note?: string;
  readonly bars: readonly Bar[];
}

/** After the last colon of a line: numbers with signs between them, and a unit. */
const BAR = /^(.+?)\s*:\s*(\d[\d\s,.×÷+−%$]*?)\s*([a-zà-ÿ]*)$/;
const NUMBER = /\d(?:[\d\s]*\d)?(?:,\d+)?/g;

/**
 * A figure from its lines: a title, perhaps a note, then bars as `what it is : 100 × 600 $`, whose values are computed here. The
 * one between `**` is what the article is about.
 */
export function figureOf(lines: readonly string[]): FigureData {
  const [title = '', ...rest] = lines;
  const note = rest.filter((line) => !BAR.test(line)).join(' ');
  const counted = rest.flatMap((line) => {
    const [, label = '', expression = '', unit = ''] = BAR.exec(line) ?? [];
    const value = amountOf(expression);
    return Number.isFinite(value) && label ? [{ label, expression, unit, value }] : [];
  });
  const most = Math.max(...counted.map(({ value }) => value), 0);
  const bars = counted.map(({ label, expression, unit, value }): Bar => {
    const sign = expression.includes('$') ? '$' : unit;
    return {
      label: label.replaceAll('**', ''),
      ...(/[×÷+−]/.test(expression) ? { working: `${expression}\u00a0${unit}`.trim() } : {}),
      value: `${frenchNumber(value, { most: 2 })}\u00a0${sign}`.trim(),
      length: most > 0 ? Math.max(0, Math.round((value / most) * 1000) / 10) : 0,
      ...(label.startsWith('**') ? { isMain: true } : {}),
    };
  });
  return { title, ...(note ? { note } : {}), bars };
}

/** Sums of products; percentages are hundredths. */
function amountOf(expression: string): number {
  const [first = '', ...terms] = expression.replaceAll('$', '').split(/(?=[+−])/);
  return terms.reduce(
    (sum, term) => sum + (term.startsWith('−') ? -1 : 1) * productOf(term.slice(1)),
    productOf(first),
  );
}

function productOf(term: string): number {
  const [first = '', ...factors] = term.split(/(?=[×÷])/);
  return factors.reduce((product, factor) => {
    const number = numberOf(factor.slice(1));
    return factor.startsWith('×') ? product * number : product / number;
  }, numberOf(first));
}

const numberOf = (text: string) =>
  Number(text.replace(/[\s%]/g, '').replace(',', '.') || Number.NaN) / (text.includes('%') ? 100 : 1);

/** The numbers that a figure's bars are computed from, as they are typed. */
export function numbersIn(line: string): string[] {
  return BAR.exec(line)?.[2]?.match(NUMBER) ?? [];
}
