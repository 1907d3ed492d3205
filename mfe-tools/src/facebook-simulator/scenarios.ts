import { type Inputs, type Outcome, simulate } from './simulate.ts';

export interface Scenario {
  readonly name: string;
  readonly inputs: Inputs;
  readonly outcome: Outcome;
}

/** How far the prudent and the ambitious scenario are from one's own numbers. */
const STEP = 0.25;

/** The inputs when things go worse (`-1`) or better (`1`): rates and the price of a click move, the budget stays. */
export function shifted({ budget, ctr, cpc, conversion }: Inputs, direction: -1 | 1): Inputs {
  const rate = (percent: number) => Math.min(percent * (1 + direction * STEP), 100);
  return { budget, ctr: rate(ctr), cpc: cpc * (1 - direction * STEP), conversion: rate(conversion) };
}

/** A named scenario with what it gives. */
export function scenario(name: string, inputs: Inputs): Scenario {
  return { name, inputs, outcome: simulate(inputs) };
}

/** The scenario with the lowest cost per lead; undefined when fewer than two can be computed or all cost the same. */
export function cheapest(scenarios: readonly Scenario[]): Scenario | undefined {
  const known = scenarios.filter(({ outcome }) => outcome.coutParLead !== undefined);
  const costs = known.map(({ outcome }) => outcome.coutParLead as number);
  const lowest = Math.min(...costs);
  if (new Set(costs).size < 2) return undefined;
  return known.find(({ outcome }) => outcome.coutParLead === lowest);
}
