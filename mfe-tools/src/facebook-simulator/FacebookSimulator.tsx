import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Container, Row } from '@agence/shared-contracts/ui/Layout';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { simulatorFields, simulatorTexts as texts } from '../content/facebookSimulator.ts';
import { Advice } from '../frame/Advice.tsx';
import { ToolColumns, ToolHero } from '../frame/ToolFrame.tsx';
import { SensitivityChart } from './SensitivityChart.tsx';
import { SimulatorResults } from './SimulatorResults.tsx';
import { sensitivity } from './sensitivity.ts';
import { toInputs } from './simulatorValues.ts';
import { useSimulator } from './useSimulator.ts';

/** `/outils/simulateur-facebook-ads`: computes while one types, without complaint (TLS-012). */
export function FacebookSimulator() {
  const form = useRef<HTMLFormElement>(null);
  const { values, set, reset, shareUrl, showInAddress } = useSimulator(form);
  const [notice, setNotice] = useState('');
  const inputs = toInputs(values);

  async function share() {
    await showInAddress();
    await navigator.clipboard.writeText(shareUrl()).then(
      () => setNotice(texts.shared),
      () => setNotice(texts.shareFailed),
    );
  }
  return (
    <>
      <ToolHero seed="simulateur" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
      <ToolColumns>
        <SimulatorResults inputs={inputs} />
        <form
          ref={form}
          noValidate
          autoComplete="off"
          onBlur={showInAddress}
          onSubmit={(event) => event.preventDefault()}
        >
          <Fields>
            <legend>{texts.inputs}</legend>
            {simulatorFields.map(({ name, label, step, hint }) => (
              <Field
                key={name}
                id={name}
                name={name}
                label={label}
                hint={hint}
                type="number"
                inputMode="decimal"
                min={0}
                step={step}
                value={values[name]}
                onChange={(event) => set(name, event.currentTarget.value)}
              />
            ))}
          </Fields>
          <Actions>
            <Button type="button" $look="secondary" onClick={share}>
              {texts.share}
            </Button>
            <Button type="button" $look="secondary" onClick={() => print()}>
              {texts.print}
            </Button>
            <Button type="button" $look="quiet" onClick={reset}>
              {texts.reset}
            </Button>
            <span role="status">{notice}</span>
          </Actions>
        </form>
      </ToolColumns>
      <Explained>
        <h2>{texts.chart.title}</h2>
        <p>{texts.chart.text}</p>
        <SensitivityChart points={sensitivity(inputs)} />
        <ul>
          {texts.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <a href={texts.learn.href}>{texts.learn.label}</a>
      </Explained>
      <Advice tool="simulateur-facebook-ads" {...texts.advice} />
    </>
  );
}

const Fields = styled.fieldset`
  display: grid;
  gap: 1.75rem 2rem;
  min-width: 0;
  & > legend {
    padding: 0 0 1.25rem;
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  @media (min-width: 40rem) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Actions = styled(Row)`
  margin-top: 2rem;
  @media print {
    display: none;
  }
`;

const Explained = styled(Container).attrs({ as: 'section' })`
  display: grid;
  gap: 1.5rem;
  padding-top: var(--ag-section);
  & > p,
  & > ul {
    max-width: var(--ag-measure);
    color: var(--ag-ink-soft);
  }
  & > ul {
    display: grid;
    gap: 0.5rem;
  }
  & > a {
    justify-self: start;
    padding-block: 0.5rem;
    color: var(--ag-glacier);
  }
`;
