import { type Inputs, simulate } from './simulate.ts';

/** Changes of one input that are looked at, in percent: near enough to each other for a curve without corners. */
const CHANGES = Array.from({ length: 21 }, (_, step) => -50 + 5 * step);

export interface SensitivityPoint {
  /** Percent. */
  readonly change: number;
  /** Cost per lead in CAD when only the cost per click changes. */
  readonly byCpc: number;
  /** Cost per lead in CAD when only the conversion changes. */
  readonly byConversion: number;
}

/** Cost per lead when one assumption was wrong; empty when it cannot be computed at all. */
export function sensitivity(inputs: Inputs): SensitivityPoint[] {
  return CHANGES.flatMap((change) => {
    const factor = 1 + change / 100;
    const byCpc = simulate({ ...inputs, cpc: inputs.cpc * factor }).coutParLead;
    const conversion = Math.min(inputs.conversion * factor, 100);
    const byConversion = simulate({ ...inputs, conversion }).coutParLead;
    return byCpc === undefined || byConversion === undefined ? [] : [{ change, byCpc, byConversion }];
  });
}
