/** The two answers that decide (marketing-site §9 "Quiz recommendations"). */
export const ECOMMERCE_SECTOR = 'E-commerce';
export const LEADS_GOAL = 'Obtenir plus de leads';

/** Answers by question; only `sector` and `goal` decide. */
export type Answers = Readonly<Record<string, string>>;

export type RecommendationId = 'ecommerce' | 'leads' | 'showcase';

/** The kind of site for these answers: a shop for e-commerce, else lead generation for that goal, else a showcase. */
export function recommend({ sector, goal }: Answers): RecommendationId {
  if (sector === ECOMMERCE_SECTOR) return 'ecommerce';
  return goal === LEADS_GOAL ? 'leads' : 'showcase';
}
