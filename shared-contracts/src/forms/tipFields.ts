/** Least and most of a tip in cents, and the longest message beside it: without a schema, as first visits load none. */
export const TIP = { least: 200, most: 50_000, message: 500 } as const;

/** What is said of an amount that is none, or not within these bounds. */
export const TIP_WRONG = 'Choisissez un montant de 2\u00a0$ à 500\u00a0$.';
