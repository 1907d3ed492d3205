import { sprucePanel } from '@agence/shared-contracts/ui/Layout';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { simulatorTexts as texts } from '../content/facebookSimulator.ts';
import { type ContourPaths, Contours } from '../frame/Contours.tsx';
import { Funnel } from './Funnel.tsx';
import { formatCount, formatDollars, formatLeads, formatRate } from './format.ts';
import type { Scenario } from './scenarios.ts';

interface SimulatorResultsProps {
  readonly of: Scenario;
  /** The scenarios that it lies between, the dearer one first, as in the table. */
  readonly bounds: readonly [Scenario, Scenario];
  readonly contours: ContourPaths;
}

/** The four results (TLS-007): what a lead costs, and the way from everybody who sees the advertisement to the leads. */
export function SimulatorResults({ of: { inputs, outcome }, bounds, contours }: SimulatorResultsProps) {
  const way = [
    ['impressions', formatCount(outcome.impressions), undefined],
    ['clics', formatCount(outcome.clics), 'ctr'],
    ['leads', formatLeads(outcome.leads), 'conversion'],
  ] as const;
  return (
    <Panel aria-label={texts.results} data-theme="dark">
      <Contours {...contours} />
      <Cost>
        <Result name="coutParLead" value={formatDollars(outcome.coutParLead)} />
        <Range of={outcome.coutParLead} bounds={bounds} />
      </Cost>
      <Way>
        <Funnel ground="spruce" />
        {way.map(([name, value, rate]) => (
          <Result key={name} name={name} value={value}>
            {rate && outcome[name] !== undefined ? <Rate>{texts.rates[rate](formatRate(inputs[rate]))}</Rate> : null}
          </Result>
        ))}
      </Way>
    </Panel>
  );
}

/** Of a scale that is read, not moved. */
const TICKS = ['0', '25%', '50%', '75%', '100%'];

/** Where a cost lies between those of two scenarios; nothing where one of them cannot be computed. */
function Range({ of: cost, bounds }: { readonly of: number | undefined } & Pick<SimulatorResultsProps, 'bounds'>) {
  const [high = 0, low = 0] = bounds.map(({ outcome }) => outcome.coutParLead);
  if (cost === undefined || !(high > low)) return null;
  return (
    <Scale>
      <svg width="100%" height="16" aria-hidden="true">
        <rect y="7.5" width="100%" height="1" />
        {TICKS.map((at) => (
          <rect key={at} x={at} y="4" width="1" height="8" />
        ))}
        <rect className="mark" x={`${Math.round((100 * (high - cost)) / (high - low))}%`} width="4" height="16" />
      </svg>
      {bounds.map(({ name, outcome }) => (
        <span key={name}>
          {name} <strong>{formatDollars(outcome.coutParLead)}</strong>
        </span>
      ))}
    </Scale>
  );
}

interface ResultProps {
  readonly name: keyof typeof texts.outputs;
  readonly value: string;
  /** The rate that leads to it. */
  readonly children?: ReactNode;
}

function Result({ name, value, children }: ResultProps) {
  return (
    <div>
      {children}
      <span id={`resultat-${name}`}>{texts.outputs[name]}</span>
      <output
        name={name}
        htmlFor="budget ctr cpc conversion"
        aria-labelledby={`resultat-${name}`}
        // All four at each key would be said without what they are: the page says one sentence.
        aria-live="off"
      >
        {value}
      </output>
      <small>{texts.meanings[name]}</small>
    </div>
  );
}

const Panel = styled.section`
  ${sprucePanel}
  position: relative;
  /* Before the line that says the same while it is out of sight. */
  z-index: 2;
  display: grid;
  gap: 2rem clamp(1.5rem, 4vw, 4rem);
  align-self: start;
  overflow: hidden;
  padding: clamp(1.5rem, 4vw, 3rem);
  font-variant-numeric: tabular-nums;
  & > div {
    position: relative;
  }
  & span,
  & small {
    display: block;
    font-size: var(--ag-size-small);
    color: var(--ag-on-spruce-soft);
  }
  & output {
    display: block;
    font: 700 var(--ag-size-2) / 1.15 var(--ag-display);
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  & [name='coutParLead'] {
    margin-block: 0.5rem;
    font-size: clamp(3.25rem, 1.5rem + 5vw, 5.5rem);
    line-height: 1;
    color: var(--ag-ember);
  }
  @media (min-width: 75rem) {
    grid-template-columns: 5fr 6fr;
    align-items: center;
  }
  @media print {
    grid-template-columns: 1fr 1fr;
    align-items: center;
    padding: 1.5rem;
    print-color-adjust: exact;
  }
`;

const Cost = styled.div`
  display: grid;
  gap: 2rem 4rem;
  align-items: center;
  @media (min-width: 40rem) and (max-width: 74.99rem) {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

/* Where there is room for it: on phones the fields come soon. */
const Scale = styled.div`
  display: none;
  grid-template-columns: 1fr auto;
  gap: 0.5rem 1rem;
  & > svg {
    grid-column: 1 / -1;
    overflow: visible;
    fill: var(--ag-on-spruce-soft);
  }
  & .mark {
    translate: -2px;
    fill: var(--ag-ember);
  }
  & strong {
    color: var(--ag-on-spruce);
  }
  @media (min-width: 40rem) {
    display: grid;
  }
`;

const Way = styled.div`
  display: grid;
  grid-template-rows: repeat(3, 1fr);
  & > div {
    position: relative;
    padding: 1rem 1.25rem;
  }
  /* On the funnel the softer colour would be too faint. */
  & span,
  & small {
    color: var(--ag-on-spruce);
  }
`;

/* On the border of two stages, at its end. */
const Rate = styled.b`
  position: absolute;
  top: -0.8rem;
  right: 0;
  padding: 0.1rem 0.7rem;
  border: 1px solid var(--ag-line);
  border-radius: 999px;
  background: var(--ag-spruce);
  font-size: 0.8125rem;
  font-weight: 600;
`;
