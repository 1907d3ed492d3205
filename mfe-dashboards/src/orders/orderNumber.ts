/** What people call an order: the beginning of its id, as on receipts. */
export const orderNumber = (id: string): string => id.slice(0, 8);
