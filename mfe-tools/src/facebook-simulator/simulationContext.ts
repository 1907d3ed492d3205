import type { RequestContext } from '@agence/shared-contracts/ui/asking';
import { simulatorFields, simulatorTexts as texts } from '../content/facebookSimulator.ts';
import { formatCount, formatDollars, formatLeads } from './format.ts';
import type { Scenario } from './scenarios.ts';

/** What was tried out and what came of it, for the request that is made with it. */
export function simulationContext({ inputs, outcome }: Scenario): RequestContext {
  return {
    title: texts.title,
    lines: [
      ...simulatorFields.map(({ name, label }) => [label, String(inputs[name]).replace('.', ',')] as const),
      [texts.outputs.clics, formatCount(outcome.clics)],
      [texts.outputs.leads, formatLeads(outcome.leads)],
      [texts.outputs.coutParLead, formatDollars(outcome.coutParLead)],
    ],
  };
}
