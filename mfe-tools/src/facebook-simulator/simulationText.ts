import { simulatorTexts as texts } from '../content/facebookSimulator.ts';
import { formatCount, formatDollars, formatLeads } from './format.ts';
import type { Scenario } from './scenarios.ts';

/** The scenarios in words, to paste into a message. @param url address that shows them */
export function simulationText(scenarios: readonly Scenario[], url: string): string {
  const blocks = scenarios.map(({ name, inputs, outcome }) =>
    [
      `${name} (${formatDollars(inputs.budget)})`,
      `${texts.outputs.impressions}\u00a0: ${formatCount(outcome.impressions)}`,
      `${texts.outputs.clics}\u00a0: ${formatCount(outcome.clics)}`,
      `${texts.outputs.leads}\u00a0: ${formatLeads(outcome.leads)}`,
      `${texts.outputs.coutParLead}\u00a0: ${formatDollars(outcome.coutParLead)}`,
    ].join('\n'),
  );
  return [texts.title, ...blocks, url].join('\n\n');
}
