/** Texts of the ribbon of a day's hours. */
export const ribbonTexts = {
  /** Of what stands beside the hours that are drawn. */
  before: (hour: number) => `avant ${hour}\u00a0h`,
  /** As the list of appointments says it. */
  proposed: 'à confirmer',
  after: (hour: number) => `après ${hour}\u00a0h`,
} as const;
