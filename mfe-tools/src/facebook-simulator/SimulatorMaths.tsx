import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { simulatorTexts } from '../content/facebookSimulator.ts';
import { formatBudget, formatCount, formatDollars, formatLeads, formatRate } from './format.ts';
import type { Inputs, Outcome } from './simulate.ts';

const texts = simulatorTexts.maths;

interface SimulatorMathsProps {
  readonly inputs: Inputs;
  readonly outcome: Outcome;
}

/** The four operations behind the results, each with the numbers of the form filled in. */
export function SimulatorMaths({ inputs, outcome }: SimulatorMathsProps) {
  const budget = formatBudget(inputs.budget);
  const clics = formatCount(outcome.clics);
  const leads = formatLeads(outcome.leads);
  const steps = [
    ['clics', `${budget} ÷ ${formatDollars(inputs.cpc)}`, clics],
    ['impressions', `${clics} ÷ ${formatRate(inputs.ctr)}`, formatCount(outcome.impressions)],
    ['leads', `${clics} × ${formatRate(inputs.conversion)}`, leads],
    ['coutParLead', `${budget} ÷ ${leads}`, formatDollars(outcome.coutParLead)],
  ] as const;
  return (
    <Maths>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <ol>
        {steps.map(([name, filled, result]) => (
          <li key={name}>
            <h3>{simulatorTexts.outputs[name]}</h3>
            <p>{texts.formulas[name]}</p>
            <p className="filled">
              {filled} <span>=</span> <strong>{result}</strong>
            </p>
          </li>
        ))}
      </ol>
    </Maths>
  );
}

const Maths = styled(Container).attrs({ as: 'section' })`
  padding-top: var(--ag-section);
  & > p {
    margin-top: 0.75rem;
    color: var(--ag-ink-soft);
  }
  & > ol {
    display: grid;
    margin-top: 2rem;
    border-bottom: 1px solid var(--ag-line);
    font-variant-numeric: tabular-nums;
  }
  & li {
    display: grid;
    gap: 0.25rem 2rem;
    align-items: baseline;
    padding-block: 1rem;
    border-top: 1px solid var(--ag-line);
    break-inside: avoid;
  }
  & h3 {
    font-size: 1.125rem;
  }
  & li > p {
    color: var(--ag-ink-soft);
  }
  & .filled {
    font-size: 1.125rem;
    color: var(--ag-ink);
  }
  & strong {
    font-family: var(--ag-display);
  }
  @media (min-width: 50rem) {
    & li {
      grid-template-columns: 12rem 14rem 1fr;
    }
    & .filled {
      text-align: right;
    }
  }
`;
