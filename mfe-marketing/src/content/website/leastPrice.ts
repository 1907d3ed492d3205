/**
 * What the smallest site costs, in dollars, as the quiz and `/tarifs` say it: what is computed can come out below
 * (`docs/decisions/0049-prices-below-the-smallest.md`).
 */
export const LEAST_PRICE = 5000;

/** What is said beside a price that is less than that. */
export const leastPriceTexts = {
  label: 'Plus petit projet',
  note: (least: string, left: string) =>
    `Nos projets commencent à ${least} : avec ces choix, il vous reste ${left} pour une option ou un délai plus court.`,
  link: { to: '/tarifs', label: 'Ce que permet chaque budget' },
} as const;
