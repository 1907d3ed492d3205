/** The two answers that decide (marketing-site §9 "Quiz recommendations"). */
const ECOMMERCE_SECTOR = 'E-commerce';
const LEADS_GOAL = 'Obtenir plus de leads';
const SHOP_GOAL = 'Vendre en ligne';

/** Answers by question; only `sector` and `goal` decide. */
export type Answers = Readonly<Record<string, string>>;

export type RecommendationId = 'ecommerce' | 'leads' | 'showcase';

/** The kind of site for these answers: a shop for e-commerce, else lead generation for that goal, else a showcase. */
export function recommend({ sector, goal }: Answers): RecommendationId {
  if (sector === ECOMMERCE_SECTOR) return 'ecommerce';
  return goal === LEADS_GOAL ? 'leads' : 'showcase';
}

/** Whether somebody wants to sell online but gets a site without a shop: the sector alone decides about shops. */
export function lacksShop(answers: Answers): boolean {
  return answers.goal === SHOP_GOAL && recommend(answers) !== 'ecommerce';
}
