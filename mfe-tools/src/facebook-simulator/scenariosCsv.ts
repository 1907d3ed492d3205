import { simulatorFields, simulatorTexts } from '../content/facebookSimulator.ts';
import type { Scenario } from './scenarios.ts';

const outputs = ['impressions', 'clics', 'leads', 'coutParLead'] as const;

/**
 * The scenarios as CSV, one a line, as spreadsheets set to French read it: semicolons, decimal commas, and a byte order
 * mark so that accents survive. What was typed keeps four decimals, as on the page, what is computed two; what cannot be
 * computed stays empty.
 */
export function scenariosCsv(scenarios: readonly Scenario[]): string {
  const head = [
    simulatorTexts.scenarios.row,
    ...simulatorFields.map(({ label }) => label),
    ...outputs.map((name) => simulatorTexts.outputs[name]),
  ];
  const lines = scenarios.map(({ name, inputs, outcome }) => [
    name,
    ...simulatorFields.map((field) => plain(inputs[field.name], 4)),
    ...outputs.map((output) => plain(outcome[output], 2)),
  ]);
  return `\ufeff${[head, ...lines].map((line) => line.map(quoted).join(';')).join('\r\n')}\r\n`;
}

function plain(value: number | undefined, decimals: number): string {
  return value === undefined || Number.isNaN(value) ? '' : String(Number(value.toFixed(decimals))).replace('.', ',');
}

function quoted(text: string): string {
  return /[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
