/** Texts of the ribbon of a day's hours. */
export const ribbonTexts = {
  /** Of what stands in the lists alone. */
  more: (count: number) => `et ${count} de plus`,
} as const;
