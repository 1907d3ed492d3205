import styled from 'styled-components';
import { simulatorTexts as texts } from '../content/facebookSimulator.ts';
import { formatCount, formatDollars, formatLeads, formatRate } from './format.ts';
import { type Inputs, simulate } from './simulate.ts';

/** The four results, each with its formula filled in (TLS-007). */
export function SimulatorResults({ inputs }: { readonly inputs: Inputs }) {
  const outcome = simulate(inputs);
  const budget = formatDollars(inputs.budget);
  const clics = formatCount(outcome.clics);
  const leads = formatLeads(outcome.leads);
  const rows = [
    ['coutParLead', formatDollars(outcome.coutParLead), texts.formulas.coutParLead(budget, leads)],
    ['leads', leads, texts.formulas.leads(clics, formatRate(inputs.conversion))],
    ['clics', clics, texts.formulas.clics(budget, formatDollars(inputs.cpc))],
    ['impressions', formatCount(outcome.impressions), texts.formulas.impressions(clics, formatRate(inputs.ctr))],
  ] as const;
  return (
    <Panel aria-label={texts.results}>
      {rows.map(([name, value, formula]) => (
        <div key={name}>
          <span id={`resultat-${name}`}>{texts.outputs[name]}</span>
          <output htmlFor="budget ctr cpc conversion" aria-labelledby={`resultat-${name}`}>
            {value}
          </output>
          {value === texts.none ? null : <small>{formula}</small>}
        </div>
      ))}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1.5rem;
  align-self: start;
  padding: clamp(1.5rem, 4vw, 2rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-spruce);
  color: var(--ag-on-spruce);
  font-variant-numeric: tabular-nums;
  & > div {
    display: grid;
    align-content: start;
    gap: 0.25rem;
    min-width: 0;
  }
  & span,
  & small {
    font-size: var(--ag-size-small);
    color: var(--ag-on-spruce-soft);
  }
  & output {
    font: 700 var(--ag-size-3) / 1.15 var(--ag-display);
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  & > :first-child {
    grid-column: 1 / -1;
  }
  & > :first-child > output {
    font-size: var(--ag-size-1);
  }
  @media (min-width: 64rem) {
    position: sticky;
    top: 6.5rem;
  }
`;
