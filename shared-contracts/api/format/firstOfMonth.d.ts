/**
 * A day in words whose first of a month is « 1er », as French writes it and `Intl` does not.
 *
 * @param day in French words, such as `mardi 1 décembre 2026` or `1 déc. 2026`; any other text stays as it is
 */
export declare const firstOfMonth: (day: string) => string;
