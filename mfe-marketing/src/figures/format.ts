const CAD = new Intl.NumberFormat('fr-CA', {
  style: 'currency',
  currency: 'CAD',
  trailingZeroDisplay: 'stripIfInteger',
} as Intl.NumberFormatOptions);
const WHOLE = new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 0 });
const TENTHS = new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 1 });

/** `10 000 $`, `62,50 $`: cents only where there are some (MKT-054). @param amount in dollars */
export const dollars = (amount: number): string => CAD.format(amount);

/** `5 000` */
export const whole = (value: number): string => WHOLE.format(value);

/** `1 400 %`, `2,5 %` @param value in percent */
export const percent = (value: number): string => `${TENTHS.format(value)}\u00a0%`;
