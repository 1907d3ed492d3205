/** Words of a request in a page that its fields do not have of themselves. */
export const requestForm = { optional: (label: string) => `${label} (facultatif)` } as const;
