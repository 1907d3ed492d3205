import { withTaxes } from '@agence/shared-contracts/backend/taxes';

/** What an order costs to the cent, with its taxes where there are some. */
export const dueOf = (price: number, isTaxed: boolean): number => (isTaxed ? withTaxes(price).total : price);
