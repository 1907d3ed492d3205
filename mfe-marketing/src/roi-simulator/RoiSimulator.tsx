import { Container, Section, sprucePanel } from '@agence/shared-contracts/ui/Layout';
import { useAnnounced } from '@agence/shared-contracts/ui/useAnnounced';
import styled from 'styled-components';
import type { SectionOf } from '../content/landing.ts';
import { dollars, percent, whole } from '../figures/format.ts';
import { Slider } from '../slider/Slider.tsx';
import { useFormValues } from '../slider/useFormValues.ts';
import { PaybackChart } from './PaybackChart.tsx';
import { type RoiField, roi, roiFields } from './roi.ts';
import { initialRoiInputs, readRoiInputs, roiFieldNames } from './roiValues.ts';

const shown: Readonly<Record<RoiField, (value: number) => string>> = {
  visitors: whole,
  conversion: percent,
  basket: dollars,
  investment: dollars,
};

/** What a site brings back, computed while one moves four sliders (marketing-site §9 "ROI simulator"). */
export function RoiSimulator({ title, lead, fields, results, months, formula, never }: SectionOf<'roi'>) {
  const { values, form } = useFormValues(readRoiInputs, initialRoiInputs);
  const outcome = roi(values);
  const { monthly, yearly, breakEven } = outcome;
  const wait = Number.isFinite(breakEven) ? `${whole(breakEven)} ${breakEven > 1 ? months.many : months.one}` : never;
  useAnnounced(`${results.roi}\u00a0: ${percent(outcome.roi)}. ${results.breakEven}\u00a0: ${wait}.`);
  return (
    <Section $ground="band" id="simulateur">
      <Body>
        <header>
          <h2>{title}</h2>
          <p>{lead}</p>
        </header>
        <Fields {...form} onSubmit={(event) => event.preventDefault()} autoComplete="off">
          {roiFieldNames.map((name) => (
            <Slider
              key={name}
              id={`roi-${name}`}
              name={name}
              {...fields[name]}
              scale={roiFields[name]}
              value={values[name]}
              shown={shown[name](values[name])}
            />
          ))}
        </Fields>
        <Panel data-theme="dark">
          <dl>
            <div className="roi">
              <dt>{results.roi}</dt>
              <dd>{percent(outcome.roi)}</dd>
            </div>
            <div>
              <dt>{results.breakEven}</dt>
              <dd>{wait}</dd>
            </div>
            <div>
              <dt>{results.monthly}</dt>
              <dd>{dollars(monthly)}</dd>
            </div>
            <div>
              <dt>{results.yearly}</dt>
              <dd>{dollars(yearly)}</dd>
            </div>
          </dl>
          <PaybackChart
            yearly={yearly}
            investment={values.investment}
            cost={fields.investment.label}
            months={months.many}
          />
        </Panel>
        <details>
          <summary>{formula.title}</summary>
          {formula.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      </Body>
    </Section>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: 2.5rem;
  & > header {
    display: grid;
    gap: 1rem;
  }
  & > header > h2 {
    max-width: 10.7em;
    font-size: var(--ag-size-1);
  }
  & > header > p,
  & > details {
    max-width: var(--ag-measure);
    color: var(--ag-ink-soft);
  }
  & > details > summary {
    padding-block: 0.75rem;
    font-weight: 600;
    color: var(--ag-ink);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 5fr 6fr;
    gap: 3rem 5rem;
    & > header,
    & > details {
      grid-column: 1 / -1;
    }
  }
`;

const Fields = styled.form`
  display: grid;
  gap: 1.5rem;
  align-content: space-between;
`;

const Panel = styled.div`
  ${sprucePanel}
  display: grid;
  gap: 2rem;
  padding: clamp(1.5rem, 4vw, 3rem);
  & > dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1.5rem;
    margin: 0;
  }
  & dt {
    font-size: var(--ag-size-small);
    color: var(--ag-on-spruce-soft);
  }
  & dd {
    margin: 0.25rem 0 0;
    font: 700 var(--ag-size-3) / 1.1 var(--ag-display);
    font-variant-numeric: tabular-nums;
  }
  & .roi > dd {
    font-size: var(--ag-size-1);
    color: var(--ag-ember);
  }
  & .roi {
    grid-column: 1 / -1;
  }
  @media (min-width: 40rem) {
    & > dl {
      grid-template-columns: repeat(3, auto);
    }
  }
  /* On phones each has a line, so that none stands alone beside a hole. */
  @media (max-width: 39.99rem) {
    & > dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.6rem;
    }
    & > dl > :not(.roi) {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      align-items: baseline;
      padding-top: 0.6rem;
      border-top: 1px solid var(--ag-line);
    }
  }
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2.5rem;
    align-items: end;
    & > dl {
      grid-template-columns: auto;
    }
  }
`;
