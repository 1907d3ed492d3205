const money = new Intl.NumberFormat('fr-CA', { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' });

/** An amount in cents as a mail says it. */
export const amount = (cents: number): string => money.format(cents / 100);
