import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';

/** `10 000 $`, `62,50 $`: cents only where there are some (MKT-054). @param amount in dollars */
export function dollars(amount: number): string {
  const cents = Math.round(amount * 100);
  return `${frenchNumber(cents / 100, { most: 2, least: cents % 100 === 0 ? 0 : 2 })}\u00a0$`;
}

/** `5 000` */
export const whole = (value: number): string => frenchNumber(value);

/** `1 400 %`, `2,5 %` @param value in percent */
export const percent = (value: number): string => `${frenchNumber(value, { most: 1 })}\u00a0%`;

/** A size in bytes, as `3,1 ko`. */
export const kilobytes = (bytes: number): string => `${frenchNumber(bytes / 1024, { most: 1, least: 1 })}\u00a0ko`;
