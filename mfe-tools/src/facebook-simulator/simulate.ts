export interface Inputs {
  /** CAD. */
  readonly budget: number;
  /** Clicks per impression, in percent. */
  readonly ctr: number;
  /** CAD per click. */
  readonly cpc: number;
  /** Leads per click, in percent. */
  readonly conversion: number;
}

export interface Outcome {
  readonly impressions: number | undefined;
  readonly clics: number | undefined;
  readonly leads: number | undefined;
  /** CAD. */
  readonly coutParLead: number | undefined;
}

/**
 * What a Facebook budget gives (marketing-site §9, AMB-22: rates are percentages). What cannot be computed, because an
 * input is missing, not positive or a rate above 100 %, is undefined.
 */
export function simulate({ budget, ctr, cpc, conversion }: Inputs): Outcome {
  const isReachKnown = isPositive(budget) && isPositive(cpc) && isRate(ctr);
  const impressions = isReachKnown ? finite(budget / cpc / (ctr / 100)) : undefined;
  const clics = impressions === undefined ? undefined : finite(impressions * (ctr / 100));
  const leads = clics === undefined || !isRate(conversion) ? undefined : finite(clics * (conversion / 100));
  const coutParLead = leads ? finite(budget / leads) : undefined;
  return { impressions, clics, leads, coutParLead };
}

function isPositive(value: number): boolean {
  return Number.isFinite(value) && value > 0;
}

function isRate(percent: number): boolean {
  return isPositive(percent) && percent <= 100;
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}
