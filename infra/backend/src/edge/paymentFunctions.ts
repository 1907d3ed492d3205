/** Functions that move money, by name: they have places of their own, are in the security log, and are closed in a demonstration. */
export const PAYMENT_FUNCTIONS = ['create-payment', 'request-refund', 'decide-refund', 'stripe-webhook'] as const;
export type PaymentFunction = (typeof PAYMENT_FUNCTIONS)[number];

/** @param name of any function */
export const isPaymentFunction = (name: string): name is PaymentFunction =>
  (PAYMENT_FUNCTIONS as readonly string[]).includes(name);
