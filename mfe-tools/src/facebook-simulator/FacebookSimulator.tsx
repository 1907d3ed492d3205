import { massifFacebook } from '@agence/shared-contracts/art/pictures';
import type { PageProps } from '@agence/shared-contracts/remote/page';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { useAnnounced } from '@agence/shared-contracts/ui/useAnnounced';
import { useRef } from 'react';
import styled from 'styled-components';
import { simulatorFields, simulatorTexts as texts } from '../content/facebookSimulator.ts';
import { tools } from '../content/tools.ts';
import { Advice } from '../frame/Advice.tsx';
import type { ContourPaths } from '../frame/Contours.tsx';
import { Icon } from '../frame/Icon.tsx';
import { OtherTools } from '../frame/OtherTools.tsx';
import { ResultActions } from '../frame/ResultActions.tsx';
import { ToolHero } from '../frame/ToolHero.tsx';
import { formatDollars, formatLeads } from './format.ts';
import { NumberField } from './NumberField.tsx';
import { ScenarioTable } from './ScenarioTable.tsx';
import { SensitivityChart } from './SensitivityChart.tsx';
import { SimulatorMaths } from './SimulatorMaths.tsx';
import { SimulatorResults } from './SimulatorResults.tsx';
import { scenario, shifted } from './scenarios.ts';
import { scenariosCsv } from './scenariosCsv.ts';
import { sensitivity } from './sensitivity.ts';
import type { Outcome } from './simulate.ts';
import { simulationContext } from './simulationContext.ts';
import { simulationText } from './simulationText.ts';
import { toInputs } from './simulatorValues.ts';
import { useSimulator } from './useSimulator.ts';
import { writeDecimalPoint } from './writeDecimalPoint.ts';

export interface SimulatorData {
  readonly contours: ContourPaths;
}

/** `/outils/simulateur-facebook-ads`: computes while one types, without complaint (TLS-012). */
export function FacebookSimulator({ data: { contours } }: PageProps<SimulatorData>) {
  const form = useRef<HTMLFormElement>(null);
  const state = useSimulator(form);
  const { values, kept } = state;
  const inputs = toInputs(values);
  const current = scenario(texts.scenarios.current, inputs);
  const keptOnes = kept.map((column, index) =>
    scenario(texts.scenarios.kept(String.fromCharCode(65 + index)), toInputs(column)),
  );
  const prudent = scenario(texts.scenarios.prudent, shifted(inputs, -1));
  const ambitious = scenario(texts.scenarios.ambitious, shifted(inputs, 1));
  const all = [prudent, current, ambitious, ...keptOnes];
  const wrong = simulatorFields.find(({ name }) => isNegative(values[name]));
  useAnnounced(wrong ? texts.wrong(wrong.label) : said(current.outcome));
  const file = { name: texts.fileName, type: 'text/csv' } as const;
  return (
    <>
      <ToolHero tool={tools.simulator} contours={contours} title={texts.title} lead={texts.lead} />
      <Bench>
        <SimulatorResults contours={contours} of={current} bounds={[prudent, ambitious]} />
        <form
          ref={form}
          noValidate
          autoComplete="off"
          onBlur={state.showInAddress}
          onBeforeInput={writeDecimalPoint}
          onSubmit={(event) => event.preventDefault()}
        >
          {/* On phones the results are out of sight while one types; they are said, and read, there. */}
          <Now aria-hidden="true">
            {texts.outputs.coutParLead} <strong>{formatDollars(current.outcome.coutParLead)}</strong>{' '}
            {texts.outputs.leads} <strong>{formatLeads(current.outcome.leads)}</strong>
          </Now>
          <Fields>
            <legend>{texts.inputs}</legend>
            {simulatorFields.map(({ name, label, step, hint }) => (
              <NumberField
                key={name}
                id={name}
                name={name}
                label={label}
                hint={hint}
                step={step}
                error={isNegative(values[name]) ? texts.positive : undefined}
                value={values[name]}
                onChange={(event) => state.set(name, event.currentTarget.value)}
              />
            ))}
          </Fields>
          <Button type="button" $look="quiet" onClick={state.reset}>
            <Icon name="reset" />
            {texts.reset}
          </Button>
        </form>
        <ResultActions
          address={state.address}
          text={() => simulationText(all, location.origin + state.address())}
          file={{ label: texts.csv, make: () => ({ ...file, text: scenariosCsv(all) }) }}
        />
      </Bench>
      <ScenarioTable scenarios={all} state={state} />
      <Doubt>
        <Explained>
          <div>
            <h2>{texts.chart.title}</h2>
            <p>{texts.chart.text}</p>
            <ul>
              {texts.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
            <a href={texts.learn.href}>{texts.learn.label}</a>
          </div>
          <SensitivityChart points={sensitivity(inputs)} />
        </Explained>
      </Doubt>
      <SimulatorMaths inputs={inputs} outcome={current.outcome} />
      <Advice tool={tools.simulator} art={massifFacebook} {...texts.advice} context={simulationContext(current)} />
      <OtherTools than={tools.simulator} />
    </>
  );
}

const isNegative = (typed: string) => Number(typed) < 0;

/** The results as one sentence. */
const said = ({ coutParLead, leads }: Outcome) =>
  coutParLead === undefined || leads === undefined
    ? texts.noResult
    : texts.said(formatLeads(leads), formatDollars(coutParLead));

const Bench = styled(Container)`
  display: grid;
  gap: 2rem clamp(2rem, 5vw, 4rem);
  align-items: start;
  & > form > button {
    margin: 1rem 0 0 -0.75rem;
    @media print {
      display: none;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: 20rem minmax(0, 1fr);
    & > :not(form) {
      grid-column: 2;
    }
    & > form {
      grid-area: 1 / 1 / span 2;
    }
  }
`;

/** What one changes, in a line below the header as long as fields are in view. It begins behind the results, which say the same, and comes out as they leave. */
const Now = styled.p`
  position: sticky;
  top: 4.5rem;
  z-index: 1;
  display: grid;
  grid-template-columns: auto 1fr auto auto;
  gap: 0.5rem;
  align-items: baseline;
  /* Past what is between the two, and its own height. */
  margin-block: -6rem 3.6rem;
  padding-block: 0.4rem;
  border-bottom: 1px solid var(--ag-line);
  background: var(--ag-ground);
  font-size: var(--ag-size-small);
  font-variant-numeric: tabular-nums;
  color: var(--ag-ink-soft);
  & > strong {
    font: 700 1.125rem/1.3 var(--ag-display);
    color: var(--ag-ink);
  }
  & ~ fieldset input {
    scroll-margin-top: 2.5rem;
  }
  /* The header is not there either. */
  @media (max-height: 30rem) {
    top: 0;
  }
  @media (min-width: 60rem), print {
    display: none;
  }
`;

const Fields = styled.fieldset`
  display: grid;
  gap: 1.25rem;
  align-items: start;
  min-width: 0;
  & > legend {
    padding: 0 0 1.25rem;
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    grid-template-columns: 1fr 1fr;
  }
`;

/* The only ground of its own, in the middle of the page. */
const Doubt = styled.section`
  margin-top: var(--ag-section);
  padding-block: var(--ag-section);
  background: var(--ag-band);
`;

const Explained = styled(Container)`
  display: grid;
  gap: 2rem clamp(2rem, 6vw, 6rem);
  align-items: center;
  & > div {
    display: grid;
    gap: 1.25rem;
    max-width: var(--ag-measure);
  }
  & p,
  & ul {
    color: var(--ag-ink-soft);
  }
  & ul {
    display: grid;
    gap: 0.5rem;
    font-size: 0.9375rem;
  }
  & a {
    justify-self: start;
    padding-block: 0.5rem;
    font-weight: 600;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 4fr 5fr;
  }
`;
