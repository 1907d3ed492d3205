/**
 * A number as Québec writes it: `12 345,6`, with no-break spaces between thousands and a real minus sign. Else the same as
 * `Intl.NumberFormat('fr-CA')` gives, whose first use in a page blocks a phone for 50 ms.
 *
 * @param value finite
 * @param decimals how many there are at most, and at least where they are zeros
 * @throws RangeError for what is no number or infinite
 */
export declare function frenchNumber(value: number, { most, least }?: {
    least?: number | undefined;
    most?: number | undefined;
}): string;
