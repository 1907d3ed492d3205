export const optionIds = [
  'ecommerce',
  'booking',
  'blog',
  'multilingual',
  'advanced-seo',
  'analytics',
  'social',
  'chat',
  'forms',
  'gallery',
] as const;

export type OptionId = (typeof optionIds)[number];

/** What staff ask for the parts of a site, in dollars before tax (marketing-site §9 "Price calculator"). */
export interface Prices {
  /** What every site includes. */
  readonly base: readonly { readonly price: number }[];
  /** What can be added. */
  readonly options: readonly { readonly id: OptionId; readonly price: number }[];
}

/** Bounds and start of the two sliders; both scales have the levels 1 to 5. */
export const complexityLevels = { min: 1, max: 5, step: 1, initial: 2, multipliers: [1, 1.2, 1.4, 1.8, 2.2] } as const;
/** From a rush of two weeks to six weeks and more. */
export const deadlineLevels = { min: 1, max: 5, step: 1, initial: 4, multipliers: [1.2, 1.1, 1, 0.95, 0.9] } as const;

export interface SiteWish {
  readonly options: readonly OptionId[];
  /** 1 to 5. */
  readonly complexity: number;
  /** 1 to 5. */
  readonly deadline: number;
}

export interface Quote {
  readonly base: number;
  readonly options: number;
  readonly complexity: number;
  readonly deadline: number;
  /** (base + options) × complexity × deadline, in whole dollars before tax. */
  readonly total: number;
}

/** Price of a site (marketing-site §9). Levels outside their scale count as its nearest end; an option counts once. */
export function quote({ options, complexity, deadline }: SiteWish, prices: Prices): Quote {
  const base = sum(prices.base);
  const added = sum(prices.options.filter(({ id }) => options.includes(id)));
  const byComplexity = multiplier(complexityLevels, complexity);
  const byDeadline = multiplier(deadlineLevels, deadline);
  // Hundredths as whole numbers: 1.1 × 1.2 is no exact number, and a half dollar must not round down for that.
  const hundredths = Math.round(byComplexity * 100) * Math.round(byDeadline * 100);
  return {
    base,
    options: added,
    complexity: byComplexity,
    deadline: byDeadline,
    total: Math.round(((base + added) * hundredths) / 10_000),
  };
}

function multiplier({ min, max, multipliers }: typeof complexityLevels | typeof deadlineLevels, level: number): number {
  const nearest = Math.min(max, Math.max(min, Math.round(level)));
  return multipliers[nearest - 1] as number;
}

function sum(parts: readonly { readonly price: number }[]): number {
  return parts.reduce((total, { price }) => total + price, 0);
}
