/** Bounds, steps and starts of the four sliders (marketing-site §9 "ROI simulator"). */
export const roiFields = {
  /** Visitors per month. */
  visitors: { min: 500, max: 50_000, step: 500, initial: 5000 },
  /** Share of visitors who buy, in percent. */
  conversion: { min: 0.5, max: 10, step: 0.1, initial: 2 },
  /** Dollars per order. */
  basket: { min: 25, max: 1000, step: 25, initial: 100 },
  /** Dollars that the site costs. */
  investment: { min: 3000, max: 25_000, step: 500, initial: 8000 },
} as const;

export type RoiField = keyof typeof roiFields;
export type RoiInputs = Readonly<Record<RoiField, number>>;

export interface Roi {
  /** Dollars per month. */
  readonly monthly: number;
  /** Dollars per year. */
  readonly yearly: number;
  /** Percent; negative while a year brings less than the site costs. */
  readonly roi: number;
  /** Whole months until the site has paid for itself; Infinity when it sells nothing. */
  readonly breakEven: number;
}

/** What a site brings back. */
export function roi({ visitors, conversion, basket, investment }: RoiInputs): Roi {
  // Tenths of a percent are whole numbers on the slider; multiplied as such, 0.7 % stays 0.7 %.
  const monthly = (visitors * Math.round(conversion * 10) * basket) / 1000;
  const yearly = monthly * 12;
  return {
    monthly,
    yearly,
    roi: ((yearly - investment) / investment) * 100,
    breakEven: monthly > 0 ? Math.ceil(investment / monthly) : Number.POSITIVE_INFINITY,
  };
}
