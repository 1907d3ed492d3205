/** From here on a double has no decimals worth showing. */
const NO_DECIMALS = 1e15;

/**
 * A number as Québec writes it: `12 345,6`, with no-break spaces between thousands and a real minus sign. Else the same as
 * `Intl.NumberFormat('fr-CA')` gives, whose first use in a page blocks a phone for 50 ms.
 *
 * @param value finite
 * @param decimals how many there are at most, and at least where they are zeros
 * @throws RangeError for what is no number or infinite
 */
export function frenchNumber(value: number, { most = 0, least = 0 } = {}): string {
  const size = Math.abs(value);
  const decimals = size < NO_DECIMALS ? most : 0;
  // Fifteen digits: 1.005 is 100.49999999999999 hundredths to a computer, and 100.5 to everybody else.
  const units = BigInt(Math.round(Number((size * 10 ** decimals).toPrecision(15))));
  const digits = `${units}`.padStart(decimals + 1, '0');
  const split = digits.length - decimals;
  const whole = digits.slice(0, split).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
  const fraction = digits.slice(split).replace(/0+$/, '').padEnd(least, '0');
  return `${value < 0 && units > 0 ? '−' : ''}${whole}${fraction && `,${fraction}`}`;
}
